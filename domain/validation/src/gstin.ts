import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { type GstStateCode, isGstStateCode } from "./gst-states.ts"
import { compactCode } from "./plain-text.ts"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** State, PAN with its kind of holder (or a department's TAN), registration, Z, check character. */
const shape =
  /^([0-9]{2})(?:[A-Z]{3}[ABCEFGHJKLPT][A-Z](?!0000)[0-9]{4}[A-Z]|[A-Z]{4}(?!00000)[0-9]{5}[A-Z])[1-9A-Z]Z[0-9A-Z]$/

/** The check character that 14 characters of a GSTIN call for: weights 1 and 2 in turn, digits in base 36. */
export const gstinCheckCharacter = (first14: string): string => {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}

/** The state of registration that a GSTIN of the right form names; undefined for any other text. */
export const gstStateCode = (number: string): GstStateCode | undefined => {
  const code = shape.exec(number)?.[1] ?? ""
  return isGstStateCode(code) ? code : undefined
}

/** A GSTIN with a known state and a right check character, in capitals without blanks or dashes. Spec: "GSTIN valid and required for GST invoice". */
export const gstin = (typed: string): Checked<string> => {
  const number = compactCode(typed)
  if (number === "") return refuse("validation.gstinRequired")
  const isValid = gstStateCode(number) !== undefined && gstinCheckCharacter(number.slice(0, 14)) === number.charAt(14)
  return isValid ? Result.succeed(number) : refuse("validation.gstinInvalid")
}

/** The state that a valid GSTIN names; undefined for every other text. */
export const stateOfGstin = (typed: string): GstStateCode | undefined =>
  Result.getOrUndefined(Result.map(gstin(typed), gstStateCode))
