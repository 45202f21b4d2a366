import * as fc from "fast-check"
import { describe, expect, test } from "vitest"
import { law } from "@domain/kernel/testing"
import { mayRenew, type RefreshTokenState, sessionPolicy, signInEnd } from "./refresh-token.ts"
import { roles } from "./role.ts"

const { spentTokenGraceMilliseconds: grace } = sessionPolicy
const instant = fc.nat({ max: 100_000 })
const state = fc.oneof<Array<fc.Arbitrary<RefreshTokenState>>>(
  fc.constant({ kind: "fresh" }),
  fc.record({ kind: fc.constant("spent"), at: instant }),
  fc.constant({ kind: "revoked" }),
)

describe("a refresh token", () => {
  test("goes on unused, and for half a minute after it was spent", () => {
    const spent = { kind: "spent", at: 1_000 } as const
    expect(grace).toBe(30_000)
    expect([
      mayRenew({ kind: "fresh" }, 9e12, 1_000),
      mayRenew(spent, 9e12, 1_000),
      mayRenew(spent, 9e12, 30_999),
      mayRenew(spent, 9e12, 31_000),
    ]).toEqual([true, true, true, false])
  })

  test("is worth nothing once it has expired or was revoked", () => {
    law(
      fc.property(state, instant, instant, (found, expiresAt, now) => {
        if (now >= expiresAt || found.kind === "revoked") expect(mayRenew(found, expiresAt, now)).toBe(false)
      }),
    )
  })

  test("that no longer goes on never does again", () => {
    law(
      fc.property(state, instant, instant, instant, (found, expiresAt, now, wait) => {
        if (!mayRenew(found, expiresAt, now)) expect(mayRenew(found, expiresAt, now + wait)).toBe(false)
      }),
    )
  })
})

test("a sign-in of an administrator's role ends after half a day, others after a month", () => {
  const hours = roles.map((role) => [role, (signInEnd(5, [role, "ClientAccess"]) - 5) / 3_600_000])
  expect(Object.fromEntries(hours)).toEqual({
    AccountManager: 720,
    RoimaticUser: 720,
    BrandManager: 720,
    ClientAccess: 720,
    BizgainAdmin: 12,
    BizgainClientAccess: 720,
    PortalAdministrator: 12,
  })
})
