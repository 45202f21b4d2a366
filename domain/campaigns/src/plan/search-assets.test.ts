import { acceptCopy, isPublishable, type SearchAd } from "@domain/creatives"
import { defaultFlags } from "@domain/portals"
import { Result } from "effect"
import { expect, test } from "vitest"
import { acceptedEdit, lacksOfEdit } from "../edits/sent-edit.ts"
import { editedPlan, editOf } from "../edits/plan-edit.ts"
import { planChanges } from "../edits/plan-changes.ts"
import { retargeted } from "../edits/retargeted.ts"
import { budget, draft, emptyPlan } from "../testing/index.ts"
import { adPlanOf, type AdPlanFacts } from "./ad-plan-of.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { copiedPlan } from "./copied-plan.ts"
import { landingAddresses, sitelinkAddresses, sitelinkFinding } from "./landing-page.ts"
import { launchedAdOf } from "./launched-ad-of.ts"
import { mendedCreative } from "./mended-creative.ts"
import { planForAnother } from "./plan-for-another.ts"
import { policyFindings } from "./policy-findings.ts"
import { suggestedSearchAssets, withProposedAssets } from "./search-assets.ts"

const origin = "edited" as const
const searchAd: SearchAd = acceptCopy({
  headlines: ["Rye bread", "Open at six", "Bandra bakery"],
  descriptions: ["Bread of rye.", "Come early."],
  finalUrl: "https://rye.example",
  sitelinks: [
    { text: "Menu", url: "https://rye.example/menu?mq=1", origin },
    {
      text: "Find us",
      description1: "On the harbour",
      description2: "By the old gate",
      url: "rye.example/find",
      origin,
    },
  ],
  callouts: [
    { text: "Free delivery", origin },
    { text: "Since 1985", origin },
  ],
  snippet: { header: "Service catalog", values: ["Bread", "Cakes", "Pastries"], origin },
  showsPhone: true,
  origin,
  accepted: false,
})
const planWith = (ad: SearchAd, more: Partial<CampaignPlan["creative"]> = {}): CampaignPlan =>
  emptyPlan({
    business: { name: "Rye", websiteUrl: "https://rye.example", services: ["Bread"] },
    contact: { phone: "+91-9876543210" },
    creative: {
      objective: "WebsiteVisits",
      callHours: [{ weekday: 1, from: 540, to: 1020 }],
      creativeDetail: { searchAd: ad },
      ...more,
    },
    targeting: {
      channels: ["Search"],
      targetLocation: { mode: "NearBusiness", radius: 10, unit: "Kilometers", areas: [] },
    },
  })
const plan = planWith(searchAd)
const campaign = {
  ...draft,
  budget: { ...budget, dailyBudget: 100_000 },
  startDate: "2026-11-20",
  endDate: "2026-11-29",
  channels: [{ channel: "Search" as const, status: "Active" as const }],
}
const made = (of: CampaignPlan, facts: Partial<AdPlanFacts> = {}) =>
  Result.getOrThrow(
    adPlanOf({ ...campaign, objective: of.creative.objective ?? "WebsiteVisits" }, of, {
      channel: "Search",
      attempt: 1,
      source: { portal: { flags: defaultFlags } },
      ownPage: "https://marquee.example/b/rye",
      hasProducts: false,
      ...facts,
    }),
  )
const withAd = (change: Partial<SearchAd>) =>
  editedPlan(plan, { ...editOf(plan), ads: { searchAd: { ...searchAd, ...change } } })

test("a network is told what stands beside the ad, without who wrote it", () => {
  expect(made(plan).search).toMatchObject({
    callouts: ["Free delivery", "Since 1985"],
    snippet: { header: "Service catalog", values: ["Bread", "Cakes", "Pastries"] },
    call: { hours: [{ weekday: 1, from: 540, to: 1020 }] },
  })
  expect(made(plan).search?.sitelinks?.[1]).toEqual({
    text: "Find us",
    description1: "On the harbour",
    description2: "By the old gate",
    url: "rye.example/find",
  })
})

test("a link is marked as the ad's address is, and carries no mark of another ad", () => {
  const { search } = made(plan, { mark: { name: "mq", value: "7", isNeeded: true } })
  expect(search?.sitelinks?.[0]?.url).toBe("https://rye.example/menu")
})

test("a campaign for calls has no second number, and nothing is told of what is empty", () => {
  expect(made(planWith(searchAd, { objective: "Calls" })).search).not.toHaveProperty("call")
  const { sitelinks: _links, callouts: _facts, showsPhone: _phone, ...bare } = searchAd
  const { search } = made(planWith({ ...bare, callouts: [], snippet: { header: "Types", values: [], origin } }))
  for (const name of ["sitelinks", "callouts", "snippet", "call"]) expect(search).not.toHaveProperty(name)
})

test("a launched ad is kept with what stands beside it", () => {
  const { text, phone } = launchedAdOf(made(plan), plan)
  expect(text?.callouts).toEqual(["Free delivery", "Since 1985"])
  expect(text?.sitelinks).toHaveLength(2)
  expect(phone).toBe("+91-9876543210")
})

test("each part that is changed is checked apart, without another ad", () => {
  const after = withAd({
    sitelinks: [],
    callouts: [],
    snippet: { header: "Types", values: [], origin },
    showsPhone: false,
  })
  expect(planChanges(plan, after, "Search").map(({ field, effect }) => [field, effect])).toEqual([
    ["sitelinks", "checkedApart"],
    ["callouts", "checkedApart"],
    ["snippet", "checkedApart"],
    ["phone", "checkedApart"],
  ])
})

test("what stands beside the ad follows at once, while new lines wait", () => {
  const shown = made(plan)
  const changed = made(withAd({ headlines: ["Rye", "Bread", "Six"], callouts: [], sitelinks: [] }))
  const { search } = retargeted(shown, changed)
  expect(search?.headlines).toEqual(searchAd.headlines)
  expect(search).not.toHaveProperty("callouts")
  expect(search).not.toHaveProperty("sitelinks")
})

test("what Google refuses beside the ad is not sent, and blank lines are left out", () => {
  const lacks = (change: Partial<SearchAd>) => lacksOfEdit({ ...campaign }, plan, withAd(change))
  expect(lacks({})).not.toContain("campaigns.edit.texts")
  expect(lacks({ callouts: [{ text: "Alone", origin }] })).toContain("campaigns.edit.texts")
  expect(lacks({ sitelinks: [{ text: "Menu", url: "https://other.example", origin }] })).toContain(
    "campaigns.edit.texts",
  )
  const { ads } = acceptedEdit({
    ads: { searchAd: { ...searchAd, callouts: [...(searchAd.callouts ?? []), { text: " ", origin }] } },
    audience: {},
  })
  expect(ads.searchAd?.callouts).toHaveLength(2)
  expect(ads.searchAd !== undefined && isPublishable(ads.searchAd)).toBe(true)
})

test("any change beside the ad voids its acceptance", () => {
  expect(isPublishable(searchAd)).toBe(true)
  expect(isPublishable({ ...searchAd, showsPhone: false })).toBe(false)
  expect(isPublishable({ ...searchAd, callouts: [] })).toBe(false)
})

test("a copy keeps what stands beside its ad, another business has its own", () => {
  const facts = { minimumDaily: 35_000, today: "2026-11-29" }
  const copied = copiedPlan(plan, facts).creative.creativeDetail?.searchAd
  expect(copied?.sitelinks).toEqual(searchAd.sitelinks)
  expect(copied?.accepted).toBe(false)
  const oven = emptyPlan({ business: { name: "Oven", websiteUrl: "https://oven.example" }, contact: { phone: "+911" } })
  const told = planForAnother(plan, oven, facts).creative.creativeDetail?.searchAd
  expect(told?.headlines.length).toBeGreaterThan(0)
  for (const name of ["sitelinks", "callouts", "snippet", "showsPhone"]) expect(told).not.toHaveProperty(name)
})

test("words beside the ad are read as networks read them, and mended in their place", () => {
  const shouted = withAd({ callouts: [{ text: "FREE DELIVERY TODAY", origin }, ...(searchAd.callouts ?? [])] })
  const finding = policyFindings(shouted).find(({ part }) => part === "callout")
  expect(finding?.text).toBe("FREE DELIVERY TODAY")
  const mended = finding === undefined ? undefined : mendedCreative(shouted, finding)
  expect(mended?.creativeDetail?.searchAd?.callouts?.[0]?.text).toBe(finding?.mended)
  const banned = withAd({ sitelinks: [{ text: "Buy cocaine", url: "https://rye.example/x", origin }] })
  expect(policyFindings(banned).some(({ part, severity }) => part === "sitelink" && severity === "banned")).toBe(true)
})

test("the pages of links are opened too, and need not be about the business as a whole", () => {
  expect(landingAddresses(plan)).toEqual(["https://rye.example"])
  expect(sitelinkAddresses(plan)).toEqual(["https://rye.example/menu?mq=1", "rye.example/find"])
  expect(sitelinkAddresses({ ...plan, targeting: { channels: ["Social"] } })).toEqual([])
  const words = "Opening hours and how to reach the harbour. ".repeat(12)
  const visit = { kind: "answered", from: "https://rye.example/x", address: "https://rye.example/x", words } as const
  expect(sitelinkFinding(visit, { ...plan, business: { name: "Zyx" } })).toBe("Fine")
  expect(sitelinkFinding({ kind: "silent" }, plan)).toBe("NotWorking")
})

test("proposals come from what was read, and a campaign for calls proposes no number", () => {
  const read = {
    ...planWith(searchAd),
    business: {
      ...plan.business,
      websitePages: [
        { text: "Menu", url: "https://rye.example/menu" },
        { text: "Contact us", url: "https://rye.example/contact" },
      ],
      websiteClaims: [{ kind: "freeDelivery" as const }, { kind: "kosher" as const }],
    },
  }
  const proposed = suggestedSearchAssets(read, { phone: "+911" })
  expect(proposed.sitelinks).toHaveLength(2)
  expect(proposed.callouts?.map(({ text }) => text)).toEqual(["Free delivery", "Kosher"])
  expect(proposed.showsPhone).toBe(true)
  const forCalls = { ...read, creative: { ...read.creative, objective: "Calls" as const } }
  expect(suggestedSearchAssets(forCalls, { phone: "+911" }).showsPhone).toBe(false)
  const { sitelinks: _links, ...undecided } = searchAd
  expect(withProposedAssets(undecided, read, undefined).sitelinks).toHaveLength(2)
  expect(withProposedAssets(searchAd, read, undefined)).toEqual(searchAd)
})
