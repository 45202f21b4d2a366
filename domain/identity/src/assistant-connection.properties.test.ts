import fc from "fast-check"
import { expect, test } from "vitest"
import {
  AssistantSecretKind,
  assistantPolicy,
  assistantSecret,
  claimsToBeAssistantToken,
  connectionExpiry,
  isConnected,
  isLiving,
  secretExpiry,
  useOfSecret,
} from "./assistant-connection.ts"

const instant = fc.integer({ min: 0, max: 2_000_000_000_000 })
const day = 86_400_000

test("no secret outlives its connection, and only a refresh token lives as long", () => {
  fc.assert(
    fc.property(instant, instant, fc.constantFrom(...AssistantSecretKind.literals), (now, expiresAt, kind) => {
      const end = secretExpiry(kind, now, { expiresAt })
      expect(end).toBeLessThanOrEqual(expiresAt)
      if (kind === "refresh") expect(end).toBe(expiresAt)
      else expect(end - now).toBeLessThanOrEqual(assistantPolicy.accessMilliseconds)
    }),
  )
})

test("a secret is good once and before its end", () => {
  fc.assert(
    fc.property(instant, instant, fc.option(instant, { nil: undefined }), (expiresAt, now, usedAt) => {
      const use = useOfSecret({ expiresAt, ...(usedAt !== undefined && { usedAt }) }, now)
      expect(use === "endsConnection").toBe(usedAt !== undefined)
      expect(use === "good").toBe(usedAt === undefined && now < expiresAt)
    }),
  )
})

test("a connection lasts ninety days at most, and none after it was ended", () => {
  expect(connectionExpiry(0, 30)).toBe(30 * day)
  expect(connectionExpiry(0, 400)).toBe(90 * day)
  fc.assert(
    fc.property(instant, instant, instant, (expiresAt, revokedAt, now) => {
      expect(isLiving({ expiresAt, revokedAt }, now)).toBe(false)
      expect(isLiving({ expiresAt }, now)).toBe(now < expiresAt)
    }),
  )
})

test("a connection whose code was never fetched is none once the code is over", () => {
  const connection = { createdAt: 0, expiresAt: day }
  const at = (now: number, connectedAt?: number) =>
    isConnected({ ...connection, ...(connectedAt !== undefined && { connectedAt }) }, now)
  expect([at(119_999), at(120_000), at(120_000, 5), at(day, 5)]).toEqual([true, false, true, false])
})

test("only an access token is told from its beginning", () => {
  expect(AssistantSecretKind.literals.map((kind) => claimsToBeAssistantToken(assistantSecret(kind, "x")))).toEqual([
    false,
    true,
    false,
  ])
})
