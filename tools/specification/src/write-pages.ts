import { readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { withPagesList } from "./pages-list.ts"

const page = join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "screens.md")
writeFileSync(page, withPagesList(readFileSync(page, "utf8")))
