import { Schema } from "effect"
import { expect, test } from "vitest"
import { CreativeConfiguration, creativeConfigurationOf } from "./creative-configuration.ts"

const bare = { business: {}, creative: {} } as const

test("a configuration says what is chosen and what an objective allows", () => {
  const calls = creativeConfigurationOf({ ...bare, creative: { objective: "Calls" } })
  expect(calls.chosen).toEqual({ objective: "Calls" })
  expect(calls.callsToAction).toEqual(["CallNow"])
  expect(calls.sizes.map(({ name }) => name)).toContain("story")
  const wire = Schema.encodeSync(CreativeConfiguration)(calls)
  expect(Schema.decodeUnknownSync(CreativeConfiguration)(wire)).toEqual(calls)
})

test("templates for an offer lead if there is one, photoless ones without a photo", () => {
  const business = { pictures: [{ url: "/media/bread.png", source: "upload" as const }] }
  const offered = creativeConfigurationOf({ business, creative: { offerDetail: { type: "FreeDelivery" } } })
  expect(offered.templates[0]).toMatchObject({ forOffers: true })
  expect(creativeConfigurationOf(bare).templates[0]).toMatchObject({ usesPhoto: false })
  const skipped = creativeConfigurationOf({ ...bare, creative: { offerDetail: { type: "Skip" } } })
  expect(skipped.templates).toEqual(creativeConfigurationOf(bare).templates)
})
