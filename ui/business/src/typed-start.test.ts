import { expect, test } from "vitest"
import { keepTyping } from "@ui/shared/frame"
import { historyEntry as entry } from "@ui/shared/testing"
import { recallStart, typedStartName } from "./typed-start.ts"

test("typing is restored from the history entry, beside the router's own state", () => {
  const history = entry({ idx: 3 })
  const typed = { way: "manual", website: "", pageUrl: "", manual: { name: "Rao's" } } as const
  keepTyping(history, typedStartName, JSON.stringify(typed))
  expect(recallStart(history)).toEqual(typed)
  expect(history.state).toMatchObject({ idx: 3 })
})

test("an entry of another shape holds nothing", () => {
  expect(recallStart(entry(null))).toBeUndefined()
  expect(recallStart(entry({ typedStart: '{"way":"phone"}' }))).toBeUndefined()
  expect(recallStart(entry({ typedStart: "{half" }))).toBeUndefined()
  const withManual = (manual: unknown) =>
    entry({ typedStart: JSON.stringify({ way: "manual", website: "", pageUrl: "", manual }) })
  expect(recallStart(withManual({ category: { slug: "cafe" } }))).toBeUndefined()
  expect(recallStart(withManual({ services: [1] }))).toBeUndefined()
  expect(recallStart(withManual({ services: ["Tea"], category: { slug: "cafe", name: "Café" } }))).toBeDefined()
})
