import { readFileSync } from "node:fs"
import { gunzipSync } from "node:zlib"
import { gstStates, isGstStateCode, isPinOfState } from "@domain/validation"
import { expect, test } from "vitest"

const rows = (file: string) =>
  gunzipSync(readFileSync(new URL(`../../../places/data/${file}.tsv.gz`, import.meta.url)))
    .toString()
    .trim()
    .split("\n")
    .map((line) => line.split("\t"))

test("every PIN code of the post's list is of its own state, and few are of another", () => {
  const names = new Map(rows("regions").map(([country, region, name]) => [`${country}/${region}`, name]))
  const codes = new Map(Object.entries(gstStates).map(([code, { name }]) => [name as string, code]))
  const pins = rows("pin-codes").map(([pin = "", , , region]) => ({
    pin,
    code: codes.get(names.get(`IN/${region}`) ?? "") ?? "",
  }))
  expect(pins.length).toBeGreaterThan(19_000)
  const strange = pins.filter(({ pin, code }) => !isGstStateCode(code) || !isPinOfState(pin, code))
  expect(strange).toEqual([])
  const delhi = pins.filter(({ pin, code }) => code !== "07" && isPinOfState(pin, "07"))
  expect(delhi).toEqual([])
})
