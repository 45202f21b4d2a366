import { globSync, readFileSync } from "node:fs"
import { join, resolve } from "node:path"
import { expect, test } from "vitest"
import { changesIn, pathOf } from "./extending.ts"

const root = resolve(import.meta.dirname, "..", "..", "..")
const read = (file: string) => readFileSync(join(root, file), "utf8")
const changes = changesIn(read("docs/extending.md"))

/** Files of the product and helpers of its tests; no tests and no stories. */
const sources = globSync("{domain,application,adapters,ui,apps}/*/{src,browser,locales}/**/*.{ts,tsx,js,json}", {
  cwd: root,
}).filter((file) => !/node_modules|\.test\.|\.stories\.|\.conformance\.|former\/|^apps\/storybook\//.test(file))

const isTestHelper = (file: string): boolean => file.includes("/testing/")

test("the page describes changes", () => {
  expect(changes.length).toBeGreaterThan(0)
  for (const { example, paths } of changes) expect([example, paths.length > 0]).toEqual([expect.any(String), true])
})

test.each(changes)("$title: no other file names $example", ({ pattern, paths }) => {
  const naming = sources.filter((file) => pattern.test(`${file} ${read(file)}`))
  expect(naming.filter((file) => !isTestHelper(file) && pathOf(file, paths) === undefined)).toEqual([])
})

test.each(changes)("$title: every file of the list names $example", ({ pattern, paths }) => {
  const naming = sources.filter((file) => pattern.test(`${file} ${read(file)}`))
  for (const path of paths)
    expect(
      naming.some((file) => pathOf(file, [path]) !== undefined),
      path,
    ).toBe(true)
})

test("the table at the top counts the paths of the lists", () => {
  const rows = [...read("docs/extending.md").matchAll(/^\| (A [^|]+) \| (\d+) \|/gm)].map(([, title = "", files]) => ({
    title,
    files: Number(files),
  }))
  expect(rows.length).toBeGreaterThanOrEqual(6)
  expect(rows).toEqual(
    rows.map(({ title }) => ({ title, files: changes.find((change) => change.title === title)?.paths.length })),
  )
})
