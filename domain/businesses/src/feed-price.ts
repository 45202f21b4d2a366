/** A price of a feed, in minor units of any currency; our own currencies are fewer than feeds have. */
export interface FeedPrice {
  readonly amount: number
  readonly currency: string
}

const withoutMinor: ReadonlySet<string> = new Set(["JPY", "KRW", "VND", "CLP", "ISK", "UGX", "XAF", "XOF", "XPF"])
const withThousandths: ReadonlySet<string> = new Set(["BHD", "JOD", "KWD", "OMR", "TND", "IQD", "LYD"])

/** Decimal digits of a currency's major unit, by ISO 4217. */
export const feedPriceDigits = (currency: string): number => {
  if (withoutMinor.has(currency)) return 0
  return withThousandths.has(currency) ? 3 : 2
}

const pattern =
  /^(?:([A-Z]{3})\s*)?(\d{1,9}|\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.(\d{1,4}))?(?:\s*([A-Z]{3}))?$/i

const zero = 48
const nine = 57
const dot = 46
const blank = 32

/** A price such as `12`, `12.50` or `12.50 EUR`, as most feeds write it; undefined for any other text. */
const plainPrice = (text: string, currency: string): FeedPrice | undefined => {
  let at = 0
  let amount = 0
  let decimals = -1
  for (; at < text.length; at += 1) {
    const unit = text.charCodeAt(at)
    if (unit >= zero && unit <= nine) {
      amount = amount * 10 + unit - zero
      if (decimals >= 0) decimals += 1
    } else if (unit === dot && decimals < 0 && at > 0) decimals = 0
    else break
  }
  const digits = at - (decimals < 0 ? 0 : decimals + 1)
  if (digits === 0 || digits > 9 || decimals === 0) return undefined
  let code = currency.toUpperCase()
  if (at < text.length) {
    if (text.charCodeAt(at) !== blank || text.length !== at + 4) return undefined
    code = text.slice(at + 1)
    for (let letter = 0; letter < 3; letter += 1) {
      const unit = code.charCodeAt(letter)
      if (unit < 65 || unit > 90) return undefined
    }
  }
  const minor = feedPriceDigits(code)
  const shift = minor - Math.max(decimals, 0)
  return shift < 0 ? undefined : { amount: amount * 10 ** shift, currency: code }
}

/**
 * A price such as `12`, `12.50 EUR`, `EUR 1,299.00` or `1,00,000 INR`; without a currency it is in the catalogue's. Undefined for any other
 * text and for fractions of a minor unit.
 */
export const readFeedPrice = (text: string, currency: string): FeedPrice | undefined => {
  const plain = plainPrice(text, currency)
  if (plain !== undefined) return plain
  const [, before, whole = "", decimals = "", after] = pattern.exec(text.trim()) ?? []
  if (whole === "" || (before !== undefined && after !== undefined)) return undefined
  const code = (before ?? after ?? currency).toUpperCase()
  const digits = feedPriceDigits(code)
  const significant = decimals.replace(/0+$/, "")
  if (significant.length > digits) return undefined
  const amount = Number(whole.replaceAll(",", "") + significant.padEnd(digits, "0"))
  return { amount, currency: code }
}

/** A price as feeds write it, such as `12.50 EUR`; `readFeedPrice` reads the same price from it. */
export const writeFeedPrice = ({ amount, currency }: FeedPrice): string => {
  const digits = feedPriceDigits(currency)
  const minor = String(amount).padStart(digits + 1, "0")
  const whole = minor.slice(0, minor.length - digits)
  return `${whole}${digits === 0 ? "" : `.${minor.slice(-digits)}`} ${currency}`
}
