import { describe, expect, test } from "vitest"
import type { Sandbox } from "../start-sandbox.ts"
import { graph, launchMeta, made } from "../testing/campaigns.ts"
import { runSandbox } from "../testing/run-sandbox.ts"

const NEW = "v25.0"
const post = (sandbox: Sandbox, path: string, params: Record<string, unknown>, version = NEW, token?: string) =>
  graph(sandbox, "POST", path, params, token, version)

const campaignOf = async (sandbox: Sandbox): Promise<string> =>
  made(
    await post(sandbox, "act_3001/campaigns", {
      name: "C",
      objective: "OUTCOME_LEADS",
      special_ad_categories: [],
      is_adset_budget_sharing_enabled: false,
    }),
  )

const adSet = (campaign: string) => ({
  name: "S",
  campaign_id: campaign,
  daily_budget: 50_000,
  billing_event: "IMPRESSIONS",
  optimization_goal: "QUALITY_CALL",
  destination_type: "PHONE_CALL",
  promoted_object: { page_id: "4001" },
  targeting: { geo_locations: { zips: [{ key: "IN:411038" }] } },
})

describe("parameters", () => {
  test("a value outside an enumeration is refused with the values that fit", () =>
    runSandbox({}, async (sandbox) => {
      const campaign = await campaignOf(sandbox)
      for (const [name, value] of [
        ["destination_type", "MOON"],
        ["optimization_goal", "FAME"],
        ["billing_event", "SMILES"],
        ["bid_strategy", "CHEAP"],
      ]) {
        const { body } = await post(sandbox, "act_3001/adsets", { ...adSet(campaign), [String(name)]: value })
        expect(body).toMatchObject({
          error: { code: 100, message: expect.stringContaining(`Param ${name} must be one of {`) },
        })
      }
    }))

  test("an older version knows fewer values", () =>
    runSandbox({}, async (sandbox) => {
      const { campaign } = await launchMeta(sandbox)
      const { promoted_object, targeting, ...rest } = adSet(campaign)
      const params = { ...rest, promoted_object, targeting, optimization_goal: "LINK_CLICKS" }
      const refused = await post(sandbox, "act_3001/adsets", { ...params, destination_type: "ON_AD" }, "v8.0")
      expect(refused.body).toMatchObject({ error: { message: expect.stringContaining("destination_type") } })
      const taken = await post(sandbox, "act_3001/adsets", { ...params, destination_type: "WEBSITE" }, "v8.0")
      expect(taken.status).toBe(200)
    }))

  test("official parameters that Marquee never sends are taken", () =>
    runSandbox({}, async (sandbox) => {
      const campaign = await campaignOf(sandbox)
      const params = {
        frequency_control_specs: [],
        lifetime_imps: 0,
        is_incremental_attribution_enabled: false,
        value_rule_set_id: "7",
      }
      expect((await post(sandbox, "act_3001/adsets", { ...adSet(campaign), ...params })).status).toBe(200)
    }))

  test("an unknown parameter and an unknown key inside one are refused", () =>
    runSandbox({}, async (sandbox) => {
      const campaign = await campaignOf(sandbox)
      const unknown = await post(sandbox, "act_3001/adsets", { ...adSet(campaign), colour: "red" })
      expect(unknown.body).toMatchObject({ error: { message: expect.stringContaining("Unknown parameter 'colour'") } })
      const inside = { ...adSet(campaign), targeting: { geo_locations: { planets: ["Mars"] } } }
      expect((await post(sandbox, "act_3001/adsets", inside)).body).toMatchObject({
        error: { message: '(#100) Unexpected key "planets" on param "targeting[geo_locations]".' },
      })
    }))

  test("a value of another type is refused", () =>
    runSandbox({}, async (sandbox) => {
      const campaign = await campaignOf(sandbox)
      for (const change of [{ daily_budget: "lots" }, { end_time: "tomorrow" }, { is_dynamic_creative: "perhaps" }])
        expect((await post(sandbox, "act_3001/adsets", { ...adSet(campaign), ...change })).status).toBe(400)
    }))
})

test("a form says whether its leads can be read that came without an ad", () =>
  runSandbox({}, async (sandbox) => {
    const form = {
      name: "Enquiry",
      questions: [{ type: "EMAIL" }],
      privacy_policy: { url: "https://example.com/privacy" },
    }
    for (const [given, shown] of [
      [{ allow_organic_lead_retrieval: false }, false],
      [{}, true],
    ] as const) {
      const id = made(await post(sandbox, "4001/leadgen_forms", { ...form, ...given }, NEW, "page_token_4001"))
      const read = await graph(sandbox, "GET", id, { fields: "allow_organic_lead" })
      expect(read.body["allow_organic_lead"]).toBe(shown)
    }
    const other = await post(
      sandbox,
      "4001/leadgen_forms",
      { ...form, allow_organic_lead: true },
      NEW,
      "page_token_4001",
    )
    expect(other.status).toBe(400)
  }))

describe("a call ad", () => {
  const creative = (type: string, link: string) => ({
    name: "K",
    object_story_spec: {
      page_id: "4001",
      link_data: { link: "https://example.com/", call_to_action: { type, value: { link } } },
    },
  })
  const adOf = async (sandbox: Sandbox, type: string, link: string): Promise<number> => {
    const adset = made(await post(sandbox, "act_3001/adsets", adSet(await campaignOf(sandbox))))
    const id = made(await post(sandbox, "act_3001/adcreatives", creative(type, link)))
    return (await post(sandbox, "act_3001/ads", { name: "A", adset_id: adset, creative: { creative_id: id } })).status
  }

  test("dials a number of its audience's country", () =>
    runSandbox({}, async (sandbox) => {
      expect(await adOf(sandbox, "CALL_NOW", "tel:+914012345678")).toBe(200)
      expect(await adOf(sandbox, "CALL_NOW", "tel:+442071234567")).toBe(400)
    }))

  test("has a button that calls, and the button a number", () =>
    runSandbox({}, async (sandbox) => {
      expect(await adOf(sandbox, "LEARN_MORE", "https://example.com/")).toBe(400)
      const refused = await post(sandbox, "act_3001/adcreatives", creative("CALL_NOW", "https://example.com/"))
      expect(refused.body).toMatchObject({ error: { error_user_msg: expect.stringContaining("needs a phone number") } })
    }))

  test.each([
    ["the destination PHONE_CALL", { destination_type: "WEBSITE" }],
    ["a page", { promoted_object: {} }],
    ["adults", { targeting: { age_min: 16, geo_locations: { countries: ["IN"] } } }],
  ])("needs %s", (_, change) =>
    runSandbox({}, async (sandbox) => {
      const campaign = await campaignOf(sandbox)
      expect((await post(sandbox, "act_3001/adsets", adSet(campaign))).status).toBe(200)
      expect((await post(sandbox, "act_3001/adsets", { ...adSet(campaign), ...change })).status).toBe(400)
    }),
  )
})
