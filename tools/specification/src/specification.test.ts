import { mkdtempSync, readFileSync, rmSync } from "node:fs"
import { mkdirSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, expect, test } from "vitest"
import { docstringProblems } from "./check-docstrings.ts"
import { tableProblems } from "./check-table.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const madeUp = mkdtempSync(join(tmpdir(), "marquee-specification-"))
afterAll(() => rmSync(madeUp, { recursive: true }))
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(madeUp, file)), { recursive: true })
  writeFileSync(join(madeUp, file), text)
}
write("kernel/src/ten.ts", "/** Ten. */\nexport const ten = 10\n")
write("kernel/src/ten.test.ts", 'test("ten is ten", () => {})\ntest.each([1])("%s is less", () => {})\n')

const table = (decided: string, guarded: string) => `## kernel\n\n| a rule | ${decided} | ${guarded} |\n`
const good = table("`kernel/src/ten.ts` `ten`", '`kernel/src/ten.test.ts` "ten is ten"')

test("the table of rules is true of the domain", () => {
  expect(tableProblems(readFileSync(join(root, "docs", "specification.md"), "utf8"), join(root, "domain"))).toEqual([])
})

test("every export of the domain says what it is", () => {
  expect(docstringProblems(join(root, "domain"))).toEqual([])
})

test("a true table passes", () => expect(tableProblems(good, madeUp)).toEqual([]))

test.each([
  ["a file that is gone", table("`kernel/src/six.ts` `six`", '`kernel/src/ten.test.ts` "ten is ten"'), /no file/],
  ["a name that is gone", table("`kernel/src/ten.ts` `six`", '`kernel/src/ten.test.ts` "ten is ten"'), /no export/],
  ["a test that is gone", table("`kernel/src/ten.ts` `ten`", '`kernel/src/ten.test.ts` "ten is six"'), /no test/],
  ["a rule that nothing guards", table("`kernel/src/ten.ts` `ten`", "nothing"), /nothing guards/],
  ["a rule that nothing decides", table("nothing", '`kernel/src/ten.test.ts` "ten is ten"'), /nothing decides/],
  ["a module that is not named", "## kernel\n", /ten\.ts decides something/],
])("the table may not name %s", (_, markdown, says) => {
  expect(tableProblems(markdown, madeUp).join("\n")).toMatch(says)
})

test("a title with places is found by what stands in them", () => {
  expect(tableProblems(table("`kernel/src/ten.ts` `ten`", '`kernel/src/ten.test.ts` "1 is less"'), madeUp)).toEqual([])
})

test("an export without a word above it is found", () => {
  write("kernel/src/six.ts", "export const six = 6\n")
  expect(docstringProblems(madeUp)).toEqual(["kernel/src/six.ts: six says nothing of itself"])
})
