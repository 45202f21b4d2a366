import { PortalId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import {
  addedDomain,
  checkedDomain,
  lostDomain,
  nextLookAt,
  type PortalDomain,
  proofPolicy,
  proofRecord,
} from "./portal-domain.ts"

const start = 1_700_000_000_000
const host = "ads.shop.example"
const added = (token: string): PortalDomain => addedDomain(PortalId.make(7), host, token, start)

const anyToken = fc.stringMatching(/^[a-z0-9]{16,40}$/)
const anyLook = fc.record({ texts: fc.array(fc.string()), later: fc.nat({ max: 2 * proofPolicy.waitedFor }) })

test("a host is verified by the exact text of its own proof and by nothing else", () => {
  law(
    fc.property(anyToken, anyToken, fc.array(fc.string()), fc.nat(), (token, other, texts, later) => {
      fc.pre(token !== other)
      const foreign = proofRecord({ host, token: other }).text
      const now = start + later
      expect(checkedDomain(added(token), [...texts, foreign, ` ${token}`], now).state).not.toBe("verified")
      const proved = checkedDomain(added(token), [...texts, proofRecord({ host, token }).text], now)
      expect(proved).toMatchObject({ state: "verified", verifiedAt: now })
      expect(checkedDomain(proved, [], now + 1)).toEqual(proved)
    }),
  )
})

test("a host without proof waits for three days and fails then", () => {
  law(
    fc.property(anyToken, fc.array(anyLook, { minLength: 1, maxLength: 20 }), (token, looks) => {
      let domain = added(token)
      for (const { texts, later } of looks) domain = checkedDomain(domain, texts, start + later)
      const { later } = looks.at(-1) ?? expect.unreachable()
      expect(domain.state).toBe(later >= proofPolicy.waitedFor ? "failed" : "pending")
      expect(domain.attempts).toBe(looks.length)
    }),
  )
})

test("pauses between looks double from a minute to an hour and end with the state", () => {
  law(
    fc.property(fc.nat({ max: 200 }), fc.nat(), (attempts, checkedAt) => {
      const look = { state: "pending", attempts, addedAt: 0, checkedAt } as const
      const pause = (nextLookAt(look) ?? 0) - checkedAt
      const next = (nextLookAt({ ...look, attempts: attempts + 1 }) ?? 0) - checkedAt
      expect(next).toBe(Math.min(2 * pause, 3_600_000))
      expect(pause).toBeGreaterThanOrEqual(60_000)
      expect(nextLookAt({ ...look, state: "verified" })).toBeUndefined()
      expect(nextLookAt({ ...look, state: "failed" })).toBeUndefined()
    }),
  )
  expect(nextLookAt(added("a token"))).toBe(start + 60_000)
})

test("a look without the proof says what it found instead, until one finds it", () => {
  const text = proofRecord({ host, token: "t0ken" }).text
  const looked = (texts: ReadonlyArray<string> | undefined) => checkedDomain(added("t0ken"), texts, start + 1)
  expect([undefined, [], ["v=spf1 -all"]].map((texts) => looked(texts).fault)).toEqual([
    "notAnswered",
    "noRecord",
    "otherRecord",
  ])
  expect(checkedDomain(looked([]), [text], start + 2)).not.toHaveProperty("fault")
  const proved = checkedDomain(looked([]), [text], start + 2)
  expect(lostDomain(proved)).toMatchObject({ state: "failed", fault: "taken" })
  expect(lostDomain(proved)).not.toHaveProperty("verifiedAt")
})

test("the record that proves a host has a name of its own below the host", () => {
  expect(proofRecord({ host, token: "t0ken" })).toEqual({
    name: "_portal-verification.ads.shop.example",
    text: "portal-verification=t0ken",
  })
})
