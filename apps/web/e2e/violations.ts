import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, ContextObject, RunOptions } from "axe-core"

const script = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8")

/** Violations are told whole; what passed is not gathered, and frames of other sites are theirs. */
const options: RunOptions = {
  runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"],
  resultTypes: ["violations"],
  iframes: false,
}

/** React Aria's announcer names its words after buttons that the next page no longer has; it empties itself. */
const exclude = ["[data-live-announcer]"]

interface Violation {
  readonly id: string
  /** A selector for each place where it was found. */
  readonly places: ReadonlyArray<string>
}

/** Only what is told of a violation comes back: the whole of a report costs more to hand over than to find. */
const run = (page: Page, context: ContextObject, how: RunOptions): Promise<ReadonlyArray<Violation>> =>
  page.evaluate(
    async (given) => {
      const { violations }: AxeResults = await Reflect.get(globalThis, "axe").run(...given)
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(" ")) }))
    },
    [context, how] as const,
  )

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
  for (const { id, places } of await run(page, { exclude }, options)) {
    const wrong: Array<string> = []
    for (const place of places) if (id !== sizeRule || (await isTooSmall(page, place))) wrong.push(place)
    if (wrong.length > 0) lines.push(`axe ${id}: ${wrong.join(", ")}`)
  }
  return lines
}
