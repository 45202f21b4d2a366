import { type SignupSession, withParts } from "@domain/signup"
import { acceptCopy, type AdCopy, type SearchAd } from "@domain/creatives"
import { SessionId } from "@domain/kernel"
import { expect, test } from "vitest"
import { isReady, lackBeforePayment, launchLack } from "./launch-lack.ts"

const ad: AdCopy = {
  headline: "Fresh bread",
  description: "By seven",
  primaryText: "Every morning",
  callToAction: "CallNow",
  origin: "suggested",
  accepted: false,
}
const search: SearchAd = { headlines: ["Bread"], descriptions: ["Fresh"], origin: "suggested", accepted: false }
const whole: SignupSession = {
  sessionId: SessionId.make("11111111-1111-4111-8111-111111111111"),
  encodedId: "a",
  revision: 1,
  region: "IN",
  flavour: "default",
  shortenFlow: false,
  queryParameters: {},
  launchState: "LinkAccounts",
  extraction: { status: "done", stage: "done" },
  sources: {},
  suggestedCategories: [],
  suggestedServices: [],
  phoneVerified: true,
  paid: true,
  createdAt: 0,
  updatedAt: 0,
  business: { services: ["Bread"], phone: "+918041234567" },
  creative: { objective: "Calls", creativeDetail: { adDetail: acceptCopy(ad), searchAd: acceptCopy(search) } },
  targeting: {
    ageBands: ["18-24"],
    targetLocation: {
      mode: "NearBusiness",
      radius: 10,
      unit: "Kilometers",
      areas: [],
      centre: { name: "Pune", latitude: 18, longitude: 73 },
    },
    channels: ["Social", "Search"],
    keywords: Array.from({ length: 10 }, (_, index) => `bread ${index}`),
  },
  budget: {
    budget: { budgetType: "Daily", schedulingMode: "RunContinuously", currency: "INR", dailyBudget: 35_000, days: 7 },
  },
  accounts: {},
}

test("a whole, paid and accepted draft is ready", () => {
  expect(isReady(launchLack(whole))).toBe(true)
})

test("texts that nobody accepted wait for a yes, each for its own channel", () => {
  const lack = launchLack({ ...whole, creative: { ...whole.creative, creativeDetail: { adDetail: ad } } })
  expect(lack).toEqual({ socialTexts: true, searchTexts: true, bannerTexts: false, others: [] })
  const banner = launchLack({ ...whole, targeting: { ...whole.targeting, channels: ["Banner"] } })
  expect(banner).toEqual({ socialTexts: false, searchTexts: false, bannerTexts: true, others: [] })
  const socialOnly = withParts(whole, {
    targeting: { channels: ["Social"] },
    creative: { creativeDetail: { adDetail: acceptCopy(ad) } },
  })
  expect(isReady(launchLack(socialOnly))).toBe(true)
  expect(
    launchLack({
      ...whole,
      targeting: { ...whole.targeting, channels: ["Search"] },
      creative: { ...whole.creative, creativeDetail: {} },
    }),
  ).toMatchObject({ socialTexts: false })
})

test("too few keywords lead to their page", () => {
  expect(launchLack({ ...whole, targeting: { ...whole.targeting, keywords: ["bread"] } }).others).toEqual([
    { key: "validation.keywordsTooFew", page: "googleKeywords" },
  ])
})

test("whatever else is missing leads to the page that completes it", () => {
  expect(launchLack({ ...whole, paid: false, targeting: { ...whole.targeting, ageBands: [] } }).others).toEqual([
    { key: "validation.audienceRequired", page: "ageGenderTarget" },
    { key: "campaigns.missing.payment", page: "budget" },
  ])
})

test("before the payment only what no later page completes is missing", () => {
  const unpaid = { ...whole, paid: false }
  expect(lackBeforePayment(unpaid)).toEqual([])
  const bare = withParts(unpaid, {
    creative: { objective: null, creativeDetail: null },
    targeting: { ageBands: [], channels: [], keywords: [] },
  })
  expect(lackBeforePayment(bare)).toEqual([
    { key: "campaigns.missing.objective", page: "selectObjective" },
    { key: "validation.audienceRequired", page: "ageGenderTarget" },
  ])
  expect(lackBeforePayment({ ...bare, flavour: "shortened" }).map(({ key }) => key)).toEqual([
    "campaigns.missing.objective",
  ])
})
