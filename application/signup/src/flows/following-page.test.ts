import { backPage, flavours, flowOf, nextPage } from "@domain/launch"
import { journeyFacts, withParts } from "@domain/signup"
import { Result } from "effect"
import { expect, test } from "vitest"
import { followingPage, pageBefore } from "./following-page.ts"
import { draft } from "./testing/draft-world.ts"

const details = withParts(draft, { targeting: { channels: ["Social", "Search"] } })
const paid = { details: { ...details, launchState: "LinkAccounts" as const }, isResubmission: false, reopened: [] }
const refused = { details, isResubmission: true, reopened: [] }

test("going back from a refused campaign's interests leads to its ads", () => {
  expect(pageBefore(refused, "fbInterests")?.id).toBe("googleAds")
  expect(pageBefore(refused, "googleKeywords")?.id).toBe("fbInterests")
})

test("going back from a draft's interests leads to its channels", () => {
  expect(pageBefore(paid, "fbInterests")?.id).toBe("channelSelection")
  expect(pageBefore(paid, "googleKeywords", { noSocial: true })?.id).toBe("channelSelection")
})

test("a page opened from the review leads back to it both ways", () => {
  const opened = { ...paid, reopened: ["budget" as const] }
  expect(followingPage(opened, paid.details, "budget", {})?.id).toBe("linkAccounts")
  expect(pageBefore(opened, "budget")?.id).toBe("linkAccounts")
})

test("a page opened from a refused campaign's review leads back to it both ways", () => {
  const opened = { ...refused, reopened: ["fbInterests" as const] }
  expect(followingPage(opened, details, "fbInterests", {})?.id).toBe("launching")
  expect(pageBefore(opened, "fbInterests")?.id).toBe("launching")
  expect(followingPage(opened, details, "googleAds", {})?.id).toBe("fbInterests")
})

test("going back never begins a launch", () => {
  const launching = { ...paid.details, launchState: "LaunchAnimation" as const }
  expect(pageBefore({ ...paid, details: launching, reopened: ["budget"] }, "budget")).toBeUndefined()
})

test("a draft's own facts turn its journey both ways", () => {
  const salon = withParts(draft, { business: { category: { slug: "barber", name: "Barber" }, services: ["Shave"] } })
  const sitting = { details: salon, isResubmission: false, reopened: [] }
  expect(followingPage(sitting, salon, "businessDetailsCaptured", {})?.id).toBe("selectGender")
  expect(pageBefore(sitting, "selectObjective")?.id).toBe("selectGender")
  expect(followingPage(sitting, salon, "selectObjective", {})?.id).toBe("offerDetails")
  expect(pageBefore(sitting, "offerDetails")?.id).toBe("selectObjective")
})

const everyPage = flavours.flatMap((flavour) => flowOf(flavour).map(({ page }) => [flavour, page] as const))

test.each(everyPage)("in the flavour %s the page %s leads on and back by its table", (flavour, page) => {
  const own = { ...draft, flavour }
  const standing = { details: own, isResubmission: false, reopened: [] }
  const facts = journeyFacts(own)
  const ways = [followingPage(standing, own, page, {}), pageBefore(standing, page)]
  expect(ways).toEqual([
    Result.getOrThrow(nextPage({ ...facts, flavour, page })),
    Result.getOrThrow(backPage(flavour, page, facts)),
  ])
})
