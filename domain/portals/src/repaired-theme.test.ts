import { law } from "@domain/kernel/testing"
import * as fc from "fast-check"
import { expect, test } from "vitest"
import { contrastRatio } from "./contrast.ts"
import { unreadablePairs } from "./readable-theme.ts"
import { repairedTheme, shownColours, themeColourParts } from "./repaired-theme.ts"
import { seededPortals } from "./seeded-portals.ts"
import type { ThemeColours } from "./theme.ts"

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, "0")}`)
const anyColours: fc.Arbitrary<ThemeColours> = fc.record(
  Object.fromEntries(themeColourParts.map((part) => [part, anyHex])),
  { requiredKeys: [] },
)

test("any theme can be read once it is repaired, and is repaired once", () => {
  law(
    fc.property(anyColours, anyColours, (colours, dark) => {
      const repaired = repairedTheme({ name: "Any", colours, dark })
      expect(unreadablePairs(repaired)).toEqual([])
      expect(repairedTheme(repaired)).toEqual(repaired)
    }),
  )
})

test("a theme that can be read stays as it is", () => {
  for (const { theme } of seededPortals) expect(repairedTheme(theme)).toEqual(theme)
})

test("a pale text is told beside the darker one that is used instead", () => {
  const theme = { name: "Pale", colours: { paper: "#ffffff", accent: "#1a56db", accentInk: "#3b82f6" } }
  const accentInk = shownColours(theme, "light").find(({ part }) => part === "accentInk")
  expect(accentInk?.asked).toBe("#3b82f6")
  expect(accentInk?.used).not.toBe("#3b82f6")
  expect(contrastRatio(accentInk?.used ?? "", "#1a56db")).toBeGreaterThanOrEqual(4.5)
})

test("a colour that a theme leaves out is shown as it is derived", () => {
  const [paper] = shownColours({ name: "Plain" }, "dark")
  expect(paper).not.toHaveProperty("asked")
  expect(paper?.used).toMatch(/^#[\da-f]{6}$/)
})
