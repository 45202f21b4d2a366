import { Effect, Layer } from "effect"
import { describe, expect, test } from "vitest"
import { CurrentActor, ServicesOn } from "@application/kernel"
import { SessionId } from "@domain/kernel"
import { GstRegistry } from "../ports/gst-registry.ts"
import { SessionRepository } from "../ports/session-repository.ts"
import { freshSession } from "../testing/fresh-session.ts"
import { gstRegistryConformance } from "../testing/gst-registry.conformance.ts"
import { asUser, inSignup } from "../testing/in-signup.ts"
import { memoryGstRegistry, registeredBusinesses } from "../testing/index.ts"
import { signupLimits } from "./limits.ts"
import { verifyGst } from "./verify-gst.ts"

const { sessionId } = freshSession(1).details
const stored = Effect.flatMap(SessionRepository, (sessions) => sessions.create(freshSession(1)))
const gstin = "29AABCR1718E1ZL"

describe("in memory", () => gstRegistryConformance(memoryGstRegistry(), registeredBusinesses))

test("a session's GSTIN is looked up, however it is typed", async () => {
  const asked = Effect.andThen(stored, verifyGst.handle({ sessionId, gstin: "29aabcr1718e1zl " }))
  expect(await inSignup(asked)).toMatchObject({ gstin, legalName: "Rao Foods Private Limited", stateCode: "29" })
})

test("a number with a wrong check character is not looked up", async () => {
  const unasked = Layer.succeed(GstRegistry, { find: () => Effect.die(new Error("The register was asked")) })
  const asked = Effect.andThen(stored, Effect.flip(verifyGst.handle({ sessionId, gstin: "29AABCR1718E1ZM" })))
  expect(await inSignup(Effect.provide(asked, unasked))).toMatchObject({ _tag: "GstinInvalid" })
})

test("without a session a signed-in user is answered, and nobody else", async () => {
  const asked = verifyGst.handle({ gstin })
  expect(await inSignup(asUser(3)(asked))).toMatchObject({ status: "active" })
  const visitor = Effect.provideService(Effect.flip(asked), CurrentActor, { kind: "anonymous" })
  expect(await inSignup(visitor)).toMatchObject({ _tag: "Unauthorized" })
})

test("another session's secret opens no look-up", async () => {
  const other = SessionId.make("00000000-0000-4000-8000-00000000ffff")
  expect(await inSignup(Effect.flip(verifyGst.handle({ sessionId: other, gstin })))).toMatchObject({
    _tag: "SessionNotFound",
  })
})

test("a session is looked up so often in an hour, and no more", async () => {
  const asked = verifyGst.handle({ sessionId, gstin })
  const story = Effect.gen(function* () {
    yield* stored
    for (let count = 0; count < signupLimits.gstByCaller.limit; count += 1) yield* asked
    return yield* Effect.flip(asked)
  })
  expect(await inSignup(story)).toMatchObject({ _tag: "TooManyRequests" })
})

test("where the look-up is off a number's form is checked, and nobody is asked", async () => {
  const unasked = Layer.succeed(GstRegistry, { find: () => Effect.die(new Error("The register was asked")) })
  const off = (number: string) =>
    Effect.andThen(stored, Effect.flip(verifyGst.handle({ sessionId, gstin: number }))).pipe(
      Effect.provide(unasked),
      Effect.provideService(ServicesOn, new Set(["stripe"])),
    )
  expect(await inSignup(off(gstin))).toMatchObject({ _tag: "ServiceOff", service: "gstLookUp", errorCode: 1035 })
  expect(await inSignup(off("29AABCR1718E1ZM"))).toMatchObject({ _tag: "GstinInvalid" })
})
