import { Result } from "effect"
import { expect, test } from "vitest"
import { creativeUrl } from "./creative-url.ts"
import { isDomainName } from "./domain-name.ts"
import { fileTypeOf } from "./file-type.ts"
import { gstin } from "./gstin.ts"
import { postalCode } from "./postal-code.ts"
import { mobilePhone, phone, storedPhone } from "./regional-phone.ts"
import { bmpBytes, docxEntries, isoMediaBytes, jpegBytes, zipBytes } from "./testing/index.ts"
import { lengthAdvice } from "./text.ts"
import { animationTime, callHours } from "./times.ts"
import { upload } from "./upload.ts"
import { vatNumber } from "./vat-number.ts"
import { website } from "./website.ts"

const isRefused = (answer: Result.Result<unknown, unknown>): boolean => Result.isFailure(answer)

test("nothing may stand before or after a value", () => {
  const answers = [
    gstin("1 27AAPFU0939F1ZV"),
    gstin("27AAPFU0939F1ZV 1"),
    vatNumber("1980780684"),
    vatNumber("9807806841"),
    vatNumber("1GD499"),
    vatNumber("GD4991"),
    vatNumber("1HA999"),
    vatNumber("HA9991"),
    vatNumber("980780684XI"),
    postalCode("1560001", "IN"),
    storedPhone("a91-9876543210"),
    storedPhone("91-9876543210a"),
    phone("a98765 43210", "IN"),
    phone("98765 43210 a", "IN"),
    phone("+1 202 555 0123 4567 890", "IN"),
    creativeUrl("see https://example.com/x.png"),
  ]
  expect(answers.map(isRefused)).toEqual(answers.map(() => true))
})

test("a VAT number that begins with nine zeros is none", () => {
  expect(isRefused(vatNumber("000000000123"))).toBe(true)
})

test("a host name has at most 253 characters and a last label of letters alone", () => {
  const labels = (last: number) => `${`${"a".repeat(63)}.`.repeat(3)}${"b".repeat(last - 3)}.in`
  expect([labels(61).length, labels(62).length]).toEqual([253, 254])
  expect([isDomainName(labels(61)), isDomainName(labels(62))]).toEqual([true, false])
  expect([isDomainName("shop.1in"), isDomainName("shop.in1"), isDomainName("shop.in!")]).toEqual([false, false, false])
})

test("only whole mobile numbers of the region get an OTP by message", () => {
  expect(isRefused(mobilePhone("01632 960001", "GB"))).toBe(true)
  expect([mobilePhone("07700 900123", "GB"), mobilePhone("98765 43210", "IN")].map(isRefused)).toEqual([false, false])
  expect([mobilePhone("0170 0900 123", "GB"), mobilePhone("1800 612 3456", "IN")].map(isRefused)).toEqual([true, true])
})

test.each([
  ["0345 123 4567", "GB", "+443451234567"],
  ["056 1234 5678", "GB", "+445612345678"],
  ["0844 123 4567", "GB", "+448441234567"],
  ["0908 123 4567", "GB", "+449081234567"],
  ["91-9876543210", "IN", "+919876543210"],
  ["44-7700900123", "IN", undefined],
  ["91-98765432", "IN", undefined],
  ["98-76543210", "IN", "+919876543210"],
  ["987-6543210", "IN", "+919876543210"],
  ["0312 345 6789", "GB", undefined],
  ["0512 345 6789", "GB", undefined],
  ["0812 345 6789", "GB", undefined],
  ["0923 456 7890", "GB", undefined],
] as const)("%s in %s is %s, by the ranges in use", (typed, region, e164) => {
  expect(Result.getOrUndefined(phone(typed, region))?.e164).toBe(e164)
})

test("ports run from 1 to 65535", () => {
  expect([1, 65_535].map((port) => Result.isSuccess(website(`example.com:${port}`)))).toEqual([true, true])
})

test("a website is a picture only by the end of its path", () => {
  expect(isRefused(creativeUrl("https://example.com/a?b=c\n.png"))).toBe(true)
  expect(Result.getOrThrow(creativeUrl("http://example.com/a.png?x=.mp4")).kind).toBe("image")
  expect(isRefused(creativeUrl("http://example.png"))).toBe(true)
})

test("a brand is a video's as a whole", () => {
  expect([fileTypeOf(isoMediaBytes("qt  ", ["xmp4", "2   "])), fileTypeOf(isoMediaBytes("jp2 ", ["isom"]))]).toEqual([
    undefined,
    undefined,
  ])
})

test("an animation may last a fraction of a second more", () => {
  expect(Result.getOrThrow(animationTime("1.125"))).toBe(1.125)
})

test("calls may be answered on Saturdays, and at the same hours on other days", () => {
  const saturday = { weekday: 6, from: 540, to: 720 }
  const friday = { weekday: 5, from: 600, to: 700 }
  expect(Result.getOrThrow(callHours([saturday, friday]))).toEqual([friday, saturday])
  expect(isRefused(callHours([friday, { ...saturday, to: 540 }]))).toBe(true)
})

test("a program that unpacks itself is no document", () => {
  expect(fileTypeOf(zipBytes({ entries: docxEntries }).with(0, 0x4d))).toBeUndefined()
})

test("a picture without a readable size is refused, whatever its type", () => {
  const broken = [
    bmpBytes({ width: 0, height: 4 }),
    jpegBytes({ width: 4, height: 0 }),
    jpegBytes({ width: 4, height: 4 }).subarray(0, 8),
  ]
  expect(broken.map((bytes) => isRefused(upload(bytes, "image")))).toEqual([true, true, true])
})

test("blanks around a text do not count for its recommended length", () => {
  expect(lengthAdvice(` ${"x".repeat(24)} `, "headline")).toBe("short")
})
