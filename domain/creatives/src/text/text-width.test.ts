import { expect, test } from "vitest"
import { textWidth } from "./text-width.ts"
import { ellipsise, wrapText } from "./wrap-text.ts"

const ems = (text: string, weight = 400) => textWidth(text, 100, weight)

test("width grows with size, weight and letter-spacing", () => {
  expect(textWidth("bread", 40)).toBeCloseTo(2 * textWidth("bread", 20))
  expect(ems("bread", 600)).toBeGreaterThan(ems("bread", 599))
  expect(textWidth("bread", 100, 400, 0.1)).toBeCloseTo(ems("bread") + 50)
})

test("marks and joiners take no room, ideographs one em and a little, emoji more", () => {
  expect(ems("e\u0301")).toBe(ems("e"))
  expect(ems("a\u200db")).toBe(ems("ab"))
  expect([ems("広"), ems("\u{20000}")]).toEqual([102, 102])
  expect([ems("👍"), ems("☀")]).toEqual([140, 140])
})

test("a letter of a script that was not measured counts generously", () => {
  expect(ems("Ⴀ")).toBeCloseTo(110)
})

test("an Arabic letter that joins the next is narrower than alone", () => {
  expect(ems("بب")).toBeLessThan(2 * ems("ب"))
  expect(ems("ب ب")).toBeCloseTo(2 * ems("ب") + ems(" "))
})

const face = { size: 10, weight: 400 }

test("lines break between words and ideographs, not inside numbers", () => {
  expect(wrapText("fresh bread daily", textWidth("fresh bread", 10), face).lines).toEqual(["fresh bread", "daily"])
  expect(wrapText("新鮮面包。", 21, face).lines).toEqual(["新鮮", "面", "包。"])
  expect(wrapText("+44 20 7946 0000", 30, face).lines[0]).not.toContain(" ")
  expect(wrapText("ad広告", 25, face).lines).toEqual(["ad広", "告"])
})

test("nothing has no lines, and a word wider than the line is cut in whole characters", () => {
  expect(wrapText(" \n ", 100, face)).toEqual({ lines: [], brokeWord: false })
  const { lines, brokeWord } = wrapText("wwwwww", textWidth("ww", 10), face)
  expect([lines, brokeWord]).toEqual([["ww", "ww", "ww"], true])
})

test("a single character wider than the line stands alone and breaks no word", () => {
  expect(wrapText("w", 1, face)).toEqual({ lines: ["w"], brokeWord: false })
})

test("a text without room becomes an ellipsis, or nothing", () => {
  expect(ellipsise("bread", 1000, face)).toBe("bread")
  expect(ellipsise("wwwwwwwwww", textWidth("…", 10), face)).toBe("…")
  expect(ellipsise("wwwwwwwwww", 1, face)).toBe("")
})
