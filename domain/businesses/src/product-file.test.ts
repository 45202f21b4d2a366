import { Result } from "effect"
import { expect, test } from "vitest"
import type { FeedRule } from "./feed-rules/feed-rule.ts"
import { FeedReader } from "./feed-reader.ts"
import { checkProductFile, mayMapLater, missingColumns, mostProductFileBytes } from "./product-file.ts"

const faultOf = (bytes: Uint8Array) => {
  const checked = checkProductFile(bytes)
  return Result.isFailure(checked) ? checked.failure.key : "fine"
}
const textOf = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0))

test("a file of products is not empty, not too large and no workbook", () => {
  expect([
    faultOf(new Uint8Array()),
    faultOf(new Uint8Array(mostProductFileBytes + 1)),
    faultOf(textOf("PK\u0003\u0004sheet")),
    faultOf(new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1])),
    faultOf(textOf("PK,id,title\n")),
    faultOf(new Uint8Array(mostProductFileBytes)),
  ]).toEqual([
    "businesses.feed.fileEmpty",
    "businesses.feed.fileTooLarge",
    "businesses.feed.fileIsWorkbook",
    "businesses.feed.fileIsWorkbook",
    "fine",
    "fine",
  ])
})

test("a file names the columns that every product needs, by any of their names", () => {
  expect(missingColumns(["id", "title", "link", "image link", "Availability", "price"])).toEqual([])
  expect(missingColumns(["product_id", "name", "url", "image_url", "availability", "regular_price"])).toEqual([])
  expect(missingColumns(["id", "title", "price"])).toEqual(["link", "image_link", "availability"])
  expect(missingColumns(["Region", "Spend"])).toEqual(["id", "title", "link", "image_link", "availability", "price"])
})

test("a store's export and a list of vehicles need not name every column", () => {
  expect(missingColumns(["Handle", "Title", "Variant Price", "Image Src"])).toEqual([])
  expect(missingColumns(["vehicle_id", "title", "url", "image", "price"])).toEqual([])
})

test("a column that a map names, and a field that a rule sets, are not missing", () => {
  const columns = ["id", "title", "link", "Foto", "price"]
  const productMaps = [{ source: " foto", target: "image_link" }]
  const rules: ReadonlyArray<FeedRule> = [
    {
      id: "s",
      isOn: true,
      conditions: [],
      kind: "set",
      field: "availability",
      text: "in_stock",
      isOnlyWhereEmpty: true,
    },
  ]
  expect(missingColumns(columns, { productMaps, rules: [] })).toEqual(["availability"])
  expect(missingColumns(columns, { productMaps, rules })).toEqual([])
})

test("columns are mapped later only where no products would be blocked meanwhile", () => {
  const taking = (taken: number) => ({ ...new FeedReader([], "GBP").summary, taken })
  expect(mayMapLater(undefined)).toBe(true)
  expect(mayMapLater({ status: "Done", summary: taking(0) })).toBe(true)
  expect(mayMapLater({ status: "Done", summary: taking(1) })).toBe(false)
  expect(mayMapLater({ status: "Failed", summary: taking(0), shown: { summary: taking(3) } })).toBe(false)
  expect(mayMapLater({ status: "InProgress", summary: taking(3) })).toBe(true)
})
