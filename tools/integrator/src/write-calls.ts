import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { endpoints } from "@adapters/http-api"
import { callsPage } from "./calls-page.ts"

writeFileSync(join(resolve(import.meta.dirname, "..", "..", ".."), "docs", "calls.md"), callsPage(endpoints))
