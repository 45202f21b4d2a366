import { Result } from "effect"
import { expect, test } from "vitest"
import { checkedStore, storeMessageKeys } from "./checked-store.ts"
import { hoursOfText, textOfHours } from "./hours-text.ts"
import { guessStoreColumns, textsInRow, withStoreColumn } from "./store-columns.ts"
import { storeDifferences } from "./store-differences.ts"
import { storeLack } from "./store-standing.ts"
import { blankStore, storeOfTexts } from "./store-texts.ts"

const leeds = {
  ...blankStore("GB"),
  code: "L1",
  name: "Leeds Briggate",
  latitude: 53.797,
  longitude: -1.542,
  phone: "+441132345678",
  hours: [{ weekday: 1, from: 540, to: 1080 }],
}
const failuresOf = (texts: object) => Result.getOrThrow(Result.flip(storeOfTexts(texts, undefined, "GB")))

test("a part without a text stays as it was, an empty text takes it away", () => {
  const { phone: _phone, ...silent } = leeds
  expect(Result.getOrThrow(storeOfTexts({ code: "L1", phone: " " }, leeds, "GB"))).toEqual(silent)
  expect(Result.getOrThrow(storeOfTexts({ code: "L1", radius: "" }, { ...leeds, radius: 9 }, "GB"))).toEqual(leeds)
})

test("each refused part of a row is told once, with its own words", () => {
  expect(failuresOf({ code: "", name: "", latitude: "north", longitude: "1", population: "some" })).toEqual({
    code: { key: "validation.required" },
    name: { key: "validation.required" },
    latitude: { key: "franchise.latitudeInvalid", params: { least: -90, most: 90 } },
    population: { key: "franchise.numberInvalid", params: { least: 0, most: 1_000_000_000_000 } },
  })
  expect(failuresOf({ code: "1", name: "A", latitude: "53" })).toEqual({
    longitude: { key: "franchise.placeHalf" },
  })
})

test("cells are read as spreadsheets write them", () => {
  const texts = { code: '="007"', name: "A", latitude: "53,8", longitude: "-1.5", population: "12,345", isOpen: "סגור" }
  expect(Result.getOrThrow(storeOfTexts(texts, undefined, "GB"))).toMatchObject({
    code: "007",
    latitude: 53.8,
    population: 12_345,
    isOpen: false,
  })
})

test("hours are read by the weekday, past midnight and around the clock", () => {
  const part = (weekday: number, from: number, to: number) => ({ weekday, from: from * 60, to: to * 60 })
  expect(hoursOfText("Fr-Sa 22:00-02:00; Mo 9-12, 13-18")).toEqual(
    Result.succeed([part(0, 0, 2), part(1, 9, 12), part(1, 13, 18), part(5, 22, 24), part(6, 0, 2), part(6, 22, 24)]),
  )
  expect(Result.getOrThrow(hoursOfText("24/7"))).toHaveLength(7)
  expect(hoursOfText("Mo 9-18; often")).toEqual(Result.fail("often"))
  expect(textOfHours([1, 2, 3, 4, 5].map((weekday) => part(weekday, 9, 18)))).toBe("Mo-Fr 09:00-18:00")
})

test("hours take their order, and hours that touch are one", () => {
  const part = (from: number, to: number) => ({ weekday: 1, from: from * 60, to: to * 60 })
  const checked = checkedStore({ ...leeds, hours: [part(14, 18), part(9, 12), part(12, 14)] }, "GB")
  expect(Result.getOrThrow(checked).hours).toEqual([part(9, 18)])
})

test("columns are found by the specification's names and by Google's", () => {
  const match = guessStoreColumns(["Store code", "Business name", "lat", "LONGITUDE", "facebook_page_id", "Notes"])
  expect(match).toEqual({ code: 0, name: 1, latitude: 2, longitude: 3, facebookPageId: 4 })
  expect(withStoreColumn(match, "region", 1)).toEqual({
    code: 0,
    latitude: 2,
    longitude: 3,
    facebookPageId: 4,
    region: 1,
  })
  expect(textsInRow(["7", "A"], { code: 0, phone: 5 })).toEqual({ code: "7", phone: "" })
})

test("a second row with a code is refused, and a refused store is not gone", () => {
  const rows = [
    { code: "L1", name: "Leeds" },
    { code: " L1", name: "Again" },
    { code: "N1", name: "" },
  ]
  const stores = [leeds, { ...leeds, code: "N1" }, { ...leeds, code: "Y1" }]
  const found = storeDifferences(stores, rows, { region: "GB", firstRow: 2 })
  expect(found.changed.map(({ facts }) => facts)).toEqual([["name"]])
  expect(found.refused.map(({ row, code }) => [row, code])).toEqual([
    [3, "L1"],
    [4, "N1"],
  ])
  expect(found.gone.map(({ code }) => code)).toEqual(["Y1"])
})

test("a closed store and a store without a place have no ads", () => {
  const { latitude: _latitude, ...nowhere } = leeds
  expect([leeds, { ...leeds, isOpen: false }, nowhere].map(storeLack)).toEqual([undefined, "Closed", "NoPlace"])
})

test("message keys of this package are its own, once each", () => {
  expect(new Set(storeMessageKeys).size).toBe(storeMessageKeys.length)
  expect(storeMessageKeys.every((key) => key.startsWith("franchise."))).toBe(true)
})
