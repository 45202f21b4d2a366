import { readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { withUsers } from "./table.ts"
import { usesIn } from "./uses.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const page = join(root, "docs", "specification.md")

/** Writes the last column of the table: who comes to each rule by the imports of today. */
writeFileSync(page, withUsers(readFileSync(page, "utf8"), usesIn(root)))
