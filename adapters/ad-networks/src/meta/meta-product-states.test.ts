import { once } from "node:events"
import { createServer } from "node:http"
import type { AddressInfo } from "node:net"
import { CurrencyCode, minorDigits, toMajor } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import { Effect } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { graphClient } from "./graph-client.ts"
import { productStatesReader, refusalsOf, refusedInBatch, shownMinor } from "./meta-product-states.ts"

test.each([
  ["₹1,23,456.50", "INR", 123_456_50],
  ["$450", "USD", 450_00],
  ["1.234,50 €", "EUR", 1_234_50],
  ["¥1,234", "JPY", 1_234],
  ["free", "INR", undefined],
])("Meta's price %s in %s is read", (text, currency, amount) => {
  expect(shownMinor(text, currency)).toBe(amount)
})

test("a price is read from what a formatter of any language shows", () => {
  law(
    fc.property(
      fc.nat(9_999_999_99),
      fc.constantFrom(...CurrencyCode.literals),
      fc.constantFrom("en", "en-IN", "de", "fr"),
      (amount, currency, language) => {
        const text = new Intl.NumberFormat(language, { style: "currency", currency }).format(
          toMajor({ amount, currency }),
        )
        expect([shownMinor(text, currency), minorDigits[currency]]).toEqual([amount, minorDigits[currency]])
      },
    ),
  )
})

const error = (error_type: string, error_priority = "HIGH") => ({
  error_type,
  error_priority,
  title: "Sale price is too high",
  description: "It must be lower.",
})

test("fatal errors of ads are told by what mends them, and others are not", () => {
  const errors = [error("INVALID_SALE_PRICE"), error("IMAGE_RESOLUTION_LOW", "LOW"), error("SHOPS_POLICY_VIOLATION")]
  expect(refusalsOf({ review_status: "approved", errors })).toEqual([
    { fault: "Price", words: "Sale price is too high: It must be lower." },
  ])
})

test("a rejected product is against the policy, once", () => {
  const rejected = { review_status: "rejected", review_rejection_reasons: ["Restricted goods"] }
  expect(refusalsOf(rejected)).toEqual([{ fault: "Policy", words: "Restricted goods" }])
  expect(refusalsOf({ ...rejected, errors: [error("DA_POLICY_VIOLATION")] })).toHaveLength(1)
})

test("a product that a batch does not take is told with Meta's words", () => {
  const answer = {
    validation_status: [
      { retailer_id: "SKU-1", errors: [{ message: "A price has the wrong format" }] },
      { retailer_id: "SKU-2", errors: [], warnings: [{ message: "No brand" }] },
    ],
  }
  expect(refusedInBatch(answer)).toEqual([
    { productId: "SKU-1", refusals: [{ fault: "Text", words: "A price has the wrong format" }] },
  ])
})

/** More pages than other lists of the Graph API are read. */
const manyPages = 60

test("refused products of a catalogue of many pages are all told", async () => {
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost")
    const page = Number(searchParams.get("after") ?? 0)
    const more = { cursors: { after: String(page + 1) }, ...(page + 1 < manyPages && { next: "more" }) }
    const products = { data: [{ retailer_id: `SKU-${page}`, review_status: "rejected" }], paging: more }
    response.setHeader("content-type", "application/json")
    response.end(JSON.stringify(pathname.endsWith("/products") ? products : { product_catalog: { id: "7" } }))
  })
  await once(server.listen(0, "127.0.0.1"), "listening")
  const { port } = server.address() as AddressInfo
  const options = { baseUrl: `http://127.0.0.1:${port}`, version: "v25.0", accessToken: "token", appSecret: "secret" }
  const read = productStatesReader(graphClient(options), "retailer_id,review_status")
  const told = await Effect.runPromise(read({ externalIds: { products: "9" } }))
  server.close()
  expect(told.filter(({ refusals }) => refusals.length > 0)).toHaveLength(manyPages)
})
