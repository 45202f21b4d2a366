import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { defaultPage, offsetOf, pageCount, pageOf, PageRequest, shownPart } from "./paging.ts"
import { inOrder, SortOrder } from "./sort-order.ts"
import { anyPageRequest, law } from "./testing/index.ts"

test("ascending is 1 and descending 2", () => {
  expect([Schema.encodeSync(SortOrder)("Ascending"), Schema.encodeSync(SortOrder)("Descending")]).toEqual([1, 2])
})

test("a list runs the way it is asked to, and equals keep their places", () => {
  const items = [
    { at: 2, name: "a" },
    { at: 1, name: "b" },
    { at: 2, name: "c" },
  ]
  const names = (order: SortOrder) => items.toSorted(inOrder(order, (a, b) => a.at - b.at)).map(({ name }) => name)
  expect([names("Ascending"), names("Descending")]).toEqual([
    ["b", "a", "c"],
    ["a", "c", "b"],
  ])
})

test("the first twenty are asked for unless told", () => {
  expect(defaultPage).toEqual({ page: 1, limit: 20 })
})

test("a page counts from 1 and holds at most a hundred", () => {
  const accepted = (page: number, limit: number) =>
    Result.isSuccess(Schema.decodeUnknownResult(PageRequest)({ page, limit }))
  expect([accepted(1, 1), accepted(1, 100), accepted(1_000_000, 1)]).toEqual([true, true, true])
  expect([accepted(0, 1), accepted(1, 0), accepted(1, 101), accepted(1.5, 1), accepted(1_000_001, 1)]).toEqual(
    Array.from({ length: 5 }, () => false),
  )
})

test("a page of a list comes with the total", () => {
  expect(shownPart({ page: 2, limit: 20 }, 45)).toEqual({ from: 21, to: 40, items: 20, total: 45 })
  expect(shownPart({ page: 3, limit: 20 }, 45)).toEqual({ from: 41, to: 45, items: 5, total: 45 })
  expect(shownPart({ page: 4, limit: 20 }, 45)).toEqual({ from: 0, to: 0, items: 0, total: 45 })
  expect(shownPart({ page: 1, limit: 20 }, 0)).toEqual({ from: 0, to: 0, items: 0, total: 0 })
})

test("the last page may hold one item, and an empty list has one page", () => {
  expect(shownPart({ page: 3, limit: 20 }, 41)).toEqual({ from: 41, to: 41, items: 1, total: 41 })
  expect([pageCount(0, 20), pageCount(40, 20), pageCount(41, 20)]).toEqual([1, 2, 3])
})

test("the pages together show every item once", () => {
  law(
    fc.property(fc.nat(500), anyPageRequest, (total, { limit }) => {
      const pages = Array.from({ length: pageCount(total, limit) }, (_, index) => ({ page: index + 1, limit }))
      expect(pages.reduce((sum, page) => sum + shownPart(page, total).items, 0)).toBe(total)
      expect(pages.map(offsetOf)).toEqual(pages.map((_, index) => index * limit))
      expect(shownPart({ page: pages.length + 1, limit }, total).items).toBe(0)
    }),
  )
})

test("pages read with one row beyond them show every row once, and the last says so", () => {
  law(
    fc.property(fc.array(fc.nat()), anyPageRequest, (all, { limit }) => {
      const pages = Array.from({ length: pageCount(all.length, limit) }, (_, index) =>
        pageOf(all.slice(index * limit, index * limit + limit + 1), limit),
      )
      expect(pages.flatMap(({ rows }) => rows)).toEqual(all)
      expect(pages.map(({ hasNextPage }) => hasNextPage)).toEqual(pages.map((_, at) => at < pages.length - 1))
    }),
  )
})

test("page requests encode and decode to themselves", () => {
  law(
    fc.property(anyPageRequest, (request) => {
      expect(Schema.decodeUnknownSync(PageRequest)(Schema.encodeSync(PageRequest)(request))).toEqual(request)
    }),
  )
})
