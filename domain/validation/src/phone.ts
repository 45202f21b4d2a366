import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { withoutFormat } from "./plain-text.ts"

/** Longest text a phone input takes, and the characters it lets through. Spec: "Phone input: max length 25". */
export const phoneInputLength = 25

/** Whether every character may be typed into a phone input: digits, spaces, brackets, dash, plus. */
export const isPhoneInput = (typed: string): boolean => typed.length <= phoneInputLength && /^[0-9 ()+-]*$/.test(typed)

/** What is left of a text when characters a phone input refuses are dropped and the rest is cut to its length. */
export const phoneInputOf = (typed: string): string => typed.replace(/[^0-9 ()+-]/g, "").slice(0, phoneInputLength)

const general = /^(?:\+?\d{1,4}[ -]?)?\d(?:[ -]?\d){5,15}$/

/** The general pattern: optional prefix of 1-4 digits, a digit, then 5-15 digits each optionally after a blank or dash. Spec: validation rules. */
export const matchesGeneralPhone = (typed: string): boolean => general.test(withoutFormat(typed))

/** A number by the general pattern alone, in its digits with the plus it was typed with. Spec: validation rules. */
export const generalPhone = (typed: string): Checked<string> => {
  if (withoutFormat(typed) === "") return refuse("validation.phoneRequired")
  return matchesGeneralPhone(typed) ? Result.succeed(typed.replace(/[^0-9+]/g, "")) : refuse("validation.phoneInvalid")
}

/** A call-back's dial code: optional plus, then 1-3 digits; without the plus. Spec: "callback country code". */
export const callbackDialCode = (typed: string): Checked<string> => {
  const code = withoutFormat(typed)
  if (code === "") return refuse("validation.phoneRequired")
  return /^\+?\d{1,3}$/.test(code) ? Result.succeed(code.replace("+", "")) : refuse("validation.phoneInvalid")
}

/** A call-back's number: digits, at most 15. Spec: "callback number required, max 15 characters". */
export const callbackNumber = (typed: string): Checked<string> => {
  const number = withoutFormat(typed)
  if (number === "") return refuse("validation.phoneRequired")
  return /^\d{1,15}$/.test(number) ? Result.succeed(number) : refuse("validation.phoneInvalid")
}

/** Both parts of a call-back number with one message for both: required if a part is missing, else invalid. Spec: validation rules, phone. */
export const callbackPhone = (
  dialCode: string,
  number: string,
): Checked<{ readonly dialCode: string; readonly number: string }> =>
  [dialCode, number].some((part) => withoutFormat(part) === "")
    ? refuse("validation.phoneRequired")
    : Result.all({ dialCode: callbackDialCode(dialCode), number: callbackNumber(number) })
