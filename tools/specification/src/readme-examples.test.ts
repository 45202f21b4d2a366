import { spawnSync } from "node:child_process"
import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from "node:fs"
import { dirname, join, resolve } from "node:path"
import { pathToFileURL } from "node:url"
import { beforeAll, expect, test } from "vitest"
import { exampleIn, runnableExample } from "./readme-example.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const programs = join(root, ".data", "readme-examples")
const folders = globSync("domain/*/package.json", { cwd: root }).map((file) => dirname(file))

const exampleOf = (folder: string) => {
  const readme = join(root, folder, "README.md")
  const example = existsSync(readme) ? exampleIn(readFileSync(readme, "utf8")) : undefined
  return example === undefined ? undefined : runnableExample(example)
}
const examples = new Map([
  ...folders.map((folder) => [folder, exampleOf(folder)] as const),
  ["false", runnableExample("const two = 1 + 1\ntwo // => 3\n")] as const,
])

/** Runs each program in turn, all in one process: most of each is the same library. Says what was thrown, by name. */
const runner = `
const results = {}
for (const [name, file] of JSON.parse(process.argv[1])) {
  results[name] = await import(file).then(() => "true", (thrown) => String(thrown))
}
console.log(JSON.stringify(results))`

let outcomes: Readonly<Record<string, string>> = {}
beforeAll(() => {
  mkdirSync(programs, { recursive: true })
  const files = [...examples].flatMap(([name, example]) => {
    if (example === undefined) return []
    const file = join(programs, `${name.replaceAll("/", "-")}.ts`)
    writeFileSync(file, example.program)
    return [[name, pathToFileURL(file).href]]
  })
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ["--input-type=module", "--eval", runner, JSON.stringify(files)],
    { encoding: "utf8" },
  )
  expect(stderr).toBe("")
  outcomes = JSON.parse(stdout) as typeof outcomes
}, 60_000)

test.each(folders)("the example in %s/README.md is true", (folder) => {
  const example = examples.get(folder)
  expect(example, "a README with an example").toBeDefined()
  expect(example?.checks, "lines of the form `expression // => value`").toBeGreaterThan(0)
  expect(outcomes[folder]).toBe("true")
})

test("an example that is not true fails", () => {
  expect(examples.get("false")?.checks).toBe(1)
  expect(outcomes["false"]).toContain("AssertionError")
})
