import { expect, test } from "vitest"
import { spokenPhone } from "./spoken-phone.ts"

test("a number is shown in the groups it is read aloud in", () => {
  expect(spokenPhone("+919820790164")).toBe("+91 98207 90164")
  expect(spokenPhone("+447920800148")).toBe("+44 7920 800148")
  expect(spokenPhone("+441174960182")).toBe("+44 117 496 0182")
  expect(spokenPhone("+97231234567")).toBe("+97231234567")
})
