import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, ContextObject, Result, RunOptions } from "axe-core"

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Violations are told whole; what passed is not gathered, and frames of other sites are theirs. */
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  iframes: false,
}

/** React Aria's announcer names its words after buttons that the next page no longer has; it empties itself. */
const exclude = ["[data-live-announcer]"]

const run = async (page: Page, context: ContextObject, how: RunOptions): Promise<ReadonlyArray<Result>> => {
  const { violations } = await page.evaluate<AxeResults, readonly [ContextObject, RunOptions]>(
    (given) => Reflect.get(globalThis, "axe").run(...given),
    [context, how],
  )
  return violations
}

const sizeRule = "target-size"

/** What lies half under a bar that stays in place is one turn of the wheel away: it is judged in the middle of the window. */
const isTooSmall = async (page: Page, target: string): Promise<boolean> => {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  const violations = await run(page, { include: [target] }, { runOnly: { type: "rule", values: [sizeRule] } })
  return violations.length > 0
}

/** What axe finds wrong with the document as it stands, a line a rule. Its script stays for the document's next look. */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const isThere = await page.evaluate(() => Reflect.has(globalThis, "axe"))
  if (!isThere) await page.evaluate(script)
  const lines: Array<string> = []
  for (const { id, nodes } of await run(page, { exclude }, options)) {
    const places: Array<string> = []
    for (const { target } of nodes) {
      const place = target.join(" ")
      if (id !== sizeRule || (await isTooSmall(page, place))) places.push(place)
    }
    if (places.length > 0) lines.push(`axe ${id}: ${places.join(", ")}`)
  }
  return lines
}
