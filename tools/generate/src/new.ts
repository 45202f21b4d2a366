import { spawnSync } from "node:child_process"
import { existsSync, readFileSync, writeFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { filesOfCall, type NewCall } from "./new-call.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const usage = "npm run new -- call <context> <Name> <permission> <METHOD> </path/:campaignId>"
const methods: ReadonlyArray<NewCall["method"]> = ["GET", "POST", "PUT", "PATCH", "DELETE"]

const [kind, context = "", name = "", access = "", verb = "", path = ""] = process.argv.slice(2)
const method = methods.find((one) => one === verb)
if (kind !== "call" || method === undefined || path === "") {
  console.error(usage)
  process.exit(64)
}

const read = (file: string) => {
  const at = join(root, file)
  return existsSync(at) ? readFileSync(at, "utf8") : undefined
}

const files = filesOfCall({ context, name, access, method, path }, read)
for (const [file, text] of files) writeFileSync(join(root, file), text)
spawnSync(join(root, "node_modules", ".bin", "oxfmt"), [...files.keys()], { cwd: root, stdio: "inherit" })
console.log([...files.keys()].join("\n"))
