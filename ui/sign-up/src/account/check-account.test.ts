import { Result } from "effect"
import { expect, test } from "vitest"
import { checkAccount, errorsOf } from "./check-account.ts"
import type { TypedAccount } from "./typed-account.ts"

const typed: TypedAccount = {
  email: "Asha@Example.com ",
  name: "Asha Rao",
  country: "IN",
  number: "98765 43210",
  hasAccepted: true,
}
const phone = "+919876543210"

test("a complete form gives what the sign-up takes, in normal form", () => {
  expect(checkAccount(typed, "Bread7am!", { of: "phone", proved: phone })).toEqual(
    Result.succeed({
      firstName: "Asha",
      lastName: "Rao",
      emailAddress: "asha@example.com",
      loginPassword: "Bread7am!",
      phone,
      isTosAccepted: true,
    }),
  )
})

test("every refusal is reported at once", () => {
  const empty = { ...typed, email: "", name: " ", number: "", hasAccepted: false }
  expect(checkAccount(empty, "", { of: "phone", proved: undefined })).toMatchObject({
    failure: {
      name: "validation.required",
      emailAddress: "validation.emailRequired",
      loginPassword: "validation.passwordRequired",
      phone: "validation.phoneRequired",
      consent: "validation.consentRequired",
    },
  })
})

test.each([
  ["Ab1!", "validation.passwordTooShort"],
  [`Ab1!${"x".repeat(30)}`, "validation.passwordTooLong"],
  ["abcdefgh", "validation.passwordTooWeak"],
])("the password %j is refused with %s", (password, key) => {
  expect(checkAccount(typed, password, { of: "phone", proved: phone })).toMatchObject({
    failure: { loginPassword: key },
  })
})

test("a number other than the proved one must be proved itself", () => {
  expect(checkAccount(typed, "Bread7am!", { of: "phone", proved: "+919876500000" })).toEqual(
    Result.fail({ phone: "creatives.signup.phoneUnproved" }),
  )
})

test("the server's refusals keep their fields", () => {
  expect(errorsOf({ emailAddress: ["validation.emailInvalid"], other: [] })).toEqual({
    emailAddress: "validation.emailInvalid",
  })
})

test("where codes are mailed the address is proved, and the number taken as it is", () => {
  const proved = { of: "emailAddress", proved: "asha@example.com" } as const
  expect(checkAccount(typed, "Bread7am!", proved)).toMatchObject({ success: { phone } })
  expect(checkAccount(typed, "Bread7am!", { ...proved, proved: "other@example.com" })).toEqual(
    Result.fail({ emailAddress: "creatives.signup.emailUnproved" }),
  )
})
