import { type CurrencyCode, minorDigits } from "@domain/kernel"
import * as fc from "fast-check"
import type { ProductRow, StoreRow } from "../feed-row.ts"
import type { StoreProfile } from "../store-profile.ts"

/** A store profile with every field in its normal form. */
export const anyStoreProfile: fc.Arbitrary<StoreProfile> = fc.record(
  {
    logo: fc.constantFrom("/media/logo.png", "https://shop.example/logo.png"),
    name: fc.constantFrom("Rye", "Harbour & Rye", "מאפייה", "अनन्या क्लिनिक"),
    email: fc.constantFrom("owner@shop.example", "a.b@shop.example"),
    currency: fc.integer({ min: 1, max: 200 }),
    timezone: fc.integer({ min: 1, max: 400 }),
    location: fc.constantFrom("Pune", "London"),
    address: fc.constantFrom("1 High Street", "12 MG Road"),
  },
  { requiredKeys: ["name"] },
)

const code = fc.stringMatching(/^[A-Za-z0-9_-]{1,50}$/)

/** A product in a currency, with a sale price of at most its price. */
export const anyProductRow = (currency: CurrencyCode): fc.Arbitrary<ProductRow> =>
  fc
    .record({
      product_id: code,
      sku: code,
      title: fc.stringMatching(/^[a-z][a-z ]{0,30}[a-z]$/),
      price: fc.integer({ min: 1, max: 10 ** (6 + minorDigits[currency]) }),
      sale: fc.option(fc.double({ min: 0.001, max: 1, noNaN: true }), { nil: undefined }),
    })
    .map(({ price, sale, ...row }) => ({
      ...row,
      price: { amount: price, currency },
      ...(sale !== undefined && { sale_price: { amount: Math.max(1, Math.floor(price * sale)), currency } }),
    }))

/** A store anywhere on earth. */
export const anyStoreRow: fc.Arbitrary<StoreRow> = fc.record(
  {
    store_code: code,
    latitude: fc.integer({ min: -90_000, max: 90_000 }).map((thousandths) => thousandths / 1000),
    longitude: fc.integer({ min: -180_000, max: 180_000 }).map((thousandths) => thousandths / 1000),
    radius: fc.integer({ min: 1, max: 800 }).map((tenths) => tenths / 10),
    facebook_page_id: fc.stringMatching(/^\d{1,20}$/),
  },
  { requiredKeys: ["store_code", "latitude", "longitude", "radius"] },
)
