import createClient from "openapi-fetch"
import type { components, paths } from "./api.d.ts"

// An integrator's program: it knows the served OpenAPI document and Stripe's own API. The sandbox's control room is the
// reader of messages and the networks' reviewer.
const [origin = "", sandbox = "", emailAddress = "", phone = ""] = process.argv.slice(2)
type Change = components["schemas"]["DraftChange"]

const api = createClient<paths>({ baseUrl: `${origin}/api/v1.0` })
const wait = (milliseconds: number) => new Promise((done) => setTimeout(done, milliseconds))

const dataOf = <Data>({ data, error }: { data?: { data: Data }; error?: unknown }): Data => {
  if (data === undefined) throw new Error(JSON.stringify(error))
  return data.data
}

const until = async <Value>(ask: () => Promise<Value>, holds: (value: Value) => boolean): Promise<Value> => {
  for (let tries = 0; tries < 120; tries += 1) {
    const value = await ask()
    if (holds(value)) return value
    await wait(1_000)
  }
  throw new Error("Waited in vain")
}

// The draft and what its website says.
const { sessionId } = dataOf(
  await api.POST("/LocalBusiness/businessDetails", {
    body: { region: "GB", language: "en", websiteUrl: `${sandbox}/sites/oakfield-plumbing/` },
  }),
)
const draft = async () => dataOf(await api.GET("/LocalBusiness/businessDetails", { params: { query: { sessionId } } }))
const read = await until(draft, ({ extraction }) => extraction.status !== "pending")

// The owner's mobile, by the code that the message brings.
dataOf(await api.POST("/LocalBusiness/sendOtp", { body: { sessionId, phone, channel: "Sms" } }))
const codeOf = async (): Promise<string | undefined> => {
  const answer = await fetch(`${sandbox}/control/api/messages?to=${encodeURIComponent(phone)}`)
  const [message] = (await answer.json()) as Array<{ otp?: string }>
  return message?.otp
}
const otp = (await until(codeOf, (code) => code !== undefined)) ?? ""
dataOf(await api.POST("/LocalBusiness/validateOtp", { body: { sessionId, phone, otp } }))

// The account, with the terms accepted.
const { signedIn, details } = dataOf(
  await api.POST("/LocalBusiness/signUp", {
    body: {
      sessionId,
      emailAddress,
      loginPassword: "Str0ng-Pass!",
      firstName: "Olive",
      lastName: "Oakfield",
      phone,
      isTosAccepted: true,
    },
  }),
)
api.use({
  onRequest: ({ request }) => {
    request.headers.set("authorization", `Bearer ${signedIn.accessToken}`)
    return request
  },
})
const { businessProfileId, campaignId } = details
if (businessProfileId === undefined || campaignId === undefined) throw new Error("The sign-up named no campaign")

// What the business does, whether or not its website said so.
const [category] = dataOf(
  await api.GET("/LocalBusiness/BusinessCategories", { params: { query: { keyword: "plumber", language: "en" } } }),
)
if (category === undefined) throw new Error("No category was found")
const services = dataOf(
  await api.GET("/LocalBusiness/BusinessCategories/{category}/services", {
    params: { path: { category: category.slug }, query: { language: "en" } },
  }),
)
const facts: Array<Change> = [
  { Name: "name", Value: read.name ?? "Oakfield Plumbing" },
  { Name: "category", Value: category },
  { Name: "services", Value: services.slice(0, 8) },
  { Name: "promoteServices", Value: services.slice(0, 2) },
]
dataOf(await api.PATCH("/LocalBusiness/businessDetails", { body: { sessionId, changes: facts } }))

// The ads: written, put into the draft, accepted.
const { social, search, keywords } = dataOf(
  await api.GET("/localBusiness/{sessionId}/adCopy", { params: { path: { sessionId }, query: { language: "en" } } }),
)
const [adDetail] = social
if (adDetail === undefined) throw new Error("No ad text was written")
const advice = dataOf(await api.GET("/localBusiness/{sessionId}/budgetAdvice", { params: { path: { sessionId } } }))
const budget: components["schemas"]["CampaignBudget"] = {
  budgetType: 1,
  schedulingMode: 1,
  currency: advice.currency,
  dailyBudget: advice.recommendedDaily,
  days: 7,
}
const { latitude = 51.5, longitude = -0.1 } = read.location ?? {}
const changes: Array<Change> = [
  { Name: "objective", Value: 2 },
  { Name: "creativeDetail", Value: { selectedTemplateId: "spotlight", adDetail, searchAd: search } },
  { Name: "targetGender", Value: 3 },
  { Name: "ageBands", Value: ["25-34", "35-44"] },
  {
    Name: "targetLocation",
    Value: { mode: 1, radius: 10, unit: 2, areas: [], centre: { name: "centre", latitude, longitude } },
  },
  { Name: "channels", Value: [1, 2] },
  { Name: "keywords", Value: keywords },
  { Name: "budget", Value: budget },
]
dataOf(await api.PATCH("/LocalBusiness/businessDetails", { body: { sessionId, changes, launchState: 1700 } }))
dataOf(await api.POST("/localBusiness/{sessionId}/adCopy/accept", { params: { path: { sessionId } }, body: {} }))

// The payment, at the gateway's own API.
const { price } = dataOf(
  await api.POST("/localBusiness/{sessionId}/estimatebudget", { params: { path: { sessionId } }, body: { budget } }),
)
const started = dataOf(
  await api.POST("/localbusiness/{sessionId}/payment/order", {
    params: { path: { sessionId } },
    body: { total: price.total, due: price.total, idempotencyKey: `pay:${sessionId}` },
  }),
)
if (started.gateway === "wallet") throw new Error("An empty wallet paid")
const { clientSecret = "", publishableKey = "" } = started.fields
await fetch(`${sandbox}/v1/payment_intents/${clientSecret.split("_secret_")[0]}/confirm`, {
  method: "POST",
  headers: { authorization: `Bearer ${publishableKey}` },
  body: new URLSearchParams({ client_secret: clientSecret, payment_method: "pm_card_visa" }),
})
dataOf(
  await api.POST("/localbusiness/{sessionId}/payment/verify", {
    params: { path: { sessionId } },
    body: { paymentId: started.payment.id },
  }),
)

// The launch and its results.
const path = { businessProfileId, campaignId }
dataOf(
  await api.POST("/businessProfiles/{businessProfileId}/roimaticCampaigns/{campaignId}/launch", {
    params: { path },
    body: { idempotencyKey: `launch:${campaignId}` },
  }),
)
const job = await until(
  async () =>
    dataOf(
      await api.GET("/businessProfiles/{businessProfileId}/roimaticCampaigns/{campaignId}/launch", {
        params: { path },
      }),
    ),
  ({ status }) => status === 2 || status === 3,
)
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
const dashboard = dataOf(
  await api.GET("/businessProfiles/{businessProfileId}/dashboard", {
    params: { path: { businessProfileId }, query: { from: day(-6), to: day(0) } },
  }),
)

// The leads, once the networks let the ads run: as the list says, and all of them as a file.
await until(
  async () => {
    const answer = await fetch(`${sandbox}/control/api/ads`)
    const ads = (await answer.json()) as Array<{ id: string; campaign?: string; campaignName?: string }>
    return ads.filter((ad) => (ad.campaignName ?? ad.campaign ?? "").startsWith(`MQ-${campaignId}-`))
  },
  (ads) => {
    for (const { id } of ads)
      void fetch(`${sandbox}/control/api/ads/${encodeURIComponent(id)}/approve`, { method: "POST" })
    return ads.length > 0
  },
)
const leads = await until(
  async () =>
    dataOf(await api.GET("/businessProfiles/{businessProfileId}/leads", { params: { path: { businessProfileId } } })),
  ({ total }) => total > 0,
)
const { data: file, response } = await api.GET("/businessProfiles/{businessProfileId}/leads/export", {
  params: { path: { businessProfileId }, query: { format: "csv" } },
  parseAs: "text",
})
const rows = String(file).trim().split("\r\n")
console.log(
  JSON.stringify({
    launch: job.status,
    campaigns: dashboard.campaigns.map(({ campaignId: id }) => id === campaignId),
    file: response.headers.get("content-type"),
    hasEveryLead: rows.length > leads.total,
    hasFirstLead: rows.some((row) => row.includes(leads.leads.at(-1)?.name ?? "no name")),
  }),
)
