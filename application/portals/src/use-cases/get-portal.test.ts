import { Effect, Layer } from "effect"
import { expect, test } from "vitest"
import { JsonText, outputIn, ServicesOn } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { GetPortal } from "../contract/get-portal.ts"
import { memoryPortalDirectory } from "../testing/index.ts"
import { getPortal } from "./get-portal.ts"

const portalAt = (domain: string) =>
  getPortal.handle({ domain }).pipe(
    Effect.flatMap((answer) => (answer instanceof JsonText ? outputIn(GetPortal, answer) : Effect.succeed(answer))),
    Effect.provide(Layer.provide(memoryPortalDirectory(), MemoryDatabase.layer)),
  )

test("the seeded portals differ in title, look and what they switch on", async () => {
  const portals = await Promise.all(
    ["localhost", "highstreet.localhost", "parcelwise.localhost", "studionoir.localhost"].map((domain) =>
      Effect.runPromise(portalAt(domain)),
    ),
  )
  for (const key of ["title", "headerLogo", "theme", "supportEmail"] as const)
    expect(new Set(portals.map((portal) => portal[key])).size).toBe(4)
  expect(portals.map(({ flags }) => flags.isBrandPortal)).toEqual([false, false, false, true])
  for (const { languages } of portals) expect(languages).toEqual(expect.arrayContaining(["en", "he"]))
})

test("a host without a portal is refused", async () => {
  expect(await Effect.runPromise(Effect.flip(portalAt("elsewhere.example")))).toMatchObject({
    _tag: "InvalidPortal",
    errorCode: 55,
    domain: "elsewhere.example",
  })
})

test("a portal says which third parties are on", async () => {
  const told = await portalAt("localhost").pipe(
    Effect.provideService(ServicesOn, new Set(["stripe"])),
    Effect.runPromise,
  )
  expect(told.services).toEqual(["stripe"])
  expect((await Effect.runPromise(portalAt("localhost"))).services).toContain("razorpay")
})
