import { endpoints } from "@adapters/http-api"
import { expect, test } from "vitest"
import { inApi, signIn } from "./testing/in-api.ts"

interface Answer {
  readonly status: number
  readonly data: never
  readonly errorCode: never
}

/** Runs a story with calls of a visitor and of somebody who owns a business. */
const withBusiness = (
  story: (
    visit: (method: string, path: string, body?: object) => Promise<Answer>,
    own: (method: string, path: string, body?: object) => Promise<Answer>,
    root: string,
    userId: number,
  ) => Promise<void>,
) =>
  inApi(endpoints, async (send) => {
    const { token } = await signIn(send)
    const as =
      (headers: Readonly<Record<string, string>>) =>
      async (method: string, path: string, body?: object): Promise<Answer> => {
        const answer = await send(method, path, headers, body)
        return { status: answer.status, ...((await answer.json()) as Omit<Answer, "status">) }
      }
    const own = as({ authorization: `Bearer ${token}` })
    const { data: profile } = await own("POST", "/businessProfiles", { name: "Rye Bakery", currencyId: 17 })
    const { data: me } = await own("GET", "/users/me")
    const userId = (me as { readonly user: { readonly id: number } }).user.id
    await story(as({}), own, `/businessProfiles/${(profile as { readonly id: number }).id}`, userId)
  })

test("a report is published, read by its link alone, and not after it is withdrawn", () =>
  withBusiness(async (visit, own, root) => {
    const reports = `${root}/reports/published`
    const made = await own("POST", reports, { name: "November", preset: "LastMonth", groupBy: "Channel", linkDays: 2 })
    expect(made).toMatchObject({ status: 200, data: { report: { name: "November" } } })
    const { report, link } = made.data as { readonly report: { readonly id: number }; readonly link: string }
    const { pathname } = new URL(link)
    expect(pathname).toMatch(/^\/r\/[\w-]+$/u)
    const shared = pathname.replace("/r/", "/publishedReports/")
    expect(await visit("GET", shared)).toMatchObject({ status: 200, data: { businessName: "Rye Bakery" } })
    expect(await visit("GET", `${shared}x`)).toMatchObject({ errorCode: 1013 })
    expect(await visit("GET", `${reports}/${report.id}`)).toMatchObject({ status: 401 })
    expect(await own("GET", reports)).toMatchObject({ data: [{ id: report.id, sharedUntil: expect.any(Number) }] })
    expect(await own("DELETE", `${reports}/${report.id}/link`)).toMatchObject({ status: 200 })
    expect(await visit("GET", shared)).toMatchObject({ errorCode: 1013 })
    expect(await own("DELETE", `${reports}/${report.id}`)).toMatchObject({ status: 200 })
    expect(await own("GET", `${reports}/${report.id}`)).toMatchObject({ status: 404, errorCode: 104 })
    for (const wrong of [{}, { name: "" }, { name: "x", linkDays: 0 }, { name: "x", linkDays: 366 }])
      expect(await own("POST", reports, wrong)).toMatchObject({ status: 400, errorCode: 102 })
  }))

test("whoever has a copied link asks for changes, and approves nothing", () =>
  withBusiness(async (visit) => {
    const { data: draft } = await visit("POST", "/LocalBusiness/businessDetails", { region: "IN", name: "Bloom" })
    const { sessionId, encodedId } = draft as { readonly sessionId: string; readonly encodedId: string }
    const summary = `/LocalBusiness/LocalBusinessUserSessions/${encodedId}`
    const shownHash = async () => ((await visit("GET", summary)).data as { readonly shownHash: string }).shownHash
    const first = await shownHash()
    const decision = { shownHash: first, approverName: "Mira" }
    expect(await visit("POST", `${summary}/approve`, decision)).toMatchObject({ data: { approval: "Open" } })
    const data = [{ Name: "name", Value: "Blossom" }]
    expect(await visit("PATCH", "/LocalBusiness/businessDetails", { sessionId, changes: data })).toMatchObject({
      status: 200,
    })
    expect(await visit("POST", `${summary}/approve`, decision)).toMatchObject({ status: 409, errorCode: 1001 })
    const comments = [{ section: "business", comment: "The old name, please" }]
    const wish = { ...decision, shownHash: await shownHash(), comments }
    expect(await visit("POST", `${summary}/askForChange`, wish)).toMatchObject({
      data: { approval: "ChangeRequested" },
    })
    expect(await visit("POST", `${summary}/decline`, { ...wish, approverName: " " })).toMatchObject({ errorCode: 102 })
    expect(await visit("GET", `/localBusiness/${sessionId}/summaryDecisions`)).toMatchObject({
      data: {
        approval: "ChangeRequested",
        decisions: [
          { kind: "ChangeRequested", comments: [{ section: "business" }], isCurrent: true },
          { kind: "Approved", isCurrent: false },
        ],
      },
    })
    expect(await visit("POST", "/LocalBusiness/withdrawSummary", { sessionId })).toMatchObject({ status: 200 })
    expect(await visit("GET", summary)).toMatchObject({ errorCode: 1013 })
    expect(await visit("POST", `${summary}/approve`, decision)).toMatchObject({ errorCode: 1013 })
  }))

test("a payment by a link is refused as it stands, for every wrong link and version", () =>
  withBusiness(async (visit) => {
    const { data: draft } = await visit("POST", "/LocalBusiness/businessDetails", { region: "IN", name: "Bloom" })
    const { sessionId, encodedId } = draft as { readonly sessionId: string; readonly encodedId: string }
    const links = "/LocalBusiness/LocalBusinessUserSessions"
    const summary = `${links}/${encodedId}`
    const { shownHash } = (await visit("GET", summary)).data as { readonly shownHash: string }
    const payment = { shownHash, total: 100, idempotencyKey: "pay:link:100:0" }
    expect(await visit("GET", `${summary}/payment`)).toMatchObject({
      data: { isPaid: false, refusal: "NotReady", gateway: "razorpay", payments: [] },
    })
    expect(await visit("POST", `${summary}/payment`, payment)).toMatchObject({ status: 409, errorCode: 1034 })
    const tampered = { ...payment, shownHash: `${shownHash}0` }
    expect(await visit("POST", `${summary}/payment`, tampered)).toMatchObject({ status: 409, errorCode: 1001 })
    expect(await visit("POST", `${summary}/payment`, { ...payment, total: "x" })).toMatchObject({ errorCode: 102 })
    for (const wrong of [`${encodedId}x`, sessionId]) {
      expect(await visit("GET", `${links}/${wrong}/payment`)).toMatchObject({ status: 404 })
      expect(await visit("POST", `${links}/${wrong}/payment`, payment)).toMatchObject({ status: 404 })
    }
    expect(await visit("POST", `${summary}/payment/verify`, { paymentId: 1 })).toMatchObject({ status: 404 })
    await visit("POST", "/LocalBusiness/withdrawSummary", { sessionId })
    expect(await visit("GET", `${summary}/payment`)).toMatchObject({ errorCode: 1013 })
    expect(await visit("POST", `${summary}/payment`, payment)).toMatchObject({ errorCode: 1013 })
  }))

test("a referral code is created once, listed and ended by its owner alone", () =>
  withBusiness(async (visit, own) => {
    const made = await own("POST", "/referralCodes", { code: "asha-1" })
    expect(made).toMatchObject({ status: 200, data: { code: "ASHA-1" } })
    const { referralCodeId } = made.data as { readonly referralCodeId: number }
    expect(await own("POST", "/referralCodes", { code: "ASHA-1" })).toMatchObject({ errorCode: 101 })
    expect(await own("POST", "/referralCodes", { code: "a b" })).toMatchObject({ status: 400, errorCode: 102 })
    expect(await visit("GET", "/referralCodes")).toMatchObject({ status: 401 })
    expect(
      await own("POST", "/businessProfiles", { name: "Own", currencyId: 17, referralCode: "asha-1" }),
    ).toMatchObject({
      data: { referralCode: "asha-1" },
    })
    expect(await own("GET", "/referralCodes")).toMatchObject({
      data: { total: 1, codes: [{ code: "ASHA-1", signUps: 0, campaigns: 0, paid: [] }] },
    })
    expect(await visit("POST", `/referralCodes/${referralCodeId}/end`, {})).toMatchObject({ status: 401 })
    expect(await own("POST", "/referralCodes/404404/end", {})).toMatchObject({ status: 404, errorCode: 104 })
    expect(await own("POST", `/referralCodes/${referralCodeId}/end`, {})).toMatchObject({
      data: { endedAt: expect.any(Number) },
    })
  }))

test("a brief is written, planned and approved, and what is not allowed is refused", () =>
  withBusiness(async (_visit, own, root, userId) => {
    const dates = { from: "2046-12-01", to: "2046-12-31" }
    const written = { name: "Winter", details: "More bookings", dates, budget: 500_000 }
    const { data: made } = await own("POST", `${root}/briefs`, written)
    const brief = `${root}/briefs/${(made as { readonly id: number }).id}`
    expect(made).toMatchObject({ status: 6, currency: "INR" })
    expect(await own("PATCH", brief, { budget: 400_000, revision: 0 })).toMatchObject({ data: { budget: 400_000 } })
    expect(await own("PATCH", brief, { budget: 300_000, revision: 0 })).toMatchObject({ status: 409, errorCode: 1001 })
    expect(await own("POST", `${brief}/status`, { status: 2 })).toMatchObject({ status: 409, errorCode: 110 })
    expect(await own("POST", `${brief}/status`, { status: 1 })).toMatchObject({ data: { status: 1 } })
    const send = { revision: 0, approverIds: [userId], deadline: new Date(Date.now() + 9e8).toISOString().slice(0, 10) }
    expect(await own("POST", `${brief}/plan/versions`, send)).toMatchObject({ errorCode: 111 })
    const row = {
      id: "a1",
      channelType: "Social",
      publisher: "Meta",
      theme: "Winter",
      entity: "Store",
      dates,
      costSource: "Negotiated",
      cost: 1,
      buyType: "Auction",
      buyMetric: "CPC",
      unitCost: 1,
      kpiMetric: "Clicks",
      kpiVolume: 1,
      objective: "Traffic",
      budget: 1,
    }
    expect(await own("PUT", `${brief}/plan`, { revision: 0, lines: [row] })).toMatchObject({ data: { revision: 1 } })
    expect(await own("GET", `${root}/planApprovers`)).toMatchObject({ data: [{ id: userId }] })
    const { data: sent } = await own("POST", `${brief}/plan/versions`, { ...send, revision: 1 })
    const { hash } = sent as { readonly hash: string }
    const decide = (decision: object) => own("POST", `${brief}/plan/versions/1/decision`, { hash, ...decision })
    expect(await decide({ decision: "rejected" })).toMatchObject({ errorCode: 102 })
    expect(await decide({ decision: "approved", hash: "another" })).toMatchObject({ status: 409, errorCode: 1001 })
    expect(await decide({ decision: "approved" })).toMatchObject({ data: { status: 2 } })
    expect(await own("GET", `${root}/briefs?status=2`)).toMatchObject({ data: { briefs: [{ name: "Winter" }] } })
    expect(await own("DELETE", brief)).toMatchObject({ status: 409, errorCode: 110 })
    expect(await own("GET", `${root}/briefs/404404`)).toMatchObject({ status: 404, errorCode: 104 })
    expect(await own("POST", `${root}/briefs`, { ...written, name: " " })).toMatchObject({
      status: 400,
      errorCode: 102,
    })
  }))

test("a person's jobs are their own, and a stale name of a campaign is refused", () =>
  withBusiness(async (_visit, own, root, userId) => {
    expect(await own("POST", `/users/${userId}/dataExport`, {})).toMatchObject({ status: 200 })
    const job = { kind: "DataExport", status: 1 }
    expect(await own("GET", `/users/${userId}/jobs?isOpen=true`)).toMatchObject({ data: [job] })
    expect(await own("GET", `/users/${userId}/jobs?isOpen=false`)).toMatchObject({ data: [] })
    expect(await own("GET", "/users/404404/jobs")).toMatchObject({ status: 404, errorCode: 104 })
    const { data: made } = await own("POST", `${root}/roimatic/campaigns`, { name: "Spring" })
    const campaign = `${root}/roimatic/campaigns/${(made as { readonly id: number }).id}`
    const renamed = (Value: string, revision: number) =>
      own("PATCH", campaign, { revision, data: [{ Name: "name", Value }] })
    expect(await renamed("Summer", 0)).toMatchObject({ data: { name: "Summer", revisions: { revision: 1 } } })
    expect(await renamed("Autumn", 0)).toMatchObject({ status: 409, errorCode: 1001 })
    expect(await renamed("Autumn", 1)).toMatchObject({ data: { name: "Autumn" } })
  }))
