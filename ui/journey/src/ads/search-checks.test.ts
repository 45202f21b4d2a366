import type { SearchAd } from "@domain/creatives"
import { expect, test } from "vitest"
import { checkSearchAd, isSearchSound, searchTurn, tidySearchAd } from "./search-checks.ts"

const ad: SearchAd = {
  headlines: ["Fresh bread", "Open from seven", "Cakes to order", "Call the bakery"],
  descriptions: ["Sourdough, buns and cakes.", "Baked in Pune every morning."],
  finalUrl: "https://sunrise.example",
  origin: "suggested",
  accepted: false,
}

test("an ad within its limits is sound", () => {
  expect(isSearchSound(checkSearchAd(ad))).toBe(true)
})

test("too few lines, a long line, a blank in the path and no address each stop it", () => {
  const { finalUrl: _, ...homeless } = ad
  for (const wrong of [
    { ...ad, headlines: ["One", "Two", " "] },
    { ...ad, headlines: [...ad.headlines, "x".repeat(31)] },
    { ...ad, path1: "fresh bread" },
    homeless,
  ]) {
    expect(isSearchSound(checkSearchAd(wrong))).toBe(false)
  }
})

test("a blank line is no error by itself", () => {
  expect(isSearchSound(checkSearchAd({ ...ad, headlines: [...ad.headlines, ""] }))).toBe(true)
})

test("tidying drops blank and repeated lines and keeps the order", () => {
  const { headlines } = tidySearchAd({ ...ad, headlines: ["B ", "", "A", "B", "A  c"] })
  expect(headlines).toEqual(["B", "A", "A c"])
})

test("over its turns every headline is shown, three different ones at a time", () => {
  const turns = [0, 1, 2, 3].map((turn) => searchTurn(ad, turn).headlines)
  expect(new Set(turns.flat())).toEqual(new Set(ad.headlines))
  expect(turns.every((shown) => new Set(shown).size === 3)).toBe(true)
})
