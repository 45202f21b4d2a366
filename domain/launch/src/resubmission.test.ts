import type { CampaignChannel } from "@domain/campaigns"
import { expect, test } from "vitest"
import { flavours, flowOf } from "./flavour.ts"
import type { PageId } from "./launch-pages.ts"
import {
  backInResubmission,
  correctionPages,
  isResubmissionPage,
  resubmissionFacts,
  resubmissionStart,
  nextInResubmission,
} from "./resubmission.ts"

/** The pages from the first to the last before the launch, with these channels. */
const way = (flavour: (typeof flavours)[number], channels: ReadonlyArray<CampaignChannel>): ReadonlyArray<PageId> => {
  const seen: Array<PageId> = []
  let page = resubmissionStart(flavour, channels).id
  while (isResubmissionPage(page) && seen.length < 12) {
    seen.push(page)
    page = nextInResubmission({ flavour, page, ...resubmissionFacts(channels) })?.id ?? page
  }
  return [...seen, page]
}

test("a refused campaign's ads come in order, then interests, keywords and the launch", () => {
  const ads = ["creativePreview", "adPreview", "googleAds"]
  expect(way("default", ["Social", "Search"]).slice(-6)).toEqual([...ads, "fbInterests", "googleKeywords", "launching"])
  const edited = nextInResubmission({ flavour: "default", page: "googleAds", edit: true })
  expect([edited?.id, nextInResubmission({ flavour: "default", page: "googleAdsEdit" })?.id]).toEqual([
    "googleAdsEdit",
    "googleAds",
  ])
})

test("what a campaign's channels do not need is passed by", () => {
  expect(way("default", ["Social"]).slice(-3)).toEqual(["adPreview", "fbInterests", "launching"])
  expect(way("default", ["Search"]).slice(-3)).toEqual(["googleAds", "googleKeywords", "launching"])
  expect(resubmissionFacts()).toEqual(resubmissionFacts(["Social", "Search"]))
})

test("where search alone is corrected, its ad is the first page", () => {
  expect(way("default", ["Search"])).toEqual(["googleAds", "googleKeywords", "launching"])
  expect(backInResubmission("default", "googleAds", resubmissionFacts(["Search"]))).toBeUndefined()
  expect(backInResubmission("default", "googleAdsEdit", resubmissionFacts(["Search"]))?.id).toBe("googleAds")
  for (const flavour of flavours) expect(isResubmissionPage(resubmissionStart(flavour, ["Search"]).id)).toBe(true)
})

test("every flavour begins at an ad of its own and ends in the launch and its success", () => {
  for (const flavour of flavours) {
    const pages = way(flavour, ["Social", "Search"])
    expect(flowOf(flavour).some((row) => row.page === pages[0])).toBe(true)
    expect([flavour, pages.at(-1), new Set(pages).size]).toEqual([flavour, "launching", pages.length])
  }
  expect(nextInResubmission({ flavour: "default", page: "launching" })?.id).toBe("success")
})

test("an agent's client comes past the search ad too, unless the campaign has none", () => {
  expect(way("agent", ["Social", "Search"])).toContain("googleAds")
  expect(way("agent", ["Social"])).not.toContain("googleAds")
})

test("nobody goes back from the ads to what was paid for", () => {
  expect(backInResubmission("default", "googleAds")?.id).toBe("adPreview")
  expect(backInResubmission("default", "imageCreatives")).toBeUndefined()
  expect(backInResubmission("default", "googleKeywords")?.id).toBe("fbInterests")
  expect(backInResubmission("default", "googleKeywords", resubmissionFacts(["Search"]))?.id).toBe("googleAds")
  expect(backInResubmission("default", "fbInterests")?.id).toBe("googleAds")
  expect(backInResubmission("default", "fbInterests", resubmissionFacts(["Social"]))?.id).toBe("adPreview")
  for (const page of ["budget", "locationTargeting", "channelSelection", "launching"] as const)
    expect(isResubmissionPage(page)).toBe(false)
})

test("a refused banner's owner sees its picture and its page, and not the social ad", () => {
  expect(way("default", ["Banner", "Search"])).toEqual([
    "creativePreview",
    "googleAds",
    "bannerAd",
    "googleKeywords",
    "launching",
  ])
  expect(way("v2", ["Banner"])).toContain("bannerAd")
  expect(way("default", ["Social", "Search"])).not.toContain("bannerAd")
})

test("from a refused banner the way back leads to the ads before it", () => {
  const facts = resubmissionFacts(["Banner"])
  expect(backInResubmission("default", "bannerAd", facts)?.id).toBe("creativePreview")
  expect(backInResubmission("default", "bannerAd", resubmissionFacts(["Search", "Banner"]))?.id).toBe("googleAds")
  expect(backInResubmission("default", "creativePreview", facts)?.id).toBe("imageCreatives")
})

test("where the networks name the refused fields, only their pages are asked for", () => {
  const social = { channel: "Social", reason: "No." } as const
  const search = { channel: "Search", reason: "No.", fields: ["headline"] } as const
  const pages = (fields: ReadonlyArray<"picture" | "headline">) =>
    correctionPages("default", [{ ...social, fields }], ["Social"])
  expect(pages(["headline"])).toEqual(["adDetailsEdit", "adPreview"])
  expect(pages(["picture"])).toEqual(["creativeEdit", "creativePreview"])
  expect(pages(["picture", "headline"])).toEqual(["creativeEdit", "creativePreview", "adDetailsEdit", "adPreview"])
  expect(correctionPages("default", [search], ["Search"])).toEqual(["googleAdsEdit", "googleAds"])
  const banner = { channel: "Banner", reason: "No.", fields: ["picture", "headline"] } as const
  expect(correctionPages("default", [banner], ["Banner"])).toEqual(["creativeEdit", "creativePreview", "bannerAd"])
})

test("a refusal without a field leads through the whole ads", () => {
  const search = { channel: "Search", reason: "No.", fields: ["headline"] } as const
  expect(correctionPages("default", [{ channel: "Social", reason: "No." }, search], ["Social", "Search"])).toEqual([])
  expect(correctionPages("default", [search], ["Social", "Search"])).toEqual([])
})
