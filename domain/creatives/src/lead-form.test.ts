import { Result, Schema } from "effect"
import { expect, test } from "vitest"
import { defaultLeadForm } from "./default-lead-form.ts"
import { checkLeadForm, LeadForm, leadFormLimits } from "./lead-form.ts"

const form: LeadForm = {
  title: "Ask us",
  description: "We answer today",
  completionTitle: "Thank you",
  completionDescription: "We call you back",
  fields: ["Name", "Phone"],
  consents: ["Contact"],
}
const failures = (changes: Partial<LeadForm>) => {
  const checked = checkLeadForm({ ...form, ...changes })
  return Result.isFailure(checked) ? checked.failure : {}
}

test("titles take 30 characters and descriptions 200", () => {
  expect(leadFormLimits).toEqual({
    title: 30,
    description: 200,
    completionTitle: 30,
    completionDescription: 200,
  })
  for (const [name, most] of Object.entries(leadFormLimits)) {
    expect(failures({ [name]: "x".repeat(most) })).toEqual({})
    expect(failures({ [name]: "x".repeat(most + 1) })).toEqual({
      [name]: { key: "validation.textTooLong", params: { most } },
    })
    expect(Schema.is(LeadForm)({ ...form, [name]: "x".repeat(most + 1) })).toBe(false)
  }
})

test("a character that takes many code units counts once", () => {
  expect(Schema.is(LeadForm)({ ...form, title: "👩‍👩‍👧‍👦".repeat(30) })).toBe(true)
})

test("every text is required, and all missing ones are reported", () => {
  const blank = { title: "", description: " ", completionTitle: "\n", completionDescription: "" }
  expect(Object.keys(failures(blank)).toSorted()).toEqual(Object.keys(blank).toSorted())
})

test("a form asks at least one thing and nothing twice", () => {
  expect(failures({ fields: [] })).toEqual({ fields: { key: "validation.required" } })
  const checked = checkLeadForm({ ...form, fields: ["Name", "Email", "Name"], consents: ["Contact", "Contact"] })
  expect(Result.getOrThrow(checked)).toMatchObject({ fields: ["Name", "Email"], consents: ["Contact"] })
})

test("the first form of a business that has said only its name can be published", () => {
  for (const language of ["en", "he"]) {
    const first = defaultLeadForm({ name: "Rye", services: [] }, language)
    expect(Result.isSuccess(checkLeadForm(first))).toBe(true)
    expect(first.description).toContain("Rye")
  }
})

test("a privacy address may be missing but not wrong", () => {
  expect(Result.getOrThrow(checkLeadForm({ ...form, privacyUrl: " " }))).toEqual(form)
  expect(Result.getOrThrow(checkLeadForm({ ...form, privacyUrl: "Shop.example/privacy" })).privacyUrl).toBe(
    "https://shop.example/privacy",
  )
  expect(failures({ privacyUrl: "nowhere" })).toEqual({ privacyUrl: { key: "validation.websiteInvalid" } })
})
