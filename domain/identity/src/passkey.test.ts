import { Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { PortalId, UserId } from "@domain/kernel"
import {
  counterGoesOn,
  keepsSecondFactor,
  PasskeyCreation,
  passkeyCreation,
  PasskeyName,
  PasskeyRequest,
  passkeyRequest,
} from "./passkey.ts"

const party = { id: "ads.example.com", name: "Ads", origin: "https://ads.example.com" }
const account = { portalId: PortalId.make(1), userId: UserId.make(41), name: "asha@example.com", displayName: "Asha" }
const known = [{ credentialId: "abc", transports: ["internal"] }]

test.each([
  [0, 0, true],
  [0, 1, true],
  [4, 5, true],
  [4, 4, false],
  [4, 3, false],
  [4, 0, false],
])("a counter of %i may be followed by %i: %s", (last, next, goesOn) => {
  expect(counterGoesOn(last, next)).toBe(goesOn)
})

test("no counter that counts is taken twice, nor an earlier one after it", () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), (one, other) => {
      const both = counterGoesOn(one, other) && counterGoesOn(other, one)
      expect(both).toBe(one === 0 && other === 0)
    }),
  )
})

test("a browser makes no passkey that the account has, and verifies its user", () => {
  const asked = passkeyCreation("secret", party, account, known)
  expect(Schema.decodeUnknownSync(PasskeyCreation)(asked)).toEqual(asked)
  expect(asked).toMatchObject({
    challenge: "secret",
    rp: { id: "ads.example.com", name: "Ads" },
    excludeCredentials: [{ id: "abc", type: "public-key", transports: ["internal"] }],
    authenticatorSelection: { userVerification: "required" },
    attestation: "none",
  })
})

test("authenticators know an account by a handle that names nobody", () => {
  const { user } = passkeyCreation("secret", party, account, [])
  const other = passkeyCreation("secret", party, { ...account, userId: UserId.make(42) }, []).user
  expect(user.id).toMatch(/^\d{32}$/)
  expect(other.id).not.toBe(user.id)
})

test("a browser uses one of the account's own passkeys, and verifies its user", () => {
  const asked = passkeyRequest("secret", party, known)
  expect(Schema.decodeUnknownSync(PasskeyRequest)(asked)).toEqual(asked)
  expect(asked).toMatchObject({ rpId: "ads.example.com", userVerification: "required" })
  expect(asked.allowCredentials.map(({ id }) => id)).toEqual(["abc"])
})

test.each([
  ["My phone", true],
  ["", false],
  [" ", false],
  ["x".repeat(60), true],
  ["x".repeat(61), false],
])("a passkey may be called %j: %s", (name, isName) => {
  expect(Schema.is(PasskeyName)(name)).toBe(isName)
})

test.each([
  [true, 0, true],
  [false, 1, true],
  [false, 0, false],
])("with an app: %s, and %i passkeys the second factor is on: %s", (hasApp, passkeys, isOn) => {
  expect(keepsSecondFactor(hasApp, passkeys)).toBe(isOn)
})
