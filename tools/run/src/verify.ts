import { spawnSync } from "node:child_process"
import { join } from "node:path"
import { root } from "./site.ts"

const bin = (name: string) => join(root, "node_modules", ".bin", name)
const typed = ["domain", "application", "adapters", "ui", "apps", "tools"]

/** Everything that must be clean before a change is handed over, cheapest first. */
const checks: ReadonlyArray<readonly [name: string, program: string, ...arguments_: string[]]> = [
  ["format", bin("oxfmt"), "--check", "."],
  ["lint", bin("oxlint"), "--deny-warnings", "."],
  ["layers", process.execPath, "tools/architecture/src/check-layers.ts"],
  ["unused", process.execPath, "tools/architecture/src/check-unused.ts"],
  ...typed.map((layer) => [`types ${layer}`, bin("tsc"), "-p", `${layer}/tsconfig.json`] as const),
  ["tests", process.execPath, "tools/run/src/test.ts"],
]

const failed = checks.filter(([name, program, ...arguments_]) => {
  console.log(`\n— ${name}`)
  return spawnSync(program, arguments_, { cwd: root, stdio: "inherit" }).status !== 0
})
console.log(
  failed.length === 0 ? "\nverify: all clean" : `\nverify: failed: ${failed.map(([name]) => name).join(", ")}`,
)
process.exit(failed.length === 0 ? 0 : 1)
