import { Effect, Fiber } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import type { Extracted, ExtractedDetails } from "@domain/businesses"
import { withOwnPictures } from "./own-pictures.ts"

const read = (value: string): Extracted<string> => ({ value, source: "meta", confidence: 0.9 })
const details: ExtractedDetails = {
  phones: [],
  emails: [],
  address: {},
  openingHours: [],
  socials: [],
  logoUrl: read("https://kirk.example/slow-logo.png"),
  imageUrls: [read("https://kirk.example/slow.png"), read("https://kirk.example/quick.png")],
  colours: [],
  services: [],
}
const save = (url: string) =>
  url.includes("slow")
    ? Effect.never
    : Effect.succeed({ url: "/media/quick.png", width: 900, height: 600, palette: [] })

test("a picture that takes too long is left out, and nobody waits for it", async () => {
  const pictured = await Effect.runPromise(
    Effect.gen(function* () {
      const copying = yield* Effect.forkChild(withOwnPictures(details, save))
      yield* TestClock.adjust("2 seconds")
      return yield* Fiber.join(copying)
    }).pipe(Effect.provide(TestClock.layer())),
  )
  expect(pictured.imageUrls.map(({ value }) => value)).toEqual(["/media/quick.png"])
  expect(pictured.logoUrl).toBeUndefined()
})
