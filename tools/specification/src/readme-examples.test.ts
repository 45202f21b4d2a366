import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { expect, test } from "vitest"
import { exampleIn, runnableExample } from "./readme-example.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const folders = globSync("domain/*/package.json", { cwd: root }).map((file) => dirname(file))
const outcomeOf = (program: string, name: string) => {
  const file = join(root, ".data", "readme-examples", `${name}.ts`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, program)
  // Most of each is the same library, compiled once for all of them.
  const env = { ...process.env, NODE_COMPILE_CACHE: join(root, ".data", "readme-examples", "compiled") }
  return spawnSync(process.execPath, [file], { encoding: "utf8", env })
}

test.each(folders)("the example in %s/README.md is true", (folder) => {
  const readme = join(root, folder, "README.md")
  const example = existsSync(readme) ? exampleIn(readFileSync(readme, "utf8")) : undefined
  expect(example, "a README with an example").toBeDefined()
  const { program, checks } = runnableExample(example ?? "")
  expect(checks, "lines of the form `expression // => value`").toBeGreaterThan(0)
  const { status, stderr } = outcomeOf(program, folder.replaceAll("/", "-"))
  expect(stderr).toBe("")
  expect(status).toBe(0)
})

test("an example that is not true fails", () => {
  const { program, checks } = runnableExample("const two = 1 + 1\ntwo // => 3\n")
  expect(checks).toBe(1)
  expect(outcomeOf(program, "false").status).toBe(1)
})
