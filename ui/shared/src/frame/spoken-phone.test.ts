import { expect, test } from "vitest"
import { spokenPhone } from "./spoken-phone.ts"

test("a number is shown in the groups it is read aloud in", () => {
  expect(spokenPhone("+919820790164")).toBe("+91 98207 90164")
  expect(spokenPhone("+447920800148")).toBe("+44 7920 800148")
  expect(spokenPhone("+441174960182")).toBe("+44 117 496 0182")
  expect(spokenPhone("+97231234567")).toBe("+97231234567")
})

test.each([
  ["+441904555671", "01904 555671"],
  ["+442079460018", "020 7946 0018"],
  ["+441132450099", "0113 245 0099"],
  ["+441214960182", "0121 496 0182"],
  ["+443001234567", "0300 123 4567"],
  ["+447920800148", "07920 800148"],
])("%s is read in its own country as %s", (phone, national) => {
  expect(spokenPhone(phone, "GB")).toBe(national)
})

test("in India a mobile is read as it is, and a city landline with its zero", () => {
  expect(spokenPhone("+919820790164", "IN")).toBe("98207 90164")
  expect(spokenPhone("+912212345678", "IN")).toBe("022 1234 5678")
  expect(spokenPhone("+91-9820790164", "IN")).toBe("98207 90164")
})

test("a reader abroad sees the country's code", () => {
  expect(spokenPhone("+441904555671", "IN")).toBe("+44 1904 555671")
  expect(spokenPhone("+919820790164", "GB")).toBe("+91 98207 90164")
})
