import { CurrencyCode, minorDigits } from "@domain/kernel"
import { numberOf } from "../json-reader.ts"

const isCurrency = (code: string | undefined): code is CurrencyCode => CurrencyCode.literals.some((one) => one === code)

/** An amount as Meta reports it, in minor units of the account's currency. */
export const minorOf = (major: unknown, currency: string | undefined): number =>
  Math.round(numberOf(major) * 10 ** (isCurrency(currency) ? minorDigits[currency] : 2))
