import { minorPerMajor } from "./currencies.ts"
import type { CurrencyCode } from "./currency.ts"
import type { MinorUnits } from "./money.ts"

/** Rounds up to a multiple of 10 major units (10 rupees, 10 pounds); idempotent. Spec: "Budget rounding". */
export const roundUpToTen = (amount: MinorUnits, currency: CurrencyCode): MinorUnits => {
  const ten = 10 * minorPerMajor(currency)
  return amount + ((ten - (amount % ten)) % ten)
}
