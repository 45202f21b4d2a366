import { expect, test } from "vitest"
import { chosenDocuments } from "./chosen-documents.ts"

const chosen = (query: string) => chosenDocuments(new URLSearchParams(query))

test("an address names a kind, a financial year and a page", () => {
  expect(chosen("kind=creditNote&year=2026-27&page=3")).toEqual({
    filter: { kind: "creditNote", financialYear: "2026-27" },
    page: 3,
    limit: 20,
  })
})

test.each(["", "kind=bill&year=26-27&page=0", "year=next&page=1.5", "page=-2", "page=99999999"])(
  "an address with %j asks for the first page of all documents",
  (query) => {
    expect(chosen(query)).toEqual({ filter: {}, page: 1, limit: 20 })
  },
)
