import { Schema } from "effect"
import { expect, test } from "vitest"
import { sortImages } from "./image-sort.ts"
import { stockPhotoLimits, StockPhotoQuery, StockPhotosUnavailable } from "./stock-photos.ts"

test("pictures added at one instant stay in their order", () => {
  const images = [1, 2, 1, 2].map((addedAt, name) => ({ addedAt, name }))
  expect(sortImages(images, "Descending").map(({ name }) => name)).toEqual([1, 3, 0, 2])
})

test("a stock photo search names its words and a page from 1 of at most 30 photos", () => {
  const isQuery = Schema.is(StockPhotoQuery)
  const query = { keywords: "bread", pageNumber: 1, pageSize: 30 }
  expect(isQuery(query)).toBe(true)
  for (const wrong of [
    { pageNumber: 0 },
    { pageNumber: stockPhotoLimits.pageNumber + 1 },
    { pageSize: 0 },
    { pageSize: 31 },
    { pageNumber: 1.5 },
    { keywords: "x".repeat(stockPhotoLimits.keywords + 1) },
  ])
    expect(isQuery({ ...query, ...wrong })).toBe(false)
})

test("a photo library that cannot answer has the code 318", () => {
  expect(new StockPhotosUnavailable({}).errorCode).toBe(318)
})
