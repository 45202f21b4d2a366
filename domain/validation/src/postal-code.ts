import type { Region } from "@domain/kernel"
import { Result } from "effect"
import { type Checked, refuse } from "./field-failure.ts"
import { compactCode, withoutFormat } from "./plain-text.ts"

const outward = "(?:[A-PR-UWYZ](?:[0-9]{1,2}|[A-HK-Y][0-9]{1,2}|[0-9][A-HJKMPSTUW]|[A-HK-Y][0-9][ABEHMNPRVWXY]))"
const outwardOnly = new RegExp(`^${outward}$`)
const whole = new RegExp(`^(${outward}|GIR)([0-9][ABD-HJLNP-UW-Z]{2})$`)

/** Whether a text is the first half of a United Kingdom postal code, such as `SW1A`, in any case. */
export const isOutwardCode = (typed: string): boolean => outwardOnly.test(withoutFormat(typed).toUpperCase())

const normalForm: Readonly<Record<Region, (typed: string) => string | undefined>> = {
  IN: (typed) => /^[1-9][0-9]{5}$/.exec(compactCode(typed))?.[0],
  GB: (typed) => {
    const [, first, second] = whole.exec(compactCode(typed)) ?? []
    return first === undefined || second === undefined ? undefined : `${first} ${second}`
  },
}

/** A postal code of the region: six digits for India, `SW1A 1AA` for the United Kingdom. Spec: "Postal code and city required". */
export const postalCode = (typed: string, region: Region): Checked<string> => {
  if (compactCode(typed) === "") return refuse("validation.postalCodeRequired")
  const code = Object.hasOwn(normalForm, region) ? normalForm[region](typed) : undefined
  return code === undefined ? refuse("validation.postalCodeInvalid") : Result.succeed(code)
}
