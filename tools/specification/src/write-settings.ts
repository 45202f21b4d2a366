import { writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { settingGroups } from "@adapters/runtime/settings-table"
import { settingsExample } from "./settings-example.ts"
import { settingsPage } from "./settings-page.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
writeFileSync(join(root, "docs", "settings.md"), settingsPage(settingGroups))
writeFileSync(join(root, ".env.example"), settingsExample(settingGroups))
