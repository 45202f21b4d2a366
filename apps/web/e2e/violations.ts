import { readFileSync } from "node:fs"
import { createRequire } from "node:module"
import type { Page } from "@playwright/test"
import type { AxeResults, RunOptions } from "axe-core"
import { inTime } from "./in-time.ts"

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
const violationsIn = (page: Page): Promise<ReadonlyArray<Violation>> =>
  page.evaluate(
    async (given) => {
      const { violations }: AxeResults = await Reflect.get(globalThis, "axe").run(...given)
      return violations.map(({ id, nodes }) => ({ id, places: nodes.map(({ target }) => target.join(" ")) }))
    },
    [{ exclude }, options] as const,
  )

const sizeRule = "target-size"

/**
 * A target half covered by a sticky bar can be scrolled into view, so it is judged in the middle of the window. One that the
 * page has replaced since is not judged.
 */
const isTooSmall = (page: Page, target: string): Promise<boolean> =>
  page.evaluate(
    async ([place, rule]) => {
      const element = document.querySelector(place)
      if (element === null) return false
      element.scrollIntoView({ block: "center", behavior: "instant" })
      const { violations }: AxeResults = await Reflect.get(globalThis, "axe").run(element, {
        runOnly: { type: "rule", values: [rule] },
      })
      return violations.length > 0
    },
    [target, sizeRule] as const,
  )

/** Runs axe on the current document; returns a line per rule. Its script stays for the next run. */
export const violationsOf = async (page: Page): Promise<ReadonlyArray<string>> => {
  const isThere = await inTime(
    "The search for axe",
    page.evaluate(() => Reflect.has(globalThis, "axe")),
  )
  if (!isThere) await inTime("The load of axe", page.evaluate(script))
  const lines: Array<string> = []
  for (const { id, places } of await inTime("Axe's check of the page", violationsIn(page))) {
    const wrong: Array<string> = []
    for (const place of places)
      if (id !== sizeRule || (await inTime(`Axe's check of ${place}`, isTooSmall(page, place)))) wrong.push(place)
    if (wrong.length > 0) lines.push(`axe ${id}: ${wrong.join(", ")}`)
  }
  return lines
}
