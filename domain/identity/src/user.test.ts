import { expect, test } from "vitest"
import { hasPassed } from "./account.ts"
import { storedPhone } from "@domain/validation"
import { UserId } from "@domain/kernel"
import { Result } from "effect"
import { EmailAddress, initials, PhoneNumber, userRecord } from "./user.ts"

const asha = {
  id: UserId.make(1),
  emailAddress: EmailAddress.make("asha@example.com"),
  firstName: "Asha",
  lastName: "Rao",
  languageId: "en",
  roleIds: [],
}

test("a user's record has a sign-in flag and a phone with country code", () => {
  const numbered = (phoneNumber: string) =>
    userRecord({ ...asha, phoneNumber: PhoneNumber.make(phoneNumber) }, { isSignedIn: true, businessProfiles: [] })
      .phoneNumber
  const facts = { isSignedIn: false, businessProfiles: [], revision: 2 }
  expect(userRecord(asha, facts)).toEqual({ ...asha, ...facts })
  expect(["+919876543210", "+442079460958", "+12025550123", "+35312345678"].map(numbered)).toEqual([
    "91-9876543210",
    "44-2079460958",
    "1-2025550123",
    "353-12345678",
  ])
  expect(Result.getOrThrow(storedPhone(numbered("+919876543210") ?? "")).e164).toBe("+919876543210")
  expect(numbered("+910000000000")).toBe("+910000000000")
})

test.each([
  ["Asha Rao", "AR"],
  ["  asha   devi rao ", "AD"],
  ["Prince", "PR"],
  ["é", "É"],
  ["नेहा शर्मा", "नेश"],
  ["", ""],
])("the initials of '%s' are '%s'", (name, letters) => {
  expect(initials(name)).toBe(letters)
})

test("a time passes at its very millisecond, and one that is not set never", () => {
  expect([hasPassed(undefined, 9), hasPassed(10, 9), hasPassed(10, 10), hasPassed(10, 11)]).toEqual([
    false,
    false,
    true,
    true,
  ])
})
