import { expect, test } from "vitest"
import { fitText } from "./fit-text.ts"
import { textWidth } from "./text-width.ts"
import { balance, ellipsise, wrapText } from "./wrap-text.ts"

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

test("an ellipsis stands right after the last letter that fits", () => {
  expect(ellipsise("fresh bread", textWidth("fresh b…", 10), face)).toBe("fresh b…")
  expect(ellipsise("fresh bread", textWidth("fresh …", 10) + 0.1, face)).toBe("fresh…")
})

test("balanced lines are as many and about as long as one another", () => {
  const text = "fresh bread every single morning for you"
  const width = textWidth("fresh bread every single morning", 10)
  expect(wrapText(text, width, face).lines).toEqual(["fresh bread every single morning", "for you"])
  expect(balance(text, width, face)).toEqual(["fresh bread every", "single morning for you"])
  expect(balance("bread", width, face)).toEqual(["bread"])
})

test("no word is cut to balance lines", () => {
  expect(balance("wwwwwwwwwww w", textWidth("wwwwwwwwwww", 10), face)).toEqual(["wwwwwwwwwww", "w"])
  expect(balance("wwwwwwwwwww", textWidth("wwww", 10), face)).toEqual(["wwww", "wwww", "www"])
})

test("a closing mark stays with the ideograph before it", () => {
  expect(wrapText("ab, 広告」よ", 24, face).lines).toEqual(["ab,", "広", "告」", "よ"])
  expect(wrapText("広 告", 100, face).lines).toEqual(["広 告"])
})

test("a line separator and several blanks are one blank", () => {
  expect(wrapText("ab\u2028cd  e\tf", 100, face)).toEqual({ lines: ["ab cd e f"], brokeWord: false })
})

test("what follows a word cut in two goes on in its last line where it fits", () => {
  expect(wrapText("x wwww y", textWidth("ww", 10), face)).toEqual({ lines: ["x", "ww", "ww", "y"], brokeWord: true })
  expect(wrapText("wwi i", textWidth("ww", 10), face)).toEqual({ lines: ["ww", "i i"], brokeWord: true })
})

test("a blank between digits does not break, others do", () => {
  expect(wrapText("tel 20 79 46 now", 1000, face).lines).toEqual(["tel 20\u00a079\u00a046 now"])
  expect(wrapText("20\r\n79", 1000, face).lines).toEqual(["20\u00a079"])
  expect(wrapText("tel 20 79 now", textWidth("20 79", 10), face).lines).toEqual(["tel", "20\u00a079", "now"])
})

test("blanks of any kind around a text are not part of it", () => {
  expect(wrapText("\u00a0ab\u3000", 1000, face).lines).toEqual(["ab"])
})

test("letter-spacing makes lines break sooner", () => {
  const width = textWidth("fresh bread", 10)
  expect(wrapText("fresh bread", width, face).lines).toHaveLength(1)
  expect(wrapText("fresh bread", width, { ...face, tracking: 0.1 }).lines).toHaveLength(2)
})

test("lines are balanced at the smallest size as at a larger one", () => {
  const text = "fresh bread every single morning for you"
  const width = textWidth("fresh bread every single morning", 10)
  const linesAt = (size: number) =>
    fitText({ text, width, maxLines: 2, size, minSize: 10, weight: 400, balanced: true })
  const balanced = { lines: ["fresh bread every", "single morning for you"], cut: false }
  expect([linesAt(10), linesAt(10.1)]).toMatchObject([balanced, balanced])
})
