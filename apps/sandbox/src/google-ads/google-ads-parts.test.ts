import { describe, expect, it } from "vitest"
import { google, searchOperations } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"

const CUSTOMER = "customers/4445556666"
const METRICS = "metrics.impressions, metrics.clicks, metrics.cost_micros"

describe("parts of figures at the Google Ads stand-in", () => {
  it("add up to the campaign's in every view", () =>
    runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
      await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations: searchOperations("Search") })
      await control(sandbox, "POST", "/approve-all")
      await control(sandbox, "POST", "/clock", { advanceMs: 86_400_000 })
      const sumOf = async (query: string) => {
        const { body } = await google(sandbox, `${CUSTOMER}/googleAds:search`, { query })
        const text = JSON.stringify(body["results"])
        return ["impressions", "clicks", "costMicros"].map((name) =>
          [...text.matchAll(new RegExp(`"${name}":"(\\d+)"`, "g"))].reduce((sum, match) => sum + Number(match[1]), 0),
        )
      }
      const whole = await sumOf(`SELECT segments.date, ${METRICS} FROM campaign`)
      expect(whole[0]).toBeGreaterThan(0)
      for (const [field, view] of [
        ["segments.device", "campaign"],
        ["segments.hour", "campaign"],
        ["ad_group_ad.resource_name", "ad_group_ad"],
        ["ad_group_criterion.age_range.type", "age_range_view"],
        ["ad_group_criterion.gender.type", "gender_view"],
        ["segments.geo_target_region", "user_location_view"],
      ])
        expect(await sumOf(`SELECT segments.date, ${field}, ${METRICS} FROM ${view}`)).toEqual(whole)
    }))

  it("are refused where a view does not take the segment or tells no calls", () =>
    runSandbox({}, async (sandbox) => {
      const refusalOf = async (query: string) => {
        const { status, body } = await google(sandbox, `${CUSTOMER}/googleAds:search`, { query })
        return [status, JSON.stringify(body)] as const
      }
      for (const [query, code] of [
        [`SELECT segments.hour, ${METRICS} FROM age_range_view`, "PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE"],
        [`SELECT segments.geo_target_region, ${METRICS} FROM campaign`, "PROHIBITED_SEGMENT_IN_SELECT_OR_WHERE_CLAUSE"],
        ["SELECT metrics.phone_calls FROM gender_view", "PROHIBITED_METRIC_IN_SELECT_OR_WHERE_CLAUSE"],
        [
          "SELECT segments.device, metrics.phone_calls FROM campaign",
          "PROHIBITED_SEGMENT_WITH_METRIC_IN_SELECT_OR_WHERE_CLAUSE",
        ],
        ["SELECT gender_view.gender FROM gender_view", "UNRECOGNIZED_FIELD"],
      ] as const) {
        const [status, body] = await refusalOf(query)
        expect(status).toBe(400)
        expect(body).toContain(code)
      }
    }))

  it("names regions by their constants", () =>
    runSandbox({}, async (sandbox) => {
      const { body } = await google(sandbox, `${CUSTOMER}/googleAds:search`, {
        query:
          "SELECT geo_target_constant.resource_name, geo_target_constant.name FROM geo_target_constant WHERE geo_target_constant.resource_name IN ('geoTargetConstants/20462')",
      })
      expect(body["results"]).toEqual([
        { geoTargetConstant: { resourceName: "geoTargetConstants/20462", name: "Maharashtra" } },
      ])
    }))
})
