import { BusinessProfileId, UserId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Result } from "effect"
import fc from "fast-check"
import { expect, test } from "vitest"
import {
  agencyCodeOf,
  consentedTo,
  type HandOver,
  handOverLastsMillis,
  HandOverParty,
  handOverStanding,
  isAgreed,
  refusedHandOver,
  startHandOver,
  typedAgencyCode,
  withdrawnHandOver,
} from "./hand-over.ts"

const business = (id: number) => BusinessProfileId.make(id)
const by = UserId.make(41)
const party = fc.constantFrom(...HandOverParty.literals)
const started = fc
  .record({ startedBy: party, giver: party })
  .map((sides) =>
    Result.getOrThrow(
      startHandOver(
        { clientId: business(7), fromId: business(8), toId: business(9), money: "goesBack", ...sides },
        { by, at: 0 },
      ),
    ),
  )
const act = fc.record({
  does: fc.constantFrom("giver" as const, "receiver" as const, "refuse" as const, "withdraw" as const),
  at: fc.integer({ min: 1, max: handOverLastsMillis * 1.2 }),
})
const acts = fc.array(act, { maxLength: 8 }).map((all) => all.toSorted((one, other) => one.at - other.at))

const tried = (handOver: HandOver, { does, at }: typeof act extends fc.Arbitrary<infer A> ? A : never) => {
  if (does === "refuse") return refusedHandOver(handOver, "No", { by, at })
  return does === "withdraw" ? withdrawnHandOver(handOver, { by, at }) : consentedTo(handOver, does, { by, at })
}
const after = (handOver: HandOver, one: Parameters<typeof tried>[1]) =>
  Result.getOrElse(tried(handOver, one), () => handOver)

test("a hand-over is done only by two consents in its time, and its end stays", () => {
  law(
    fc.property(started, acts, (first, all) => {
      let now: HandOver = first
      for (const one of all) {
        const next = after(now, one)
        if (now.end !== undefined || one.at >= now.expiresAt) expect(next).toEqual(now)
        now = next
      }
      expect(now.end === "Done").toBe(isAgreed(now))
      if (now.end === "Done") expect(Math.max(now.givenAt ?? 0, now.receivedAt ?? 0)).toBeLessThan(now.expiresAt)
    }),
  )
})

test("two consents do the same in either order, and a repeated consent counts once", () => {
  law(
    fc.property(started, (first) => {
      const [give, receive] = [
        { does: "giver", at: 5 },
        { does: "receiver", at: 5 },
      ] as const
      const oneWay = [give, give, receive].reduce(after, first)
      const otherWay = [receive, receive, give].reduce(after, first)
      expect(oneWay).toEqual(otherWay)
      expect(handOverStanding(oneWay, 6)).toBe("Done")
    }),
  )
})

test("only a starter who speaks for the client has consented by starting", () => {
  law(
    fc.property(started, (first) => {
      expect(first.givenAt !== undefined).toBe(first.startedBy === first.giver)
      expect(first.receivedAt).toBeUndefined()
    }),
  )
})

test("a consent after a withdrawal, a refusal or the time changes nothing", () => {
  law(
    fc.property(started, fc.constantFrom("refuse" as const, "withdraw" as const), (first, does) => {
      const over = after(first, { does, at: 3 })
      expect(Result.isFailure(tried(over, { does: "receiver", at: 4 }))).toBe(true)
      expect(Result.isFailure(tried(first, { does: "receiver", at: first.expiresAt }))).toBe(true)
      expect(handOverStanding(first, first.expiresAt)).toBe("Expired")
    }),
  )
})

test("nobody but the former agency keeps the agency's money from going back", () => {
  law(
    fc.property(party, party, (startedBy, giver) => {
      const wanted = { clientId: business(7), toId: business(9), money: "stays", startedBy, giver } as const
      const { money } = Result.getOrThrow(startHandOver(wanted, { by, at: 0 }))
      expect(money === "stays").toBe(startedBy === "agency")
    }),
  )
})

test("a business is handed neither to itself nor to the agency that has it", () => {
  const to = (toId: number) =>
    startHandOver(
      {
        clientId: business(7),
        fromId: business(8),
        toId: business(toId),
        money: "stays",
        startedBy: "owner",
        giver: "owner",
      },
      { by, at: 0 },
    )
  expect(Result.isFailure(to(7)) && to(7)).toMatchObject({ failure: { reason: "itself" } })
  expect(Result.isFailure(to(8)) && to(8)).toMatchObject({ failure: { reason: "sameAgency" } })
})

test("a code is found as it is typed, without regard to case, spaces and dashes", () => {
  law(
    fc.property(fc.uuid(), (secret) => {
      const code = agencyCodeOf(secret)
      expect(code).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/)
      expect(typedAgencyCode(` ${code.toLowerCase().replace("-", " ")} `)).toBe(code)
    }),
  )
})
