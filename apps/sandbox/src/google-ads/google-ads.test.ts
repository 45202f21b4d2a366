import criterionErrors from "@tools/provider-facts/google-criterion-errors-v25.json" with { type: "json" }
import { describe, expect, it } from "vitest"
import { google, searchAd, searchOperations } from "../testing/campaigns.ts"
import { control, runSandbox } from "../testing/run-sandbox.ts"
import { parseGaql } from "./gaql.ts"

const DAY = 86_400_000
const CUSTOMER = "customers/4445556666"

describe("the Google Ads stand-in", () => {
  it("makes a whole campaign in one call, reviews its ad and reports by day", () =>
    runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
      const made = await google(sandbox, `${CUSTOMER}/googleAds:mutate`, {
        mutateOperations: searchOperations("Search"),
      })
      expect(made.body).toMatchObject({
        mutateOperationResponses: [
          { campaignBudgetResult: {} },
          { campaignResult: {} },
          { campaignCriterionResult: {} },
          { adGroupResult: {} },
          { adGroupCriterionResult: {} },
          { adGroupAdResult: {} },
        ],
      })
      const policy = async (): Promise<unknown> =>
        (
          await google(sandbox, `${CUSTOMER}/googleAds:search`, {
            query:
              "SELECT ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.review_status FROM ad_group_ad",
          })
        ).body["results"]
      expect(await policy()).toMatchObject([
        { adGroupAd: { policySummary: { approvalStatus: "UNKNOWN", reviewStatus: "REVIEW_IN_PROGRESS" } } },
      ])
      await control(sandbox, "POST", "/approve-all")
      expect(await policy()).toMatchObject([
        { adGroupAd: { policySummary: { approvalStatus: "APPROVED", reviewStatus: "REVIEWED" } } },
      ])
      await control(sandbox, "POST", "/clock", { advanceMs: 2 * DAY })
      const { list } = await google(sandbox, `${CUSTOMER}/googleAds:searchStream`, {
        query:
          "SELECT campaign.id, segments.date, metrics.impressions, metrics.clicks, metrics.cost_micros FROM campaign WHERE segments.date BETWEEN '2020-01-01' AND '2099-01-01' ORDER BY segments.date DESC",
      })
      expect(list).toHaveLength(1)
      const text = JSON.stringify(list)
      const costs = [...text.matchAll(/"costMicros":"(\d+)"/g)].map((match) => Number(match[1]))
      expect(costs).toHaveLength(3)
      for (const cost of costs) expect(cost).toBeLessThanOrEqual(500_000_000)
      const dates = [...text.matchAll(/"date":"([\d-]+)"/g)].map((match) => match[1] ?? "")
      expect(dates).toEqual(dates.toSorted().toReversed())
    }))

  it("stores nothing of a batch in which one operation is wrong", () =>
    runSandbox({}, async (sandbox) => {
      const operations = [
        ...searchOperations("Search").slice(0, 5),
        {
          adGroupAdOperation: {
            create: {
              adGroup: `${CUSTOMER}/adGroups/-3`,
              ad: searchAd("A headline that is far too long for the network"),
            },
          },
        },
      ]
      const refused = await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations: operations })
      expect(refused).toMatchObject({
        status: 400,
        body: {
          error: {
            status: "INVALID_ARGUMENT",
            details: [
              {
                "@type": expect.stringContaining("GoogleAdsFailure"),
                errors: [{ errorCode: { stringLengthError: "TOO_LONG" } }],
              },
            ],
          },
        },
      })
      expect(
        (await google(sandbox, `${CUSTOMER}/googleAds:search`, { query: "SELECT campaign.id FROM campaign" })).body[
          "results"
        ],
      ).toEqual([])
    }))

  it("takes a campaign's keyword only where it leaves searches out", () =>
    runSandbox({}, async (sandbox) => {
      const keywordOf = (criterion: object) => ({
        campaignCriterionOperation: {
          create: {
            campaign: `${CUSTOMER}/campaigns/-2`,
            keyword: { text: "free", matchType: "BROAD" },
            ...criterion,
          },
        },
      })
      const refusalOf = async (criterion: object) => {
        const mutateOperations = [...searchOperations("Search"), keywordOf(criterion)]
        const answer = await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations })
        return answer.status === 200 ? undefined : JSON.stringify(answer.body)
      }
      expect(await refusalOf({})).toContain("CANNOT_ADD_CRITERIA_TYPE")
      expect(await refusalOf({ negative: true, keyword: { text: "50% off", matchType: "BROAD" } })).toContain(
        "KEYWORD_HAS_INVALID_CHARS",
      )
      expect(await refusalOf({ negative: true })).toBeUndefined()
      const query =
        "SELECT campaign_criterion.keyword.text, campaign_criterion.keyword.match_type, campaign_criterion.negative FROM campaign_criterion WHERE campaign_criterion.type = 'KEYWORD'"
      expect((await google(sandbox, `${CUSTOMER}/googleAds:search`, { query })).body["results"]).toMatchObject([
        { campaignCriterion: { negative: true, keyword: { text: "free", matchType: "BROAD" } } },
      ])
    }))

  it("leaves out places of its own and no circle, and no place that it shows ads in", () =>
    runSandbox({}, async (sandbox) => {
      const refusalOf = async (...criteria: ReadonlyArray<object>) => {
        const operations = criteria.map((criterion) => ({
          campaignCriterionOperation: { create: { campaign: `${CUSTOMER}/campaigns/-2`, ...criterion } },
        }))
        const mutateOperations = [...searchOperations(`Search ${JSON.stringify(criteria).length}`), ...operations]
        const answer = await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations })
        return answer.status === 200 ? undefined : JSON.stringify(answer.body)
      }
      const proximity = (radius: number) => ({
        geoPoint: { latitudeInMicroDegrees: 18_500_000, longitudeInMicroDegrees: 73_800_000 },
        radius,
        radiusUnits: "KILOMETERS",
      })
      const mumbai = { location: { geoTargetConstant: "geoTargetConstants/1007785" } }
      const codes = `${criterionErrors.enums.CriterionError} ${criterionErrors.enums.CampaignCriterionError}`.split(" ")
      const expected = [
        ["CANNOT_EXCLUDE_CRITERIA_TYPE", [{ negative: true, proximity: proximity(2) }]],
        ["INVALID_PROXIMITY_RADIUS", [{ proximity: proximity(900) }]],
        ["INVALID_CRITERION_ID", [{ language: { languageConstant: "languageConstants/9" } }]],
        [
          "CANNOT_EXCLUDE_CRITERIA_TYPE",
          [{ negative: true, language: { languageConstant: "languageConstants/1023" } }],
        ],
        ["CANNOT_TARGET_AND_EXCLUDE", [mumbai, { negative: true, ...mumbai }]],
      ] as const
      for (const [code, criteria] of expected) {
        expect(codes).toContain(code)
        expect(await refusalOf(...criteria)).toContain(code)
      }
      expect(await refusalOf({ negative: true, ...mumbai })).toBeUndefined()
      expect(await refusalOf({ proximity: proximity(5) }, { proximity: proximity(7) })).toBeUndefined()
    }))

  it("tells of the searches of a running ad, and which of them are left out", () =>
    runSandbox({ marketSpeedSeconds: 60 }, async (sandbox) => {
      const negative = (text: string) => ({
        campaignCriterionOperation: {
          create: { campaign: `${CUSTOMER}/campaigns/-2`, negative: true, keyword: { text, matchType: "BROAD" } },
        },
      })
      await google(sandbox, `${CUSTOMER}/googleAds:mutate`, {
        mutateOperations: [...searchOperations("Search"), negative("prices")],
      })
      const query =
        "SELECT search_term_view.search_term, search_term_view.status, metrics.cost_micros, metrics.impressions FROM search_term_view"
      const rows = async () => (await google(sandbox, `${CUSTOMER}/googleAds:search`, { query })).body["results"]
      expect(await rows()).toEqual([])
      await control(sandbox, "POST", "/approve-all")
      await control(sandbox, "POST", "/clock", { advanceMs: 3 * DAY })
      expect(await rows()).toMatchObject([
        { searchTermView: { searchTerm: "dentist pune", status: "ADDED" } },
        { searchTermView: { searchTerm: "dentist pune near me", status: "NONE" } },
        { searchTermView: { searchTerm: "dentist pune prices", status: "EXCLUDED" } },
      ])
    }))

  it("changes only what the update mask names, and removes", () =>
    runSandbox({}, async (sandbox) => {
      await google(sandbox, `${CUSTOMER}/googleAds:mutate`, { mutateOperations: searchOperations("Search") })
      const find = async (): Promise<string> =>
        JSON.stringify(
          (
            await google(sandbox, `${CUSTOMER}/googleAds:search`, {
              query: "SELECT campaign.name, campaign.status FROM campaign",
            })
          ).body,
        )
      const name = (await find()).match(/customers\/\d+\/campaigns\/\d+/)?.[0] ?? ""
      await google(sandbox, `${CUSTOMER}/campaigns:mutate`, {
        operations: [{ update: { resourceName: name, status: "PAUSED", name: "Other" }, updateMask: "status" }],
      })
      expect(await find()).toContain('"name":"Search","status":"PAUSED"')
      expect(
        (
          await google(sandbox, `${CUSTOMER}/campaigns:mutate`, {
            operations: [{ update: { resourceName: name, status: "ENABLED" } }],
          })
        ).status,
      ).toBe(400)
      expect((await google(sandbox, `${CUSTOMER}/campaigns:mutate`, { operations: [{ remove: name }] })).body).toEqual({
        results: [{ resourceName: name }],
      })
      expect(await find()).toContain("REMOVED")
    }))

  it("checks every header and refuses unknown fields", () =>
    runSandbox({}, async (sandbox) => {
      const query = { query: "SELECT campaign.id FROM campaign" }
      expect(
        await google(sandbox, `${CUSTOMER}/googleAds:search`, query, { authorization: "Bearer nobody" }),
      ).toMatchObject({ status: 401, body: { error: { status: "UNAUTHENTICATED" } } })
      expect(
        await google(sandbox, `${CUSTOMER}/googleAds:search`, query, { "developer-token": "wrong" }),
      ).toMatchObject({ status: 401 })
      expect(
        await google(sandbox, `${CUSTOMER}/googleAds:search`, query, { "login-customer-id": "111-222-3333" }),
      ).toMatchObject({ status: 403 })
      expect(
        (await google(sandbox, `${CUSTOMER}/googleAds:search`, { query: "SELECT campaign.colour FROM campaign" })).body,
      ).toMatchObject({ error: { details: [{ errors: [{ errorCode: { queryError: "UNRECOGNIZED_FIELD" } }] }] } })
      const budget = { operations: [{ create: { name: "B", amountMicros: "10000000", colour: "red" } }] }
      expect(await google(sandbox, `${CUSTOMER}/campaignBudgets:mutate`, budget)).toMatchObject({ status: 400 })
    }))

  it("suggests keywords with figures, and places", () =>
    runSandbox({}, async (sandbox) => {
      const ideas = await google(sandbox, `${CUSTOMER}:generateKeywordIdeas`, {
        keywordSeed: { keywords: ["dentist"] },
        geoTargetConstants: ["geoTargetConstants/2356"],
        pageSize: 5,
      })
      expect(ideas.body).toMatchObject({
        results: [
          {
            text: "dentist",
            keywordIdeaMetrics: {
              avgMonthlySearches: expect.stringMatching(/^\d+$/),
              competition: expect.stringMatching(/LOW|MEDIUM|HIGH/),
            },
          },
          {},
          {},
          {},
          {},
        ],
        nextPageToken: "5",
      })
      const places = await google(sandbox, "geoTargetConstants:suggest", {
        locale: "en",
        countryCode: "GB",
        locationNames: { names: ["Bristol"] },
      })
      expect(places.body).toMatchObject({
        geoTargetConstantSuggestions: [{ geoTargetConstant: { name: "Bristol", countryCode: "GB" } }],
      })
    }))

  it("reads a query's parts", () => {
    expect(parseGaql("SELECT a.b, c.d FROM campaign WHERE a.b = 'x AND y' LIMIT 3").limit).toBe(3)
    expect(
      parseGaql(
        "SELECT a.b FROM campaign WHERE segments.date BETWEEN '2026-01-01' AND '2026-01-31' AND campaign.id IN (1, 2)",
      ).where,
    ).toEqual([
      { field: "segments.date", operator: "BETWEEN", values: ["2026-01-01", "2026-01-31"] },
      { field: "campaign.id", operator: "IN", values: ["1", "2"] },
    ])
  })
})
