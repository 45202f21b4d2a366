import { BusinessProfileId } from "@domain/kernel"
import fc from "fast-check"
import { expect, test } from "vitest"
import { apiKeyExpiry, apiKeyOf, apiKeyState, checkedApiKey, endOfFormerKey, isApiKey } from "./api-key.ts"
import { ApiScope, scopeFor } from "./api-scopes.ts"
import { may, type Principal } from "./may.ts"
import { actions, permissions } from "./permissions.ts"
import { roles } from "./role.ts"

const businessProfileId = BusinessProfileId.make(7)
const secret = fc.stringMatching(/^[A-Za-z0-9_-]{16,60}$/)
const day = 86_400_000

test("a key is recognised by its prefix and checksum, and one changed letter is seen", () => {
  fc.assert(
    fc.property(secret, fc.nat(), fc.constantFrom("a", "B", "7"), (text, place, letter) => {
      const key = apiKeyOf(text)
      expect(key).toMatch(/^mqk_[\w-]{16,60}[0-9A-Za-z]{6}$/)
      expect(isApiKey(key)).toBe(true)
      const at = 4 + (place % text.length)
      if (key[at] !== letter) expect(isApiKey(`${key.slice(0, at)}${letter}${key.slice(at + 1)}`)).toBe(false)
    }),
  )
})

test("the checksum is the published CRC-32 in base 62", () => {
  // CRC-32 of "123456789" is 0xCBF43926 (ISO 3309); the rest is written by hand in base 62.
  const letters = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
  const value = [...apiKeyOf("123456789")].slice(-6).reduce((sum, letter) => sum * 62 + letters.indexOf(letter), 0)
  expect(value).toBe(0xcb_f4_39_26)
})

const grants = fc.record({
  roleId: fc.constantFrom(...roles),
  scopes: fc.subarray([...ApiScope.literals]),
  isBound: fc.boolean(),
  lacksSecondFactor: fc.boolean(),
})

test("a key never allows what its maker's own sign-in does not", () => {
  fc.assert(
    fc.property(grants, ({ roleId, scopes, isBound, lacksSecondFactor }) => {
      const own: Principal = {
        kind: "user",
        lacksSecondFactor,
        roleIds: [roleId],
        memberships: [{ businessProfileId, roleId }],
      }
      const apiKey = { id: 1, scopes, ...(isBound && { businessProfileId }) }
      for (const action of actions) {
        if (may({ ...own, apiKey }, action, businessProfileId) !== "allowed") continue
        expect(may(own, action, businessProfileId)).toBe("allowed")
        expect([...scopes, "any"]).toContain(scopeFor(action))
      }
    }),
  )
})

test("no scope opens accounts, people, approvals, cards, payments or the portal", () => {
  const opened = actions.filter((action) => scopeFor(action) !== undefined)
  const closed = [
    ...(["signIn", "signOut", "recoverAccount", "signUp", "keepOwnAccount", "keepOwnDevices"] as const),
    ...(["setUpSecondFactor", "sendInvitations", "inviteUsers", "assignRoles", "linkAccounts"] as const),
    ...(["approveBriefPlans", "decideSummary", "shareSummary", "payForSession", "keepCards"] as const),
    ...(["addFunds", "refundFunds", "buyAddOns", "sendLeadsAway", "manageConversions"] as const),
  ]
  expect(opened.filter((action) => closed.some((one) => one === action))).toEqual([])
  expect(opened.filter((action) => permissions[action].scope === "portal")).toEqual([])
})

test("a key of one business does not tell its maker's other businesses", () => {
  const own = { kind: "user", roleIds: [], memberships: [] } as const
  expect(may({ ...own, apiKey: { id: 1, scopes: [] } }, "listOwnProfiles")).toBe("allowed")
  expect(may({ ...own, apiKey: { id: 1, scopes: [], businessProfileId } }, "listOwnProfiles")).toBe("roleForbids")
})

test("a key works until it is revoked, ends or its maker leaves", () => {
  const key = { expiresAt: 100 }
  expect([
    apiKeyState(key, true, 99),
    apiKeyState(key, true, 100),
    apiKeyState(key, false, 99),
    apiKeyState({ ...key, revokedAt: 50 }, false, 99),
  ]).toEqual(["Active", "Expired", "MakerGone", "Revoked"])
})

test("a key ends after ninety days by itself and after a year at the latest", () => {
  expect(apiKeyExpiry(0)).toBe(90 * day)
  fc.assert(fc.property(fc.integer({ min: 1, max: 5_000 }), (days) => apiKeyExpiry(0, days) <= 365 * day))
})

test("a former key lives for the overlap and never longer than it would", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000 * day }), fc.constantFrom(0, 1, 24, 168), (expiresAt, hours) => {
      const end = endOfFormerKey({ expiresAt }, 0, hours)
      expect(end).toBe(Math.min(expiresAt, hours * 3_600_000))
    }),
  )
})

test("a key has a name of its own and at least one scope", () => {
  expect(checkedApiKey({ name: " CRM ", scopes: ["leads:read", "campaigns:read"] }, [])).toMatchObject({
    success: { name: "CRM", scopes: ["campaigns:read", "leads:read"] },
  })
  expect(checkedApiKey({ name: "crm", scopes: [] }, ["CRM"])).toMatchObject({
    failure: { fields: { name: ["apiKeys.nameTaken"], scopes: ["apiKeys.scopesEmpty"] } },
  })
})
