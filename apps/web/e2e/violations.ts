import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, ContextObject, RunOptions } from "axe-core"

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Reports only violations, and none in frames of other sites. */
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  iframes: false,
}

/** React Aria's announcer may be labelled by a button of the page before; it empties itself. */
const exclude = ["[data-live-announcer]"]

interface Violation {
  readonly id: string
  /** A selector for each place of the violation. */
  readonly places: ReadonlyArray<string>
}

/** Returns only violations: a whole report takes longer to transfer than to compute. */
const run = (page: Page, context: ContextObject, how: RunOptions): Promise<ReadonlyArray<Violation>> =>
  page.evaluate(
    async (given) => {
      const { violations }: AxeResults = await Reflect.get(globalThis, "axe").run(...given)
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(" ")) }))
    },
    [context, how] as const,
  )

const sizeRule = "target-size"

/** A target half covered by a sticky bar can be scrolled into view, so it is judged in the middle of the window. */
const isTooSmall = async (page: Page, target: string): Promise<boolean> => {
  await page.locator(target).evaluate((element) => element.scrollIntoView({ block: "center", behavior: "instant" }))
  const violations = await run(page, { include: [target] }, { runOnly: { type: "rule", values: [sizeRule] } })
  return violations.length > 0
}

/** Runs axe on the current document; returns a line per rule. Its script stays for the next run. */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const isThere = await page.evaluate(() => Reflect.has(globalThis, "axe"))
  if (!isThere) await page.evaluate(script)
  const lines: Array<string> = []
  for (const { id, places } of await run(page, { exclude }, options)) {
    const wrong: Array<string> = []
    for (const place of places) if (id !== sizeRule || (await isTooSmall(page, place))) wrong.push(place)
    if (wrong.length > 0) lines.push(`axe ${id}: ${wrong.join(", ")}`)
  }
  return lines
}
