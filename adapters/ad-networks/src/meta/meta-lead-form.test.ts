import { expect, test } from "vitest"
import { samplePlan } from "@application/campaigns/conformance"
import type { AdPlan, LeadFormPlan } from "@domain/campaigns"
import { leadOf } from "./meta-lead.ts"
import { leadFormParameters } from "./meta-lead-form.ts"

const node = {
  id: "77",
  created_time: "2026-11-23T10:00:00+0000",
  form_id: "8",
  field_data: [{ name: "full_name", values: ["Dev"] }],
}
const form = {
  id: "8",
  legal_content: {
    id: "98",
    custom_disclaimer: {
      title: "Your consent",
      body: { text: "Choose." },
      checkboxes: [
        { key: "contact", text: "You may call me.", is_required: true, is_checked_by_default: false },
        { key: "newsletter", text: "Send me news.", is_required: false, is_checked_by_default: false },
      ],
    },
  },
}
const at = Date.parse("2026-11-23T10:00:00Z")
const consentsOf = (responses: ReadonlyArray<object> | undefined, of: unknown = form) =>
  leadOf({ ...node, ...(responses !== undefined && { custom_disclaimer_responses: responses }) }, of)?.consents

test("consents have the words and version of the form, and say what was ticked", () => {
  const responses = [
    { checkbox_key: "contact", is_checked: "1" },
    { checkbox_key: "newsletter", is_checked: "" },
  ]
  expect(consentsOf(responses)).toEqual([
    { kind: "Contact", text: "You may call me.", version: "98", isGiven: true, at },
    { kind: "Newsletter", text: "Send me news.", version: "98", isGiven: false, at },
  ])
})

test("a checkbox that the form no longer shows is not taken for ticked", () => {
  expect(consentsOf([{ checkbox_key: "sms" }], {})).toEqual([{ text: "sms", version: "", isGiven: false, at }])
})

test("a lead of a form without checkboxes has no consents", () => {
  expect(consentsOf(undefined)).toBeUndefined()
  expect(consentsOf([])).toBeUndefined()
})

test("the addresses that a filled form leads to say where the lead came from", () => {
  const { leadForm, ...sample } = samplePlan(1, "Social")
  if (leadForm === undefined) throw new Error("The sample has no form")
  const { thanks: _call, ...form } = leadForm
  const plan = { ...sample, link: "https://a.example/visit#book", tracking: "utm_source=facebook" }
  const tracked = "https://a.example/visit?utm_source=facebook#book"
  expect(leadFormParameters(plan, form)).toMatchObject({
    thank_you_page: { website_url: tracked },
    follow_up_action_url: tracked,
    privacy_policy: { url: "https://sunrisedental.example/privacy" },
  })
})

test("a lead names the ad, form and surface that brought it, as far as Meta tells them", () => {
  expect(leadOf({ ...node, ad_id: "5", ad_name: "Smile", platform: "ig" })?.source).toEqual({
    adId: "5",
    adName: "Smile",
    formId: "8",
    platform: "ig",
  })
  expect(leadOf({ ...node, ad_name: null, ad_id: null })?.source).toEqual({ formId: "8" })
  expect(leadOf({ id: "77", field_data: [] })).not.toHaveProperty("source")
})

const asked = {
  id: "8",
  questions: [
    { key: "own_q1", label: "When?", options: [{ key: "choice_1", value: "This week" }] },
    { key: "own_q2", label: "Anything else?" },
  ],
}
const answersOf = (of: unknown) =>
  leadOf(
    {
      ...node,
      field_data: [{ name: "own_q1", values: ["choice_1"] }, { name: "own_q2", values: [" No "] }, ...node.field_data],
    },
    of,
  )?.answers

test("answers have the words of the form, also where Meta tells a choice by its key", () => {
  expect(answersOf(asked)).toEqual([
    { question: "When?", answer: "This week" },
    { question: "Anything else?", answer: "No" },
  ])
})

test("answers to a form that is gone keep the keys of its questions", () => {
  expect(answersOf(undefined)?.map(({ question }) => question)).toEqual(["own_q1", "own_q2"])
})

const thanksOf = (thanks: LeadFormPlan["thanks"], plan: AdPlan = samplePlan(1, "Social")) => {
  const { leadForm } = plan
  if (leadForm === undefined) throw new Error("The sample has no form")
  const { thanks: _sample, ...form } = leadForm
  const withThanks = { ...form, ...(thanks !== undefined && { thanks }) }
  return leadFormParameters(plan, withThanks)["thank_you_page"]
}

test("the button after a form calls, opens the website or is not there", () => {
  expect(thanksOf({ button: "Call", buttonText: "Call us" })).toMatchObject({
    button_type: "CALL_BUSINESS",
    button_text: "Call us",
    business_phone_number: "+919876543210",
    country_code: "IN",
  })
  expect(thanksOf({ button: "None" })).toEqual({
    title: "Thank you",
    body: "We will call you soon.",
    button_type: "NONE",
  })
  const website = { button_type: "VIEW_WEBSITE", website_url: "https://sunrisedental.example/visit" }
  expect(thanksOf(undefined)).toEqual({ title: "Thank you", body: "We will call you soon.", ...website })
  const { phone: _phone, ...silent } = samplePlan(1, "Social")
  expect(thanksOf({ button: "Call" }, silent)).toMatchObject(website)
})
