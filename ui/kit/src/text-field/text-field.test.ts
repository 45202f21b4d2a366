import { createElement, type ReactNode } from "react"
import { renderToString } from "react-dom/server"
import { expect, test } from "vitest"
import { TextField } from "./text-field.tsx"

const field = (prefix: ReactNode, inputDirection: "ltr" | "auto") =>
  renderToString(createElement(TextField, { label: "", defaultValue: "500", inputDirection, prefix }))

test("a sign before a number stays before it on a page that reads from right to left", () => {
  expect(field("£", "ltr")).toMatch(/<div[^>]*dir="ltr"[^>]*><span[^>]*>£<\/span><input/)
})

test("a text of either direction keeps its signs where the page has them", () => {
  expect(field("£", "auto")).not.toMatch(/<div[^>]*dir=/)
})
