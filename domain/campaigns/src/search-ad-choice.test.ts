import * as fc from "fast-check"
import { expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import type { CampaignChannel } from "./campaign-channel.ts"
import { withoutSearchAd, withSearchAd } from "./search-ad-choice.ts"

test("declining a search ad removes search, and social remains if none is left", () => {
  expect(withoutSearchAd(["Social", "Search"])).toEqual(["Social"])
  expect(withoutSearchAd(["Search"])).toEqual(["Social"])
  expect(withoutSearchAd(["Search", "Banner"])).toEqual(["Banner"])
  expect(withoutSearchAd(undefined)).toEqual(["Social"])
})

test("an accepted search ad adds search to chosen channels", () => {
  expect(withSearchAd(["Social"])).toEqual(["Social", "Search"])
  expect(withSearchAd(["Search", "Banner"])).toEqual(["Search", "Banner"])
  expect(withSearchAd(undefined)).toBeUndefined()
})

test("leaving the search ad out and accepting it again ends where accepting it does", () => {
  const anyChannels = fc.subarray<CampaignChannel>(["Social", "Search", "Banner"], { minLength: 1 })
  law(
    fc.property(anyChannels, (channels) => {
      const without = withoutSearchAd(channels)
      expect(without.includes("Search")).toBe(false)
      expect(without.length).toBeGreaterThan(0)
      expect(withSearchAd(without)).toEqual(expect.arrayContaining([...(withSearchAd(channels) ?? [])]))
    }),
  )
})
