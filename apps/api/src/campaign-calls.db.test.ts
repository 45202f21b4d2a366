import { endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { inApi, signIn } from "./testing/in-api.ts"

test("a draft campaign is made from its payload, estimated, configured and listed", () =>
  inApi(endpoints, async (send) => {
    const { token } = await signIn(send)
    const call = async (method: string, path: string, body?: object) => {
      const answer = await send(method, path, { authorization: `Bearer ${token}` }, body)
      return {
        status: answer.status,
        ...((await answer.json()) as { readonly data: never; readonly errorCode: never }),
      }
    }
    const { data: profile } = await call("POST", "/businessProfiles", { name: "Rye Bakery", currencyId: 17 })
    const root = `/businessProfiles/${(profile as { readonly id: number }).id}`
    const payload = {
      name: "Spring",
      objectiveId: 2,
      budget: 350_000,
      budgetType: 2,
      schedulingMode: 1,
      startDate: "2046-12-01",
      endDate: "2046-12-10",
      additionalConfigurationJson: '{"tag":"old"}',
      isDraft: true,
    }
    const made = await call("POST", `${root}/roimatic/campaigns`, payload)
    expect(made).toMatchObject({ status: 200, data: { name: "Spring", status: "Draft" } })
    const { id } = made.data as { readonly id: number }
    for (const wrong of [{ name: "" }, { endDate: "2046-11-01" }, { additionalConfigurationJson: "{" }, { budget: -1 }])
      expect(await call("POST", `${root}/roimatic/campaigns`, { ...payload, ...wrong })).toMatchObject({
        errorCode: 102,
      })

    const campaign = `${root}/roimaticCampaigns/${id}`
    expect(await call("POST", `${campaign}/estimatebudget`, { region: "IN" })).toMatchObject({
      data: { budget: { dailyBudget: 35_000, days: 10 }, price: { dailyBudget: 35_000 } },
    })
    expect(await call("GET", `${campaign}/estimateConversion?amount=35000`)).toMatchObject({ status: 200 })
    expect(await call("GET", `${campaign}/estimateConversion?amount=0`)).toMatchObject({ errorCode: 102 })
    const configured = (Value: string, revision: number) =>
      call("PATCH", `${campaign}/additionalconfiguration`, { revision, data: [{ Name: "tag", Value }] })
    expect(await configured("spring", 1)).toMatchObject({ data: { configuration: { tag: "spring" }, revision: 2 } })
    expect(await configured("summer", 1)).toMatchObject({ status: 409, errorCode: 1001 })
    expect(await call("POST", `${campaign}/launch`, { isAsync: true, region: "IN" })).toMatchObject({ status: 409 })

    expect(await call("GET", `${root}/roimaticCampaigns?statuses=new`)).toMatchObject({ data: { campaigns: [{ id }] } })
    expect(await call("GET", `${root}/roimaticCampaigns?statuses=gone`)).toMatchObject({ status: 400, errorCode: 102 })
    expect(await call("GET", `${root}/roimatic/campaigns?mediapLanIds=${id}&IsDraft=false`)).toMatchObject({
      data: { campaigns: [] },
    })
    expect(await call("GET", `${root}/assignedPricingBands?isActive=true`)).toMatchObject({
      data: [{ isActive: true, band: { currency: "INR" } }],
    })
    expect(await call("GET", "/pricingBandLevels?currencyCode=INR")).toMatchObject({ data: { currency: "INR" } })
    expect(await call("GET", "/pricingBandLevels?currencyCode=EUR")).toMatchObject({ status: 404, errorCode: 104 })
    for (const [method, path, body] of [
      ["POST", "estimatebudget", {}],
      ["GET", "estimateConversion?amount=1", undefined],
      ["PATCH", "additionalconfiguration", { data: [] }],
    ] as const)
      expect(await call(method, `${root}/roimaticCampaigns/404404/${path}`, body)).toMatchObject({
        status: 404,
        errorCode: 104,
      })
  }))

test("a campaign's details, creatives and session are changed and listed", () =>
  inApi(endpoints, async (send) => {
    const { token } = await signIn(send)
    const call = async (method: string, path: string, body?: object) => {
      const answer = await send(method, path, { authorization: `Bearer ${token}` }, body)
      return { status: answer.status, ...((await answer.json()) as { readonly data: never }) }
    }
    const { data: profile } = await call("POST", "/businessProfiles", { name: "Rye Bakery", currencyId: 17 })
    const root = `/businessProfiles/${(profile as { readonly id: number }).id}`
    const { data: made } = await call("POST", `${root}/roimatic/campaigns`, { name: "Spring" })
    const { id } = made as { readonly id: number }
    const details = `${root}/localBusiness/campaigns/${id}`
    const named = (Value: unknown, revision: number) => ({ revision, data: [{ Name: "name", Value }] })

    expect(await call("PATCH", details, named("Rye & Sons", 1))).toMatchObject({ status: 200, data: { revision: 2 } })
    expect(await call("PATCH", details, named("Spelt", 1))).toMatchObject({
      status: 409,
      errorCode: 1001,
      details: { details: { name: "Rye & Sons" } },
    })
    for (const [wrong, status] of [
      [named("x".repeat(30), 2), 400],
      [{ data: "all" }, 400],
    ] as const)
      expect(await call("PATCH", details, wrong)).toMatchObject({ status, errorCode: 102 })

    const creatives = (query: string) => call("GET", `${root}/roimatic/${query}`)
    expect(await creatives("promotions?flavour=smallBusiness")).toMatchObject({ data: [{ id: "code-WELCOME10" }, {}] })
    expect(await creatives("getCreatives?promotionId=code-WELCOME10")).toMatchObject({
      data: [{ content: { businessName: "Rye & Sons" } }, ...Array.from({ length: 11 }, () => ({}))],
    })
    expect(await creatives("getCategoryCreatives?category=dentist")).toMatchObject({ data: { length: 12 } })
    expect(await creatives("getSearchCreatives?theme=Rye%20bread")).toMatchObject({ data: [{ theme: "Rye bread" }] })
    for (const wrong of [
      "promotions?flavour=sour",
      "getCreatives",
      "getCategoryCreatives?category=nothing",
      "getSearchCreatives?theme=%20",
    ])
      expect(await creatives(wrong)).toMatchObject({ status: 400, errorCode: 102 })
    expect(await creatives("getCreatives?promotionId=offer-1")).toMatchObject({ status: 404, errorCode: 104 })

    const { data: session } = await call("POST", "/LocalBusiness/businessDetails", { region: "IN", name: "Spelt" })
    const { sessionId } = session as { readonly sessionId: string }
    const campaign = `${root}/roimaticcampaigns/${id}`
    expect(await call("PUT", campaign, { sessionId })).toMatchObject({ status: 200, data: {} })
    expect(await call("GET", `${root}/roimaticCampaigns/${id}`)).toMatchObject({ data: { sessionId } })
    expect(await call("PATCH", details, named("Spelt & Rye", 9))).toMatchObject({ status: 200 })
    const { data: other } = await call("POST", `${root}/roimatic/campaigns`, {})
    const another = `${root}/roimaticcampaigns/${(other as { readonly id: number }).id}`
    expect(await call("PUT", another, { sessionId })).toMatchObject({ status: 409, errorCode: 1006 })
    expect(await call("PUT", campaign, { sessionId: "x" })).toMatchObject({ status: 400, errorCode: 102 })
    for (const [method, path, body] of [
      ["PUT", `${root}/roimaticcampaigns/404404`, { sessionId }],
      ["PATCH", `${root}/localBusiness/campaigns/404404`, named("Rye", 1)],
    ] as const)
      expect(await call(method, path, body)).toMatchObject({ status: 404, errorCode: 104 })
  }))
