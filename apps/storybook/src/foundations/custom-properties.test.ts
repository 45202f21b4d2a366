import { globSync, readFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "vitest"

const root = join(import.meta.dirname, "..", "..", "..", "..")

const sources = (pattern: string) =>
  globSync(pattern, { cwd: root }).map((file) => [file, readFileSync(join(root, file), "utf8")] as const)

const styles = sources("ui/*/src/**/*.css")
const components = sources("ui/*/src/**/*.tsx")

/** Custom properties that a style or a component sets. */
const declared = new Set(
  [...styles, ...components].flatMap(([, text]) =>
    [...text.matchAll(/(--[\w-]+)["'`]?\]?\s*:/g)].map(([, name]) => name),
  ),
)

/** Set by the library of components on its lists. */
const ofLibrary = new Set(["--trigger-width"])

test("every custom property that a style reads is declared", () => {
  const unknown = styles.flatMap(([file, text]) =>
    [...text.matchAll(/var\((--[\w-]+)/g)].flatMap(([, name = ""]) =>
      declared.has(name) || ofLibrary.has(name) ? [] : [`${file}: ${name}`],
    ),
  )
  expect(unknown).toEqual([])
})
