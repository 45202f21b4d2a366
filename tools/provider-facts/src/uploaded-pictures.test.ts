import { googleBannerSizes, pageSizeOf, placeRuleOf } from "@domain/studio"
import { expect, test } from "vitest"
import facts from "../data/uploaded-pictures.json" with { type: "json" }

const kilobyte = 1024

test("banners of a design keep Google's sizes and its limit of a file", () => {
  expect(googleBannerSizes.toSorted()).toEqual(facts.google.sizes.toSorted())
  for (const size of facts.google.sizes)
    expect(placeRuleOf(pageSizeOf(size))).toMatchObject({
      name: "GoogleBanner",
      mostBytes: facts.google.mostKilobytes * kilobyte,
    })
})

test("pictures for Meta keep its limit of a file", () => {
  for (const size of ["1080x1080", "1080x1920", "1200x628"])
    expect(placeRuleOf(pageSizeOf(size))?.mostBytes).toBe(facts.meta.mostMegabytes * kilobyte * kilobyte)
})

test("a format that a network takes is one that its pictures are known to come in", () => {
  const known = (formats: ReadonlyArray<string>) => formats.map((format) => (format === "jpg" ? "jpeg" : format))
  for (const size of facts.google.sizes)
    expect(known(facts.google.formats)).toEqual(
      expect.arrayContaining([...(placeRuleOf(pageSizeOf(size))?.formats ?? [])]),
    )
  expect(known(facts.meta.formats)).toEqual(
    expect.arrayContaining([...(placeRuleOf({ width: 1080, height: 1080 })?.formats ?? [])]),
  )
})
