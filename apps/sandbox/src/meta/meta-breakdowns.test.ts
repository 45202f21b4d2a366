import { describe, expect, it } from "vitest"
import { graph, launchMeta } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"

const fields = "impressions,inline_link_clicks,spend,actions"

describe("insights of the Meta stand-in by breakdowns", () => {
  it("adds up to the day in every combination that Meta stores", () =>
    runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
      const { campaign } = await launchMeta(sandbox)
      await control(sandbox, "POST", "/approve-all")
      await control(sandbox, "POST", "/clock", { advanceMs: 86_400_000 })
      const rowsOf = async (breakdowns?: readonly string[]) => {
        const parameters = {
          fields,
          time_increment: "1",
          limit: "500",
          ...(breakdowns !== undefined && { breakdowns }),
        }
        const { body } = await graph(sandbox, "GET", `${campaign}/insights`, parameters)
        if (!Array.isArray(body["data"])) throw new Error(JSON.stringify(body))
        return body["data"] as readonly Record<string, string>[]
      }
      const sumOf = (rows: readonly Record<string, string>[]) =>
        ["impressions", "inline_link_clicks", "spend"].map((name) =>
          rows.reduce((sum, row) => sum + Math.round(Number(row[name]) * 100), 0),
        )
      const whole = sumOf(await rowsOf())
      for (const breakdowns of [
        ["age"],
        ["gender"],
        ["age", "gender"],
        ["region"],
        ["hourly_stats_aggregated_by_advertiser_time_zone"],
        ["publisher_platform", "impression_device"],
      ]) {
        const rows = await rowsOf(breakdowns)
        expect(sumOf(rows)).toEqual(whole)
        for (const row of rows) for (const name of breakdowns) expect(row[name]).toMatch(/./)
      }
      const hours = await rowsOf(["hourly_stats_aggregated_by_advertiser_time_zone"])
      expect(hours[0]?.["hourly_stats_aggregated_by_advertiser_time_zone"]).toMatch(/^\d\d:00:00 - \d\d:59:59$/)
    }))

  it("refuses what Meta does not store together, knows not or cannot count by hour", () =>
    runSandbox({}, async (sandbox) => {
      const { campaign } = await launchMeta(sandbox)
      const refusalOf = async (breakdowns: readonly string[], asked = fields) => {
        const { status, body } = await graph(sandbox, "GET", `${campaign}/insights`, { fields: asked, breakdowns })
        return [status, JSON.stringify(body)] as const
      }
      for (const [breakdowns, words] of [
        [["age", "region"], "Current combination of data breakdown columns (action_type, age, region) is invalid"],
        [["impression_device"], "Current combination of data breakdown columns"],
        [["gender", "hourly_stats_aggregated_by_advertiser_time_zone"], "Current combination"],
        [["colour"], "breakdowns[0] must be one of the following values"],
      ] as const) {
        const [status, body] = await refusalOf(breakdowns)
        expect(status).toBe(400)
        expect(body).toContain(words)
      }
      const [status] = await refusalOf(["hourly_stats_aggregated_by_advertiser_time_zone"], "impressions,reach")
      expect(status).toBe(400)
    }))
})
