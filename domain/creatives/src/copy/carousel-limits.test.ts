import { expect, test } from "vitest"
import { cardSharpness, isCarouselAllowed } from "./carousel-limits.ts"

test("a picture is sharp from 1080 pixels and too small below 600", () => {
  const of = (width: number, height: number) => cardSharpness({ width, height })
  expect([of(1080, 1080), of(4000, 1080), of(1079, 4000), of(600, 600), of(599, 4000)]).toEqual([
    "sharp",
    "sharp",
    "soft",
    "soft",
    "tooSmall",
  ])
})

test("calls have no carousel", () => {
  expect((["Calls", "LeadGeneration", "WebsiteVisits", "InstantMessages"] as const).filter(isCarouselAllowed)).toEqual([
    "LeadGeneration",
    "WebsiteVisits",
    "InstantMessages",
  ])
})
