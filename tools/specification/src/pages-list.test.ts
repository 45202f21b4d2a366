import { readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { pagesList, withPagesList } from "./pages-list.ts"

test("docs/screens.md lists the table of pages; write-pages.ts writes it", () => {
  const document = readFileSync(join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "screens.md"), "utf8")
  expect(document).toBe(withPagesList(document))
})

test("a row says who may open a page, where its menu has it, and what it waits for", () => {
  expect(pagesList()).toContain(
    "| leads | `/app/{businessProfileId}/leads` | members of the business | `readLeads` | features: LocalBusiness, Ecommerce | `insights/ListLeads`; besides: `insights/GetLeadDesk`, `insights/GetLeadMarks`, `insights/ListLeadViews` |",
  )
  expect(pagesList()).toContain("| under wallet |")
})

test("a document without marks is refused", () => {
  expect(() => withPagesList("# Screens")).toThrow("no marks")
})
