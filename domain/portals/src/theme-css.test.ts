import { expect, test } from "vitest"
import { contrastRatio } from "./contrast.ts"
import { oklch } from "./contrast-oklch.ts"
import { seededLooks } from "./seeded-themes.ts"
import { themeStyleSheet, themeToCssVariables } from "./theme-css.ts"
import type { Mode } from "./theme-defaults.ts"
import { Density, type PortalTheme, RadiusScale } from "./theme.ts"

const modes: ReadonlyArray<Mode> = ["light", "dark"]
const bare = (mode: Mode, theme: Omit<PortalTheme, "name"> = {}) =>
  themeToCssVariables({ name: "Bare", ...theme }, mode)
const colour = (mode: Mode, name: string) => bare(mode)[`--color-${name}`] ?? ""
const lightness = (mode: Mode, name: string) => oklch(colour(mode, name)).lightness

const corners = (radius: RadiusScale) =>
  ["small", "medium", "large", "control"].map((name) => {
    const length = bare("light", { radius })[`--radius-${name}`] ?? ""
    expect(length).toMatch(/^(?:0|\d+px)$/)
    return Number.parseInt(length, 10)
  })

test("square corners are not round at all", () => {
  expect(corners("square")).toEqual([0, 0, 0, 0])
})

test("each scale of corners is rounder than the one before", () => {
  const scales = RadiusScale.literals.map(corners)
  for (const [at, scale] of scales.slice(1).entries())
    for (const [part, length] of scale.entries()) expect(length).toBeGreaterThan(scales[at]?.[part] ?? Infinity)
})

test("larger parts have rounder corners, and a pill's controls are round at any height", () => {
  for (const radius of ["soft", "round", "pill"] as const) {
    const [small = 0, medium = 0, large = 0] = corners(radius)
    expect(small).toBeLessThan(medium)
    expect(medium).toBeLessThan(large)
  }
  expect(corners("pill")[3]).toBe(999)
})

test("compact things stand closer than regular ones, generous ones farther apart", () => {
  const [compact = 0, regular = 0, generous = 0] = Density.literals.map((density) =>
    Number(bare("light", { density })["--density"]),
  )
  expect(compact).toBeLessThan(regular)
  expect(regular).toBe(1)
  expect(generous).toBeGreaterThan(regular)
})

test("a card is lighter than the page in both modes, as far as it can be seen", () => {
  expect(colour("light", "surface")).toBe("#fefcf9")
  expect(lightness("dark", "surface") - lightness("dark", "paper")).toBeCloseTo(0.046, 2)
})

test("what is sunken is darker than a light page and lighter than a dark one", () => {
  expect(lightness("light", "paper") - lightness("light", "sunken")).toBeCloseTo(0.033, 2)
  expect(lightness("dark", "sunken") - lightness("dark", "paper")).toBeCloseTo(0.076, 2)
})

test("a dark page needs stronger lines to be seen as well", () => {
  expect(contrastRatio(colour("light", "line"), colour("light", "paper"))).toBeCloseTo(1.32, 1)
  expect(contrastRatio(colour("dark", "line"), colour("dark", "paper"))).toBeCloseTo(1.5, 1)
})

test("warning and info are brighter on a dark page", () => {
  for (const tone of ["warning", "info"]) expect(lightness("dark", tone)).toBeGreaterThan(lightness("light", tone))
})

test("a tone's line stands between the tone and the card", () => {
  for (const mode of modes) {
    const [line, tone, surface] = ["danger-line", "danger", "surface"].map((name) => lightness(mode, name))
    expect(line).toBeGreaterThan(Math.min(tone ?? 1, surface ?? 1))
    expect(line).toBeLessThan(Math.max(tone ?? 0, surface ?? 0))
  }
})

test("text on an inverse ground is readable", () => {
  for (const { theme } of seededLooks)
    for (const mode of modes) {
      const { "--color-inverse": ground = "", "--color-inverse-ink": ink = "" } = themeToCssVariables(theme, mode)
      expect(contrastRatio(ground, ink)).toBeGreaterThanOrEqual(4.5)
    }
})

test("shadows are warm by day, and black and stronger by night", () => {
  expect(bare("light")["--shadow-float"]).toBe("0 2px 6px rgb(40 25 15 / 0.1), 0 18px 48px -12px rgb(40 25 15 / 0.28)")
  expect(bare("dark")["--shadow-float"]).toBe("0 2px 6px rgb(0 0 0 / 0.1), 0 18px 48px -12px rgb(0 0 0 / 0.7)")
  expect(bare("dark")["--shadow-card"]).toContain("rgb(0 0 0 / 0.06)")
})

test("a theme without a heading face has Marquee's", () => {
  expect(bare("light")["--font-heading"]).toMatch(/^"Bricolage Grotesque Variable", "Bricolage Grotesque Stand-in"/)
})

test("the style sheet sets every property of both modes", () => {
  const sheet = themeStyleSheet({ name: "Bare" })
  for (const mode of modes) {
    const declared = Object.entries(bare(mode)).map(([name, value]) => `${name}:${value}`)
    expect(sheet).toContain(`[data-mode="${mode}"]{${[`color-scheme:${mode}`, ...declared].join(";")}}`)
  }
})
