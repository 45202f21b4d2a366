import { readFileSync } from "node:fs"
import { layoutSizes } from "@domain/portals"
import { expect, test } from "vitest"

const cssOf = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8")

test("the sidebar is drawn as wide as the specification says, open and narrow", () => {
  const tokens = cssOf("../styles/tokens.css")
  const token = (name: string) => new RegExp(`--${name}: (\\d+)px`, "u").exec(tokens)?.[1]
  expect([token("sidebar-open"), token("sidebar-closed")]).toEqual([
    String(layoutSizes.sidebar),
    String(layoutSizes.collapsedSidebar),
  ])
})

test("the sidebar takes the place of the small header at the break point", () => {
  const at = new RegExp(`min-width: ${layoutSizes.mobileBelow}px\\) \\{\\s+\\.frame \\{\\s+grid-template-columns`, "u")
  expect(cssOf("./app-layout.module.css")).toMatch(at)
})
