import { adCopyOf } from "@domain/campaigns"
import { objectives } from "@domain/creatives"
import { expect, test } from "vitest"
import { checkAd, destinationOf, isSound } from "./ad-checks.ts"
import { withDestination } from "./draft-creative.ts"
import { sampleDraft } from "@ui/shared/testing"

test.each(objectives)("the suggested ad of a business that stated its facts is sound: %s", (objective) => {
  const details = sampleDraft({ creative: { objective } })
  expect(isSound(checkAd(withDestination(adCopyOf(details), details), details))).toBe(true)
})

test("a call ad without a number and a visit ad without an address are not sound", () => {
  const complete = sampleDraft()
  const { phone: _phone, websiteUrl: _site, ...business } = complete.business
  const calls = { ...complete, business, creative: { objective: "Calls" as const } }
  const visits = { ...complete, business, creative: { objective: "WebsiteVisits" as const } }
  expect(checkAd(adCopyOf(calls), calls).phoneNumber).toEqual({ key: "validation.phoneRequired" })
  expect(checkAd(adCopyOf(visits), visits).websiteUrl).toEqual({ key: "validation.websiteRequired" })
})

test("a button that the objective does not allow stops the ad", () => {
  const details = sampleDraft({ creative: { objective: "Calls" } })
  const copy = { ...withDestination(adCopyOf(details), details), callToAction: "GetOffer" as const }
  expect(isSound(checkAd(copy, details))).toBe(false)
})

test("advice on length does not stop the ad", () => {
  const details = sampleDraft({ creative: { objective: "Calls" } })
  const copy = { ...withDestination(adCopyOf(details), details), headline: "Bread" }
  const checks = checkAd(copy, details)
  expect(checks.headline.map(({ severity }) => severity)).toEqual(["warning"])
  expect(isSound(checks)).toBe(true)
})

test("leads stay on the network, calls and messages use the phone, visits the website", () => {
  const places = objectives.map((objective) => destinationOf(sampleDraft({ creative: { objective } })))
  expect(places).toEqual(["phone", "leadForm", "website", "phone"])
})
