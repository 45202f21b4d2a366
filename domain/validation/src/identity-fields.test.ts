import { Result } from "effect"
import { describe, expect, test } from "vitest"
import { collectFailures, failureOf } from "./collect-failures.ts"
import { email } from "./email.ts"
import { otp } from "./otp.ts"
import { password, passwordChange, passwordConfirmation, passwordFailures, replacingPassword } from "./password.ts"
import { callbackDialCode, callbackNumber, callbackPhone, generalPhone, isPhoneInput, phoneInputOf } from "./phone.ts"
import { mobilePhone, phone, phoneValue, storedPhone } from "./regional-phone.ts"
import { consent } from "./choices.ts"

const key = (checked: Parameters<typeof failureOf>[0]) => failureOf(checked)?.key ?? "accepted"

describe("password", () => {
  test.each([
    ["", "validation.passwordRequired"],
    ["Ab1!xyz", "validation.passwordTooShort"],
    ["Ab1!xyzw", "accepted"],
    [`Ab1!${"x".repeat(26)}`, "accepted"],
    [`Ab1!${"x".repeat(27)}`, "validation.passwordTooLong"],
    ["ab1!xyzw", "validation.passwordTooWeak"],
    ["AB1!XYZW", "validation.passwordTooWeak"],
    ["Abc!xyzw", "validation.passwordTooWeak"],
    ["Abc1xyzw", "validation.passwordTooWeak"],
    ["Abc1 xyzw", "validation.passwordTooWeak"],
    ["Éà1€öüß-", "accepted"],
  ])("%s: %s", (typed, expected) => {
    expect(key(password(typed))).toBe(expected)
  })

  test("all that is wrong is reported in order, with the limits", () => {
    expect(passwordFailures("abc")).toEqual([
      { key: "validation.passwordTooShort", params: { least: 8 } },
      { key: "validation.passwordTooWeak" },
    ])
    expect(passwordFailures("x".repeat(31))[0]).toEqual({ key: "validation.passwordTooLong", params: { most: 30 } })
  })

  test("a repeated password must be the same, a new one another", () => {
    expect(key(passwordConfirmation("Ab1!xyzw", "Ab1!xyzW"))).toBe("validation.passwordMismatch")
    expect(key(passwordConfirmation("Ab1!xyzw", "Ab1!xyzw"))).toBe("accepted")
    expect(key(replacingPassword("Ab1!xyzw", "Ab1!xyzw"))).toBe("validation.passwordSameAsOld")
    expect(key(replacingPassword("Ab1!xyzW", "Ab1!xyzw"))).toBe("accepted")
    expect(key(replacingPassword("", ""))).toBe("validation.passwordRequired")
  })
})

test("changing a password reports all that is wrong in the form at once", () => {
  const form = { oldPassword: "Ab1!xyzw", newPassword: "Ab1!xyzw", repeated: "Ab1!xyz" }
  expect(Result.getOrThrow(Result.flip(passwordChange(form)))).toEqual({
    newPassword: { key: "validation.passwordSameAsOld" },
    repeated: { key: "validation.passwordMismatch" },
  })
  expect(Result.getOrThrow(passwordChange({ ...form, newPassword: "Ab1!xyzW", repeated: "Ab1!xyzW" }))).toEqual({
    newPassword: "Ab1!xyzW",
    repeated: "Ab1!xyzW",
  })
})

test("what nobody can see is no special character of a password", () => {
  for (const hidden of ["\u0000", "\u200B", "\u202E", "\uD800"]) {
    expect(key(password(`Abc1xyz${hidden}`))).toBe("validation.passwordTooWeak")
  }
})

test.each([
  ["", "validation.otpRequired"],
  ["123-456", "accepted"],
  ["12345", "validation.otpSixDigits"],
  ["1234567", "validation.otpSixDigits"],
  ["12a456", "validation.otpSixDigits"],
  ["١٢٣٤٥٦", "validation.otpSixDigits"],
  [" 123 456 ", "accepted"],
])("the OTP %j: %s", (typed, expected) => {
  expect(key(otp(typed))).toBe(expected)
})

test.each([
  ["", "validation.emailRequired"],
  ["asha@example.in", "accepted"],
  [" Asha.Rao+ads@Mail.Example.co.uk ", "accepted"],
  ["आशा@उदाहरण.भारत", "accepted"],
  ["asha@example", "validation.emailInvalid"],
  ["asha", "validation.emailInvalid"],
  ["@example.in", "validation.emailInvalid"],
  ["a..b@example.in", "validation.emailInvalid"],
  [".a@example.in", "validation.emailInvalid"],
  ["a b@example.in", "validation.emailInvalid"],
  ["a@exa mple.in", "validation.emailInvalid"],
  ["a@-example.in", "validation.emailInvalid"],
  ["a@b@example.in", "validation.emailInvalid"],
  ["<a@example.in>", "validation.emailInvalid"],
  ["a@127.0.0.1", "validation.emailInvalid"],
  [`${"a".repeat(64)}@example.in`, "accepted"],
  [`${"a".repeat(65)}@example.in`, "validation.emailInvalid"],
  [`a@${"b".repeat(63)}.${"c".repeat(63)}.${"d".repeat(63)}.${"e".repeat(58)}.in`, "validation.emailInvalid"],
])("the e-mail address %j: %s", (typed, expected) => {
  expect(key(email(typed))).toBe(expected)
})

describe("phone", () => {
  test.each([
    ["+91 98765-43210", "accepted"],
    ["123456", "accepted"],
    [" 123456 ", "accepted"],
    ["12345", "validation.phoneInvalid"],
    ["1234 9 8 7 6 5 4 3 2 1 0 9 8 7 6 5 4", "accepted"],
    ["1".repeat(21), "validation.phoneInvalid"],
    ["98765  43210", "validation.phoneInvalid"],
    ["phone", "validation.phoneInvalid"],
    ["", "validation.phoneRequired"],
  ])("the general pattern on %j: %s", (typed, expected) => {
    expect(key(generalPhone(typed))).toBe(expected)
  })

  test("a general number keeps its plus and digits", () => {
    expect(Result.getOrUndefined(generalPhone("+91 98765-43210"))).toBe("+919876543210")
  })

  test.each([
    ["98765 43210", "IN", "+919876543210"],
    ["09876543210", "IN", "+919876543210"],
    ["919876543210", "IN", "+919876543210"],
    ["91-9876543210", "IN", "+919876543210"],
    ["080-2552 5511", "IN", "+918025525511"],
    ["1800 123 4567", "IN", "+9118001234567"],
    ["022-25525511", "IN", "+912225525511"],
    ["020 7946 0958", "GB", "+442079460958"],
    ["+44 (0)20 7946 0958", "GB", "+442079460958"],
    ["0044 7700 900123", "IN", "+447700900123"],
    ["tel:+44-7700-900123", "GB", "+447700900123"],
    ["44-7700900123", "GB", "+447700900123"],
    [" tel:+91 98765 43210", "IN", "+919876543210"],
    ["+968 2412 3456", "IN", "+96824123456"],
    ["+1 (202) 555-0123", "GB", "+12025550123"],
    ["0800 1111", "GB", "+448001111"],
    ["\u202A+91 98765\u201343210\u202C", "IN", "+919876543210"],
    ["016977 2345", "GB", "+44169772345"],
    ["0800 123456", "GB", "+44800123456"],
    ["0845 4647", "GB", "+448454647"],
    ["1 000 000.00", "GB", undefined],
    ["06123 456789", "GB", undefined],
    ["0100 123456", "GB", undefined],
    ["5123456", "IN", undefined],
    ["+91 12345", "IN", undefined],
    ["+0 123456789", "IN", undefined],
    ["0700 90012", "GB", undefined],
    ["+44 7700 9001234", "GB", undefined],
    ["call me", "IN", undefined],
    ["٩٨٧٦٥٤٣٢١٠", "IN", undefined],
  ] as const)("%s in %s is %s", (typed, region, e164) => {
    expect(Result.getOrUndefined(phone(typed, region))?.e164).toBe(e164)
  })

  test("users keep country code, hyphen and number", () => {
    expect(Result.getOrUndefined(phone("+1 202 555 0123", "IN"))).toEqual({
      dialCode: "1",
      nationalNumber: "2025550123",
      e164: "+12025550123",
      hyphenated: "1-2025550123",
      isMobile: false,
    })
    expect(Result.getOrUndefined(phone("+353 1 234 5678", "GB"))?.hyphenated).toBe("353-12345678")
    expect(Result.getOrUndefined(phone("+49 30 123456", "GB"))?.hyphenated).toBe("49-30123456")
  })

  test.each([
    ["+7 495 123 4567", "7"],
    ["+20 2 1234 5678", "20"],
    ["+27 11 123 4567", "27"],
    ["+211 912 345 678", "211"],
    ["+31 20 123 4567", "31"],
    ["+351 21 123 4567", "351"],
    ["+41 44 123 4567", "41"],
    ["+420 212 345 678", "420"],
    ["+55 11 1234 5678", "55"],
    ["+595 21 123 456", "595"],
    ["+65 6123 4567", "65"],
    ["+673 212 3456", "673"],
    ["+81 3 1234 5678", "81"],
    ["+852 2123 4567", "852"],
    ["+90 212 123 4567", "90"],
    ["+971 4 123 4567", "971"],
    ["+98 21 1234 5678", "98"],
  ])("%s has the dial code %s", (typed, dialCode) => {
    expect(Result.getOrUndefined(phone(typed, "IN"))?.dialCode).toBe(dialCode)
  })

  test("a stored number is read back, also a foreign one", () => {
    for (const typed of ["+1 202 555 0123", "+91 98765 43210", "+353 1 234 5678"]) {
      const number = Result.getOrThrow(phone(typed, "GB"))
      expect(Result.getOrUndefined(storedPhone(number.hyphenated))).toEqual(number)
    }
    for (const typed of ["", "9876543210", "+91-9876543210", "91-", "91-98765"]) {
      expect(key(storedPhone(typed))).toBe("validation.phoneInvalid")
    }
  })

  test("a phone field's value has country, dial code, validity and a text to show", () => {
    expect(
      ["098765 43210", "+44 20 7946 0958", "+1 202 555 0123", "98"].map((typed) => phoneValue(typed, "IN")),
    ).toEqual([
      { country: "IN", dialCode: "91", isValid: true, formatted: "+91 98765 43210" },
      { country: "GB", dialCode: "44", isValid: true, formatted: "+44 20794 60958" },
      { country: undefined, dialCode: "1", isValid: true, formatted: "+1 20255 50123" },
      { country: undefined, dialCode: "91", isValid: false, formatted: "98" },
    ])
    expect(phoneValue("", "GB")).toEqual({ country: undefined, dialCode: "44", isValid: false, formatted: "" })
  })

  test("an OTP goes to mobile numbers of the region, or abroad", () => {
    expect(key(mobilePhone("98765 43210", "IN"))).toBe("accepted")
    expect(key(mobilePhone("022 2552 5511", "IN"))).toBe("validation.phoneInvalid")
    expect(key(mobilePhone("020 7946 0958", "GB"))).toBe("validation.phoneInvalid")
    expect(key(mobilePhone("+1 202 555 0123", "GB"))).toBe("accepted")
    expect(key(mobilePhone("", "GB"))).toBe("validation.phoneRequired")
  })

  test("a call-back needs a dial code and a number of at most 15 digits", () => {
    expect([" +44 ", "1", "+", "1234", "", "4a"].map((typed) => key(callbackDialCode(typed)))).toEqual([
      "accepted",
      "accepted",
      "validation.phoneInvalid",
      "validation.phoneInvalid",
      "validation.phoneRequired",
      "validation.phoneInvalid",
    ])
    expect(["1", "1".repeat(15), "1".repeat(16), "1 2", ""].map((typed) => key(callbackNumber(typed)))).toEqual([
      "accepted",
      "accepted",
      "validation.phoneInvalid",
      "validation.phoneInvalid",
      "validation.phoneRequired",
    ])
  })

  test("one message stands for both parts of a call-back number", () => {
    expect(callbackPhone("+44", "7700900123")).toEqual(Result.succeed({ dialCode: "44", number: "7700900123" }))
    expect(key(callbackPhone("", ""))).toBe("validation.phoneRequired")
    expect(key(callbackPhone("+44444", " "))).toBe("validation.phoneRequired")
    expect(key(callbackPhone(" ", "7700900123"))).toBe("validation.phoneRequired")
    expect(key(callbackPhone("+44", "x"))).toBe("validation.phoneInvalid")
    expect(key(callbackPhone("+44444", "7700900123"))).toBe("validation.phoneInvalid")
    expect(key(callbackPhone("+44444", "x"))).toBe("validation.phoneInvalid")
  })

  test("a phone input takes 25 digits, blanks, brackets, dashes and pluses", () => {
    expect([
      isPhoneInput("+91 (22) 1234-5678"),
      isPhoneInput("1".repeat(25)),
      isPhoneInput("1".repeat(26)),
      isPhoneInput("12a"),
    ]).toEqual([true, true, false, false])
    expect(phoneInputOf(`tel: +91.${"2".repeat(40)}`)).toBe(` +91${"2".repeat(21)}`)
  })
})

test("a form gets all its failures at once, keyed by field", () => {
  const form = { email: email("x"), password: password("Ab1!xyzw"), terms: consent(false) }
  expect(Result.getOrUndefined(Result.flip(collectFailures(form)))).toEqual({
    email: { key: "validation.emailInvalid" },
    terms: { key: "validation.consentRequired" },
  })
})

test("a form without failures gives its values in their normal form", () => {
  const form = { email: email("A@Example.in"), terms: consent(true) }
  expect(Result.getOrUndefined(collectFailures(form))).toEqual({ email: "a@example.in", terms: true })
})
