import { describe, expect, test } from "vitest"
import { contrastRatio, hovered, readableFill, readableOn, worstContrast } from "./contrast.ts"
import { hexFromOklch, mix, oklch } from "./contrast-oklch.ts"
import { themeToCssVariables } from "./theme-css.ts"

test("contrast is WCAG's: 21 for black on white, 1 for a colour on itself", () => {
  expect([contrastRatio("#fff", "#000000"), contrastRatio("#000", "#fff"), contrastRatio("#777", "#777777")]).toEqual([
    21, 21, 1,
  ])
  expect(contrastRatio("#777777", "#ffffff")).toBeCloseTo(4.48, 2)
})

test("the worst of several surfaces counts", () => {
  expect(worstContrast("#ffffff", ["#000000", "#777777"])).toBeCloseTo(4.48, 2)
  expect(worstContrast("#ffffff", [])).toBe(21)
})

describe("repair", () => {
  test("goes the shorter way, to dark or to light", () => {
    expect(readableOn("#909090", ["#808080"], 3)).toBe("#e1e1e1")
    expect(readableOn("#707070", ["#808080"], 3)).toBe("#373737")
  })

  test("ends at black or white where opposite surfaces leave no lightness", () => {
    expect(readableOn("#777777", ["#ffffff", "#000000"], 7)).toBe("#000000")
    expect(readableOn("#777777", ["#000000", "#dddddd"], 5)).toBe("#ffffff")
  })
})

describe("a filled area", () => {
  test("keeps an ink that is readable on it", () => {
    expect(readableFill("#f2b53c", "#000000")).toEqual({ fill: "#f2b53c", ink: "#000000" })
  })

  test("takes white where white is readable, and darkens a little where it nearly is", () => {
    expect(readableFill("#d3381c")).toEqual({ fill: "#d3381c", ink: "#ffffff" })
    expect(readableFill("#e85d3a")).toEqual({ fill: "#d14824", ink: "#ffffff" })
  })

  test("takes a dark ink of its own hue where white is not readable", () => {
    expect(readableFill("#f2b53c")).toEqual({ fill: "#f2b53c", ink: "#1f1401" })
    expect(readableFill("#f2b53c", "#ffffff")).toEqual({ fill: "#f2b53c", ink: "#1f1401" })
  })

  test("moves away from its ink under the pointer: darker below white, else lighter", () => {
    expect(hovered({ fill: "#d3381c", ink: "#ffffff" })).toBe("#c32604")
    expect(hovered({ fill: "#f2b53c", ink: "#261c15" })).toBe("#ffcb6e")
  })

  test("cannot be darker than black: it lightens where its ink allows it, else stays", () => {
    expect(hovered({ fill: "#000000", ink: "#ffffff" })).toBe("#010101")
    expect(hovered({ fill: "#000000", ink: "#747474" })).toBe("#000000")
  })
})

test("colours mix in OKLab, from none of the first to all of it", () => {
  expect([mix("#ffffff", "#000000", 0.5), mix("#ff0000", "#0000ff", 0), mix("#ff0000", "#0000ff", 1)]).toEqual([
    "#636363",
    "#0000ff",
    "#ff0000",
  ])
})

test("chroma is reduced where sRGB cannot show it, and lightness stays in range", () => {
  expect(hexFromOklch({ lightness: 0.7, chroma: 0.4, hue: 140 })).toBe("#3abd00")
  expect(hexFromOklch({ lightness: 1.4, chroma: 0, hue: 0 })).toBe("#ffffff")
  expect(hexFromOklch({ lightness: -1, chroma: 0, hue: 0 })).toBe("#000000")
  expect(oklch("#ff0000").hue).toBeCloseTo(29.23, 2)
})

describe("a theme's style", () => {
  test("takes Marquee's look where the theme says nothing", () => {
    const bare = themeToCssVariables({ name: "Bare" }, "light")
    expect(bare).toMatchObject({
      "--color-paper": "#faf5ea",
      "--color-accent": "#d3381c",
      "--radius-control": "12px",
      "--density": "1",
      "--heading-weight": "700",
      "--heading-tracking": "-0.02em",
      "--line-card": "var(--color-line)",
    })
    expect(bare["--shadow-card"]).toContain("rgb(40 25 15 / 0.06)")
    expect(bare["--font-body"]).toMatch(/^"Inter Variable", "Inter Stand-in", "Noto Sans Hebrew Variable"/)
  })

  test("follows the theme's shapes and faces", () => {
    const ownTheme = {
      name: "Own",
      radius: "pill",
      density: "compact",
      elevation: "flat",
      heading: { family: "Georgia" },
      body: "Verdana",
    } as const
    expect(themeToCssVariables(ownTheme, "dark")).toMatchObject({
      "--radius-control": "999px",
      "--density": "0.86",
      "--heading-weight": "700",
      "--heading-tracking": "0em",
      "--line-card": "transparent",
      "--shadow-card": "none",
    })
    expect(themeToCssVariables(ownTheme, "dark")["--font-heading"]).toMatch(/^Georgia, "Noto Sans Hebrew/)
  })

  test("is a light page by day and a dark one by night, whatever paper the brand wants", () => {
    const upsideDown = { name: "Night", colours: { paper: "#111111", ink: "#eeeeee" } }
    const lightness = (mode: "light" | "dark") =>
      oklch(themeToCssVariables(upsideDown, mode)["--color-paper"] ?? "#777")
    expect(lightness("light").lightness).toBeGreaterThan(0.9)
    expect(lightness("dark").lightness).toBeLessThan(0.25)
  })
})
