import { expect, test } from "vitest"
import { textDirection } from "./text-direction.ts"

test("a Hebrew sentence that begins with a Latin name is right to left", () => {
  expect(textDirection("Sourdough loaves ב-Bristol")).toBe("rtl")
  expect(textDirection("Fresh bread by seven")).toBe("ltr")
  expect(textDirection("")).toBe("ltr")
})
