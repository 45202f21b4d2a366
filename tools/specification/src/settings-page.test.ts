import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { settingGroups } from "@adapters/runtime/settings-table"
import { sandboxOwnSettings } from "@apps/sandbox/own-settings"
import { expect, test } from "vitest"
import { environmentReaders, undeclaredReads } from "./environment-reads.ts"
import { settingsExample } from "./settings-example.ts"
import { settingsPage } from "./settings-page.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")

const rows = settingGroups.flatMap((group) => group.rows)
const declared = new Set([...rows.map(({ name }) => name), ...Object.keys(sandboxOwnSettings)])

test("docs/settings.md is what the code declares; write-settings.ts writes it", () => {
  expect(read("docs/settings.md")).toBe(settingsPage(settingGroups))
})

test(".env.example is what the code declares; write-settings.ts writes it", () => {
  expect(read(".env.example")).toBe(settingsExample(settingGroups))
})

test("every setting is declared once", () => {
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length)
})

const row = { name: "KEY", meaning: "a key", example: "k1:example", isSecret: true } as const

test("an example of a secret is never a value of .env.example", () => {
  const needed = settingsExample([{ title: "Keys", rows: [{ ...row, needed: "always" }] }])
  expect(needed).toContain("\n# KEY: a key (k1:example)\nKEY=\n")
  const together = settingsExample([
    { title: "It", service: { on: "does it", off: "it is not done" }, rows: [{ ...row, needed: "together" }] },
  ])
  expect(together).toContain("\n# KEY=\n")
})

test("the page says when a setting is needed and what is so without it", () => {
  const page = settingsPage([
    { title: "It", service: { on: "does it", off: "it is not done" }, rows: [{ ...row, needed: "together" }] },
  ])
  expect(page).toContain("## It\n\nOn: does it. Off: it is not done.\n")
  expect(page).toContain("| `KEY` | together |  | a key (`k1:example`); secret |")
})

const sources = globSync("{domain,application,adapters,ui,apps}/*/{src,browser}/**/*.{ts,tsx,js}", { cwd: root })
  .concat(globSync("apps/*/vite.config.ts", { cwd: root }))
  .filter((file) => !/\.test\.|\.stories\.|\.conformance\.|\/testing\//.test(file))

test("every variable of the environment that the product reads is declared", () => {
  const found = sources.flatMap((file) => undeclaredReads(file, read(file), declared).map((name) => `${file}: ${name}`))
  expect(found).toEqual([])
  expect(sources).toEqual(expect.arrayContaining([...environmentReaders]))
})

test("every setting that is declared is read", () => {
  const ofProcesses = sources
    .filter((file) => !file.startsWith("apps/sandbox/"))
    .map(read)
    .join("\n")
  const timesOf = (name: string) => ofProcesses.split(new RegExp(`\\b${name}\\b`)).length - 1
  expect(rows.map(({ name }) => name).filter((name) => timesOf(name) < 2)).toEqual([])
})

test.each([
  ['const port = process.env["PORT"]', []],
  ['process.env["GIVEN"] = path', []],
  ['const debug = process.env["DEBUG"] === "yes"', ["DEBUG"]],
  ["const debug = process.env.DEBUG", ["DEBUG"]],
  ["const all = process.env", ["process.env"]],
  ["const { env } = process", ["{ env } = process"]],
  ["const mode = import.meta.env.MODE", ["import.meta.env"]],
  ['import { Config, Effect } from "effect"', ['import { Config, Effect } from "effect"']],
  ["// process.env is read elsewhere", []],
])("of `%s` the undeclared reads are found", (source, found) => {
  expect(undeclaredReads("apps/api/src/some.ts", source, declared)).toEqual(found)
})
