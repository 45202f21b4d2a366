import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { compactCode } from "./plain-text.ts"

const weights = [8, 7, 6, 5, 4, 3, 2, 10, 1] as const

const checksum = (digits: string): number =>
  weights.reduce<number>((sum, weight, index) => sum + weight * Number(digits.charAt(index)), 0) % 97

/** Government departments are GD000-GD499, health authorities HA500-HA999. */
const isPublicBody = (number: string): boolean => /^GD[0-4]\d\d$/.test(number) || /^HA[5-9]\d\d$/.test(number)

/**
 * Whether a trader's number passes a check scheme in use: the older scheme, or from 100 0000 00 on the scheme that adds
 * 55.
 */
const isTrader = (number: string): boolean => {
  if (!/^\d{9}(?:\d{3})?$/.test(number) || /^0{9}/.test(number)) return false
  const rest = checksum(number)
  return rest === 0 || (Number(number.slice(0, 3)) >= 100 && rest === 42)
}

/** A United Kingdom VAT number as `GB` and its characters, with a right check; blanks, dots and dashes dropped. Spec: tax types, VAT. */
export const vatNumber = (typed: string): Checked<string> => {
  const number = compactCode(typed)
    .replaceAll(".", "")
    .replace(/^(?:GB|XI)/, "")
  return isTrader(number) || isPublicBody(number)
    ? Result.succeed(`GB${number}`)
    : refuse("validation.vatNumberInvalid")
}
