import { PortalId, UserId } from "@domain/kernel"
import { Result } from "effect"
import { expect, test } from "vitest"
import type { Account } from "./account.ts"
import { EmailAddress, PhoneNumber } from "./user.ts"
import { changedUser, type UserChange } from "./user-change.ts"

const asha: Account = {
  portalId: PortalId.make(1),
  user: {
    id: UserId.make(1),
    emailAddress: EmailAddress.make("asha@example.com"),
    firstName: "Asha",
    lastName: "Rao",
    languageId: "en",
    roleIds: ["ClientAccess"],
    phoneNumber: PhoneNumber.make("+919876543210"),
  },
  phoneVerified: true,
  passwordHash: "hash",
  barred: false,
}
const after = (...change: UserChange) => changedUser(asha, change, { languages: ["en", "he"], region: "IN" })
const pair = (Name: string, Value: unknown) => ({ Name, Value })

test("names and language change, under either spelling of their names", () => {
  const changed = Result.getOrThrow(
    after(pair("FirstName", " Noa "), pair("lastName", "Levi"), pair("languageId", "he")),
  )
  expect(changed.user).toEqual({ ...asha.user, firstName: "Noa", lastName: "Levi", languageId: "he" })
})

test("another phone is unverified, the same one and none stay as they are", () => {
  const phoneOf = (value: unknown) => {
    const { user, phoneVerified } = Result.getOrThrow(after(pair("phoneNumber", value)))
    return [user.phoneNumber, phoneVerified]
  }
  expect(["91-9876543210", "9876500000", "44-7912345678", null].map(phoneOf)).toEqual([
    ["+919876543210", true],
    ["+919876500000", false],
    ["+447912345678", false],
    [undefined, false],
  ])
})

test("every wrong field is named, and roles, address and unknown fields are refused", () => {
  const refused = Result.getOrThrow(
    Result.flip(
      after(
        pair("firstName", ""),
        pair("lastName", "x".repeat(81)),
        pair("languageId", "xx"),
        pair("phoneNumber", "12"),
        pair("roleIds", [44]),
        pair("emailAddress", "eve@example.com"),
        pair("__proto__", 1),
      ),
    ),
  )
  expect(refused).toMatchObject({
    errorCode: 102,
    fields: {
      firstName: ["validation.required"],
      lastName: ["validation.textTooLong"],
      languageId: ["validation.fieldNotAllowed"],
      phoneNumber: ["validation.phoneInvalid"],
      roleIds: ["validation.fieldNotAllowed"],
      emailAddress: ["validation.fieldNotAllowed"],
    },
  })
})
