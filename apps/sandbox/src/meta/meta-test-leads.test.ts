import { describe, expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, launchMeta, made } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"

const options = [{ value: "Now" }, { value: "Later" }]
const form = {
  name: "Enquiry",
  questions: [{ type: "FULL_NAME" }, { type: "CUSTOM", key: "when", label: "When?", options }],
  privacy_policy: { url: "https://example.com/privacy" },
}
const post = (sandbox: Sandbox, change: object) =>
  graph(sandbox, "POST", "4001/leadgen_forms", { ...form, ...change }, "page_token_4001", "v25.0")

describe("a form", () => {
  test.each([
    ["options of one value", { questions: [{ type: "CUSTOM", label: "When?", options: options.slice(1) }] }],
    ["two equal options", { questions: [{ type: "CUSTOM", label: "When?", options: [...options, ...options] }] }],
    ["an unknown part of an option", { questions: [{ type: "CUSTOM", label: "When?", options: [{ text: "Now" }] }] }],
    ["options of a usual question", { questions: [{ type: "EMAIL", options }] }],
    ["a question that is asked twice", { questions: [form.questions[1], { ...form.questions[1], key: "other" }] }],
    ["an unknown button", { thank_you_page: { title: "Thanks", button_type: "DANCE" } }],
    ["an unknown part of the thanks", { thank_you_page: { title: "Thanks", button_type: "NONE", colour: "red" } }],
    ["thanks without a title", { thank_you_page: { button_type: "NONE" } }],
    ["a website without its address", { thank_you_page: { title: "Thanks", button_type: "VIEW_WEBSITE" } }],
    [
      "a call without its country",
      { thank_you_page: { title: "T", button_type: "CALL_BUSINESS", business_phone_number: "+912012345678" } },
    ],
  ])("with %s is refused", (_what, change) =>
    runSandbox({}, async (sandbox) => {
      expect((await post(sandbox, change)).status).toBe(400)
    }),
  )

  test("with choices and a button that calls is taken", () =>
    runSandbox({}, async (sandbox) => {
      const thanks = {
        title: "Thanks",
        button_type: "CALL_BUSINESS",
        business_phone_number: "+912012345678",
        country_code: "IN",
      }
      expect((await post(sandbox, { thank_you_page: thanks })).status).toBe(200)
    }))
})

describe("a test lead", () => {
  test("has the given answers and dummies for the rest, and no ad", () =>
    runSandbox({}, async (sandbox) => {
      const id = made(await post(sandbox, {}))
      const lead = made(
        await graph(sandbox, "POST", `${id}/test_leads`, { field_data: [{ name: "when", values: ["Later"] }] }),
      )
      const { body } = await graph(sandbox, "GET", lead, { fields: "field_data,form_id,ad_id" })
      expect(body["form_id"]).toBe(id)
      expect(body["ad_id"]).toBeUndefined()
      expect(body["field_data"]).toEqual([
        { name: "full_name", values: ["<test lead: dummy data for full_name>"] },
        { name: "when", values: ["Later"] },
      ])
    }))

  test("is one at a time, and is no lead of the form's ads", () =>
    runSandbox({}, async (sandbox) => {
      const { form: id } = await launchMeta(sandbox)
      const lead = made(await graph(sandbox, "POST", `${id}/test_leads`))
      expect((await graph(sandbox, "POST", `${id}/test_leads`)).status).toBe(400)
      const { body } = await graph(sandbox, "GET", `${id}/test_leads`, { fields: "id" })
      expect(body["data"]).toEqual([{ id: lead }])
      expect((await graph(sandbox, "GET", `${id}/leads`)).body["data"]).toEqual([])
      expect((await graph(sandbox, "DELETE", lead)).status).toBe(200)
      expect((await graph(sandbox, "POST", `${id}/test_leads`)).status).toBe(200)
    }))

  test("with an answer to nothing that the form asks is refused", () =>
    runSandbox({}, async (sandbox) => {
      const id = made(await post(sandbox, {}))
      const given = { field_data: [{ name: "colour", values: ["red"] }] }
      expect((await graph(sandbox, "POST", `${id}/test_leads`, given)).status).toBe(400)
    }))

  test("is told to the subscribed page as every lead is", () =>
    runSandbox({}, async (sandbox) => {
      await graph(sandbox, "POST", "4001/subscribed_apps", { subscribed_fields: "leadgen" }, "page_token_4001")
      const id = made(await post(sandbox, {}))
      const lead = made(await graph(sandbox, "POST", `${id}/test_leads`))
      expect(JSON.stringify(await control(sandbox, "GET", "/webhooks"))).toContain(lead)
    }))
})
