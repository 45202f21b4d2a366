import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { tables } from "@adapters/postgres/tables"
import { expect, test } from "vitest"
import { tablesPage } from "./tables-page.ts"

test("docs/tables.md is what the tables declare; write-tables.ts writes it", () => {
  const page = join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "tables.md")
  expect(readFileSync(page, "utf8")).toBe(tablesPage(tables))
})

test("a row says how long, and what export, erasure and audit log make of it", () => {
  const declared = {
    kept: "for ever",
    exported: { where: "true", secret: ["key_hash"] },
    erased: { delete: "true" },
    audited: { key: ["id"], clear: ["state"], hidden: ["name"] },
  }
  expect(tablesPage({ things: declared })).toContain(
    "| `things` | for ever | their rows without key_hash | deletes their rows | id, state | name |",
  )
  expect(tablesPage({ counters: { kept: "minutes", exported: "a counter", audited: "a counter" } })).toContain(
    "| `counters` | minutes | nothing: a counter | changes nothing | nothing: a counter |  |",
  )
})
