import { expect, test } from "vitest"
import { importedFolders, tokenKind, tokensIn, tokensSetBy } from "./tokens.ts"

test("a style sheet's tokens are the variables that it reads", () => {
  expect(tokensIn(".a { color: var(--color-ink); padding: calc(-1 * var(--space-4)) var(--space-4) }")).toEqual([
    "--color-ink",
    "--space-4",
  ])
})

test("a variable that a style sheet sets itself is no token", () => {
  expect(tokensIn(".a { --thumb: 1rem; inline-size: var(--thumb); color: var(--color-ink) }")).toEqual(["--color-ink"])
})

test("a variable that a component sets in its style is no token", () => {
  expect(tokensIn('style={{ "--share": 1 }} .a { inline-size: var(--share) }')).toEqual([])
})

test("tokens are declared once each, in the order of the sheet", () => {
  expect(tokensSetBy(":root{--b:1;--a:2}[data-mode]{--b:3}")).toEqual(["--b", "--a"])
})

test.each([
  ["--color-accent", "colour"],
  ["--line-card", "colour"],
  ["--text-m", "text"],
  ["--focus-ring", "shadow"],
  ["--ease", "motion"],
  ["--control-height-small", "size"],
  ["--z-toast", "other"],
])("%s is drawn as %s", (name, kind) => {
  expect(tokenKind(name)).toBe(kind)
})

test("a component is built of the folders that it imports values from", () => {
  const source = `import type { Icon } from "../icon/index.ts"
import {
  Affix,
  type Texts,
} from "../field/index.ts"
import { cx } from "../cx/index.ts"
import styles from "./own.module.css"`
  expect(importedFolders(source)).toEqual(["cx", "field"])
})
