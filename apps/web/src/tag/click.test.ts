import { adMarkParameter } from "@domain/conversions"
import { expect, test } from "vitest"
import { clickIn, laterClick } from "./click.ts"

test("a landing address tells of its click, and another address of none", () => {
  expect(adMarkParameter).toBe("mq_ad")
  expect(clickIn("?utm_source=x&mq_ad=70-2&gclid=abc", 5)).toEqual({ at: 5, mq_ad: "70-2", gclid: "abc" })
  expect(clickIn("?utm_source=x&gclid=", 5)).toBeUndefined()
})

test("the last marked click counts, and a page that is loaded again keeps its moment", () => {
  const marked = { at: 1, mq_ad: "70-2", gclid: "a" }
  expect(laterClick(undefined, marked)).toBe(marked)
  expect(laterClick(marked, undefined)).toBe(marked)
  expect(laterClick(marked, { ...marked, at: 9 })).toBe(marked)
  expect(laterClick(marked, { at: 9, gclid: "b" })).toBe(marked)
  const later = { at: 9, mq_ad: "71-1" }
  expect(laterClick(marked, later)).toBe(later)
})
