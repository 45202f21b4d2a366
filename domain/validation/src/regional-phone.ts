import { Region, regionFacts } from "@domain/kernel"
import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { typedText, withoutFormat } from "./plain-text.ts"

/** A number with its country: `e164` for machines, `hyphenated` (`91-9876543210`) as users are stored. Spec: entities, user. */
export interface PhoneNumber {
  readonly dialCode: string
  readonly nationalNumber: string
  readonly e164: string
  readonly hyphenated: string
  readonly isMobile: boolean
}

interface Numbering {
  readonly valid: RegExp
  readonly mobile: RegExp
}

const numbering: Readonly<Record<Region, Numbering>> = {
  IN: { valid: /^(?:[1-9]\d{9}|1[89]00\d{6,7})$/, mobile: /^[6-9]\d{9}$/ },
  GB: {
    valid: /^(?:(?:1[1-9]|2[03489]|3[0347]|5[56]|7\d|8[0247]|9[018])\d{8}|(?:1[2-9]|80)\d{7}|8001111|845464\d)$/,
    mobile: /^7[1-57-9]\d{8}$/,
  },
}

/** Dial codes of one to three digits by first digits: +1 and +7 stand alone, these pairs too, all others have three. */
const twoDigitCodes = /^(?:20|27|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58])/

const dialCodeLength = (digits: string): number => (/^[17]/.test(digits) ? 1 : twoDigitCodes.test(digits) ? 2 : 3)

const phoneNumber = (dialCode: string, nationalNumber: string, isMobile: boolean): PhoneNumber => ({
  dialCode,
  nationalNumber,
  e164: `+${dialCode}${nationalNumber}`,
  hyphenated: `${dialCode}-${nationalNumber}`,
  isMobile,
})

const within = (region: Region, national: string): Checked<PhoneNumber> => {
  const { valid, mobile } = numbering[region]
  return valid.test(national)
    ? Result.succeed(phoneNumber(regionFacts[region].dialCode, national, mobile.test(national)))
    : refuse("validation.phoneInvalid")
}

const international = (digits: string): Checked<PhoneNumber> => {
  const dialled = (["IN", "GB"] as const).find((region) => digits.startsWith(regionFacts[region].dialCode))
  if (dialled !== undefined) return within(dialled, digits.slice(2).replace(/^0/, ""))
  const code = dialCodeLength(digits)
  return /^[1-9]\d{6,14}$/.test(digits)
    ? Result.succeed(phoneNumber(digits.slice(0, code), digits.slice(code), false))
    : refuse("validation.phoneInvalid")
}

/**
 * A phone number from national digits or with its plus or 00; blanks, brackets, dots, dashes and the trunk zero are
 * dropped. The same number gives the same answer however it was written. Spec: validation rules, phone.
 */
export const phone = (typed: string, region: Region): Checked<PhoneNumber> => {
  const text = withoutFormat(typed)
    .replace(/^tel:/i, "")
    .replace(/^(\d{1,3})-(?=\d{6,}$)/, (whole, code: string) =>
      code === regionFacts[region]?.dialCode ? `+${code}` : whole,
    )
  if (text === "") return refuse("validation.phoneRequired")
  if (!Object.hasOwn(numbering, region)) return refuse("validation.phoneInvalid")
  const compact = text.replace(/\(0\)/, "").replace(/[\s().\p{Pd}]/gu, "")
  if (!/^\+?[0-9]{4,20}$/.test(compact)) return refuse("validation.phoneInvalid")
  if (compact.startsWith("+")) return international(compact.slice(1))
  if (compact.startsWith("00")) return international(compact.slice(2))
  const national = within(region, compact.replace(/^0/, ""))
  const { dialCode } = regionFacts[region]
  return Result.isFailure(national) && compact.startsWith(dialCode) ? international(compact) : national
}

/** A number as a form holds it while it is typed. Spec: entities, Phone value. */
export interface PhoneValue {
  /** The region whose code the number begins with; undefined for other countries and while it is not valid. */
  readonly country: Region | undefined
  readonly dialCode: string
  readonly isValid: boolean
  /** With plus, code and groups that are easily read; what was typed while it is not valid. */
  readonly formatted: string
}

/** Five digits from the end, then the others: "98765 43210". */
const grouped = (national: string): string => national.replace(/(\d)(\d{5})$/, "$1 $2")

/** What was typed into a region's phone field, valid or not. Spec: entities, Phone value. */
export const phoneValue = (typed: string, region: Region): PhoneValue =>
  Result.match(phone(typed, region), {
    onSuccess: ({ dialCode, nationalNumber }) => ({
      country: Region.literals.find((each) => regionFacts[each].dialCode === dialCode),
      dialCode,
      isValid: true,
      formatted: `+${dialCode} ${grouped(nationalNumber)}`,
    }),
    onFailure: () => ({ country: undefined, dialCode: regionFacts[region].dialCode, isValid: false, formatted: typed }),
  })

/** A number as users are stored, `91-9876543210`, whatever the country. Spec: entities, user. */
export const storedPhone = (hyphenated: string): Checked<PhoneNumber> =>
  /^\d{1,3}-\d{4,14}$/.test(typedText(hyphenated))
    ? international(hyphenated.replace("-", ""))
    : refuse("validation.phoneInvalid")

/** A mobile number of the region, which can receive an OTP by message. */
export const mobilePhone = (typed: string, region: Region): Checked<PhoneNumber> =>
  Result.flatMap(phone(typed, region), (number) =>
    number.isMobile || number.dialCode !== regionFacts[region].dialCode
      ? Result.succeed(number)
      : refuse("validation.phoneInvalid"),
  )
