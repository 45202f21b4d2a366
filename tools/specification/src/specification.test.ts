import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join, resolve } from "node:path"
import { afterAll, expect, test, vi } from "vitest"
import { docstringProblems } from "./check-docstrings.ts"
import { tableProblems, useProblems } from "./check-table.ts"
import { unused, withUsers } from "./table.ts"
import { usesIn } from "./uses.ts"

// It reads every source of the repository.
vi.setConfig({ testTimeout: 120_000 })

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

test("every generator of the domain is named any and what it makes", () => {
  const generator = /^export const (\w+)[^=\n]*= (?:\([^)]*\)[^=\n]*=>\s*)?(?:fc\.|any[A-Z])/gm
  const others = globSync("*/src/testing/*.ts", { cwd: join(root, "domain") }).flatMap((file) =>
    [...readFileSync(join(root, "domain", file), "utf8").matchAll(generator)]
      .filter(([, name = ""]) => !/^any[A-Z]/.test(name) && name !== "law")
      .map(([, name]) => `${file}: ${name}`),
  )
  expect(others).toEqual([])
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

test("a rule is called unused exactly while no contract, page or adapter comes to it", () => {
  expect(useProblems(readFileSync(join(root, "docs", "specification.md"), "utf8"), usesIn(root))).toEqual([])
}, 60_000)

test("who uses a rule is found through the files between, and tests are no users", () => {
  write("domain/kernel/package.json", '{ "name": "@domain/kernel", "exports": { ".": "./src/index.ts" } }')
  write("domain/kernel/src/index.ts", 'export { twice } from "./twice.ts"\n')
  write("domain/kernel/src/ten.ts", "export const ten = 10\nexport const six = 6\n")
  write("domain/kernel/src/twice.ts", 'import { ten } from "./ten.ts"\nexport const twice = () => 2 * ten\n')
  write("domain/kernel/src/six.test.ts", 'import { six } from "./ten.ts"\nsix()\n')
  write("application/a/src/contract/get.ts", 'export const Get = contract("a/Get", {})\n')
  write(
    "application/a/src/use-cases/get.ts",
    'import { twice } from "@domain/kernel"\nimport { Get } from "../contract/get.ts"\nconst sum = () => twice()\nexport const get = handler(Get, () => sum())\n',
  )
  write(
    "ui/a/src/ten.page.tsx",
    'import { twice } from "@domain/kernel"\nexport default function Ten() { return twice() }\n',
  )
  const usersOf = usesIn(madeUp)
  const ofTen = (name: string) => usersOf([{ file: "kernel/src/ten.ts", name }])
  expect([ofTen("ten"), ofTen("six")]).toEqual([["a/Get", "page ten"], []])
  const written = withUsers(good.replace(" |\n", " | later |\n"), usersOf)
  expect([useProblems(written, usersOf), written.includes("| a/Get, page ten |")]).toEqual([[], true])
  expect(useProblems(written.replace("a/Get, page ten", unused), usersOf)).toHaveLength(1)
})
