import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Violations are told whole; what passed is not gathered, and frames of other sites are theirs. */
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  iframes: false,
}

/** React Aria's announcer names its words after buttons that the next page no longer has; it empties itself. */
const context = { exclude: ["[data-live-announcer]"] }

/** What axe finds wrong with the document as it stands, a line a rule. Its script stays for the document's next look. */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const isThere = await page.evaluate(() => Reflect.has(globalThis, "axe"))
  if (!isThere) await page.evaluate(script)
  const { violations } = await page.evaluate<AxeResults, { context: typeof context; options: RunOptions }>(
    ({ context: where, options: how }) => Reflect.get(globalThis, "axe").run(where, how),
    { context, options },
  )
  return violations.map(({ id, nodes }) => `axe ${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`)
}
