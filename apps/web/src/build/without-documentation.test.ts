import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { sourceWithoutDocumentation } from "./without-documentation.ts"

const root = resolve(import.meta.dirname, "..", "..", "..", "..")
const of = (source: string) => sourceWithoutDocumentation("contract.ts", source)

test("a contract keeps its route and schemas, and loses what integrators are told", () => {
  const source = `export const Get = contract("a/Get", {
  kind: "query",
  access: "readPortal",
  route: "GET /a",
  specification: ["A1"],
  group: "Letters",
  summary: "Get a",
  description: "Both, always.",
  example: { ...exampleProfile, text: "a, b" },
  input: Schema.Struct({ summary: Schema.String }),
  output: A
})
const other = { summary: "stays" }
`
  expect(of(source).replaceAll(/\n\s*(?=\n)/g, "")).toBe(`export const Get = contract("a/Get", {
  kind: "query",
  access: "readPortal",
  route: "GET /a",
  input: Schema.Struct({ summary: Schema.String }),
  output: A
})
const other = { summary: "stays" }
`)
})

test("contracts keep their routes and lose their summaries and examples", () => {
  const count = (text: string, words: RegExp) => text.match(words)?.length ?? 0
  const told = /^ {2}(?:summary: "|description:(?: "|$)|example: |specification: \[|group: ")/gm
  const files = globSync("application/*/src/contract/*.ts", { cwd: root }).map((file) =>
    readFileSync(join(root, file), "utf8"),
  )
  const stripped = files.map(of)
  expect(count(files.join("\n"), told)).toBeGreaterThan(600)
  expect(count(stripped.join("\n"), told)).toBe(0)
  const routes = /^ {2}route: /gm
  expect(count(stripped.join("\n"), routes)).toBe(count(files.join("\n"), routes))
})
