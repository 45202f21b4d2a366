import type { StrictInputType } from "storybook/internal/types"
import { expect, test } from "vitest"
import { controlOf } from "./controls.ts"
import { wordsIn } from "./playground-words.ts"

const property = (type?: StrictInputType["type"]): StrictInputType => ({
  name: "tone",
  ...(type === undefined ? {} : { type }),
})
const node = property({ name: "other", value: "ReactNode" })

test("an enumeration is chosen from a list and told by its words", () => {
  const made = controlOf(property({ name: "enum", value: ["info", "error"] }), { tone: "info" }, "tone")
  expect(made.control).toEqual({ type: "select" })
  expect(made.table?.type?.summary).toBe("info | error")
})

test("a yes or no is switched", () => {
  expect(controlOf(property({ name: "boolean" }), { label: "Wide" }, "isWide").control).toEqual({ type: "boolean" })
})

test("content that begins as words is edited as text", () => {
  expect(controlOf(node, { title: "Saved" }, "title").control).toEqual({ type: "text" })
})

test.each([
  ["an element", { $$typeof: Symbol("element") }],
  ["nothing", undefined],
])("content that begins as %s has no control", (_, value) => {
  expect(controlOf(node, { label: "Saved", title: value }, "title").control).toBe(false)
})

test("a story without args edits nothing", () => {
  expect(controlOf(property({ name: "boolean" }), {}, "isWide").control).toBe(false)
})

test("a control that a story names itself stays", () => {
  const given = { ...property({ name: "number" }), control: { type: "range", min: 1, max: 9 } } as const
  expect(controlOf(given, { radius: 5 }, "radius").control).toEqual({ type: "range", min: 1, max: 9 })
})

const args = { label: "Pay", size: "small" }

test("a playground speaks Hebrew until its words are edited", () => {
  expect(wordsIn("he", { label: "תשלום" }, args, args)).toEqual({ label: "תשלום", size: "small" })
  expect(wordsIn("he", { label: "תשלום" }, { ...args, label: "Pay now" }, args)["label"]).toBe("Pay now")
})

test("a playground speaks English in every other language", () => {
  expect(wordsIn("en", { label: "תשלום" }, args, args)).toBe(args)
})
