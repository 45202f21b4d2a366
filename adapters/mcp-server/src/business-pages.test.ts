import { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { listBusinesses } from "./tools/business-tools.ts"

const found = ({ businessProfileId: id }: { readonly businessProfileId: number }) =>
  Effect.succeed({ id, name: `Shop ${id}`, region: "IN" })

/** All pages of the list, one after the other. */
const pagesOf = async (businesses: ReadonlyArray<BusinessProfileId>) => {
  const pages: Array<ReadonlyArray<number>> = []
  let after: BusinessProfileId | undefined
  do {
    const visit = { call: (_: unknown, input: never) => found(input), businesses, origin: "https://ads.example" }
    const input = after === undefined ? {} : { after }
    const page: { businesses: ReadonlyArray<{ businessProfileId: number }>; next?: BusinessProfileId } =
      await Effect.runPromise(listBusinesses.run(input, visit as never) as Effect.Effect<never>)
    pages.push(page.businesses.map(({ businessProfileId }) => businessProfileId))
    after = page.next
  } while (after !== undefined)
  return pages
}

test("every business is listed once, twenty at a time", async () => {
  const numbers = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 90 })
  await fc.assert(
    fc.asyncProperty(numbers, async (ids) => {
      const pages = await pagesOf(ids.map((id) => BusinessProfileId.make(id)))
      expect(pages.flat()).toEqual(ids.toSorted((one, other) => one - other))
      expect(pages.slice(0, -1).every(({ length }) => length === 20)).toBe(true)
    }),
  )
})
