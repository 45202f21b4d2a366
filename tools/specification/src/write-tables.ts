import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { tables } from "@adapters/postgres/tables"
import { tablesPage } from "./tables-page.ts"

writeFileSync(join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "tables.md"), tablesPage(tables))
