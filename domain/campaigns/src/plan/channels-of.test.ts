import { allServices } from "@domain/kernel"
import { expect, test } from "vitest"
import { channelsOf, channelsOfferedTo, maySearch, offeringOf } from "./channels-of.ts"

const without = new Set([...allServices].filter((name) => name !== "google"))

test("a draft notes its channels only where they are not the usual ones", () => {
  expect(offeringOf(allServices, {})).toEqual({})
  expect(offeringOf(without, {})).toEqual({ channelsOffered: ["Social"] })
  const banners = { isBannerOffered: true }
  expect(offeringOf(allServices, banners)).toEqual({ channelsOffered: ["Social", "Search", "Banner"] })
  expect(offeringOf(without, banners)).toEqual({ channelsOffered: ["Social"] })
})

test("a draft has the chosen channels, else all that it may run on", () => {
  const social = { channelsOffered: ["Social"] } as const
  expect([channelsOfferedTo({}), channelsOfferedTo(social)]).toEqual([["Social", "Search"], ["Social"]])
  expect([maySearch({}), maySearch(social)]).toEqual([true, false])
  expect(channelsOf({ targeting: {}, ...social })).toEqual(["Social"])
  expect(channelsOf({ targeting: { channels: ["Search"] } })).toEqual(["Search"])
  expect(channelsOf({ targeting: {}, channelsOffered: ["Social", "Search", "Banner"] })).toEqual(["Social", "Search"])
})
