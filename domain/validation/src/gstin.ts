import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"

const alphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ"

/** State 01-38 or 97 (other territory), PAN with its holder type, registration, Z, check character. */
const shape = /^(?:0[1-9]|[12]\d|3[0-8]|97)[A-Z]{3}[ABCEFGHJKLPT][A-Z](?!0000)\d{4}[A-Z][1-9A-Z]Z[0-9A-Z]$/

/** The check character that 14 characters of a GSTIN call for: weights 1 and 2 in turn, digits in base 36. */
export const gstinCheckCharacter = (first14: string): string => {
  const sum = Array.from(first14).reduce((total, character, index) => {
    const product = alphabet.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return alphabet.charAt((36 - (sum % 36)) % 36)
}

/** A GSTIN with a right check character, in capitals without blanks or dashes. Spec: "GSTIN valid and required for GST invoice". */
export const gstin = (typed: string): Checked<string> => {
  const number = typed.replace(/[\s-]+/gu, "").toUpperCase()
  if (number === "") return refuse("validation.gstinRequired")
  const valid = shape.test(number) && gstinCheckCharacter(number.slice(0, 14)) === number.charAt(14)
  return valid ? Result.succeed(number) : refuse("validation.gstinInvalid")
}

/** The two digits of the state a valid GSTIN is registered in. */
export const gstStateCode = (number: string): string => number.slice(0, 2)
