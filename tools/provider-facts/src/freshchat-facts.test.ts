import { readFileSync } from "node:fs"
import { expect, test } from "vitest"

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), "utf8")
const facts: Readonly<Record<string, string>> = JSON.parse(read("tools/provider-facts/data/freshchat-widget.json"))
const sandboxWidget = read("apps/sandbox/browser/freshchat.js")

/** The names in the widget's list that begins with a name. */
const listOf = (first: string): ReadonlyArray<string> =>
  new RegExp(`"(${first}[^"]+)"`).exec(sandboxWidget)?.[1]?.split(" ") ?? []

test.each([
  ["options", "token host "],
  ["events", "widget:loaded "],
])("the sandbox's widget knows %s of Freshchat alone", (kind, first) => {
  const known = listOf(first)
  expect(known.length).toBeGreaterThan(5)
  expect(known.filter((name) => !(facts[kind] ?? "").split(" ").includes(name))).toEqual([])
})
