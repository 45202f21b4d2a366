import { Schema } from "effect"
import { expect, test } from "vitest"
import { Currency, CurrencyCode } from "./currency.ts"
import {
  currencies,
  currencySymbol,
  currencyWithId,
  defaultCurrency,
  minorDigits,
  minorPerMajor,
} from "./currencies.ts"
import { paymentGateways } from "./payment-gateways.ts"
import { defaultRegion, regionFacts } from "./region-facts.ts"
import { defaultTimeZone, TimeZone, TimeZoneName, timeZones, timeZoneWithId } from "./time-zones.ts"
import { isTimeZone } from "./local-date-at.ts"

test("a profile without a choice counts rupees in India's time", () => {
  expect([defaultCurrency.id, defaultCurrency.code]).toEqual([17, "INR"])
  expect([defaultTimeZone.id, defaultTimeZone.name]).toEqual([142, "Asia/Kolkata"])
  expect(defaultRegion).toBe("IN")
})

test("an id names one currency, which knows its code, offset and symbol", () => {
  for (const code of CurrencyCode.literals) {
    const currency = currencies[code]
    expect(currencyWithId(currency.id)).toBe(currency)
    expect([currency.code, currency.symbol, currency.currencyOffset]).toEqual([
      code,
      currencySymbol[code],
      minorPerMajor(code),
    ])
    expect(10 ** minorDigits[code]).toBe(currency.currencyOffset)
    expect(Schema.decodeUnknownSync(Currency)(Schema.encodeSync(Currency)(currency))).toEqual(currency)
  }
  expect(currencyWithId(999)).toBeUndefined()
  expect(minorDigits).toEqual({ INR: 2, GBP: 2, USD: 2, JPY: 0 })
})

test("an id names one time zone, which the platform knows", () => {
  for (const name of TimeZoneName.literals) {
    const zone = timeZones[name]
    expect([zone.name, isTimeZone(name)]).toEqual([name, true])
    expect(timeZoneWithId(zone.id)).toBe(zone)
    expect(Schema.decodeUnknownSync(TimeZone)(Schema.encodeSync(TimeZone)(zone))).toEqual(zone)
  }
  expect(timeZoneWithId(999)).toBeUndefined()
})

test("each region has its currency, dial code, zone, tax and gateway", () => {
  expect(regionFacts).toEqual({
    IN: { currency: "INR", dialCode: "91", timeZone: "Asia/Kolkata", taxKind: "GST", paymentGateway: "razorpay" },
    GB: { currency: "GBP", dialCode: "44", timeZone: "Europe/London", taxKind: "VAT", paymentGateway: "stripe" },
  })
})

test("Stripe is paid in our page, Razorpay in a window of its own", () => {
  expect([paymentGateways.stripe.paysIn, paymentGateways.razorpay.paysIn]).toEqual(["page", "window"])
})

test("Stripe keeps cards alone, Razorpay only while they pay", () => {
  expect([paymentGateways.stripe.keepsCards, paymentGateways.razorpay.keepsCards]).toEqual(["alone", "whilePaying"])
})
