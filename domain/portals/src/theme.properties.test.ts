import { Result, Schema } from "effect"
import * as fc from "fast-check"
import { law } from "@domain/kernel/testing"
import { describe, expect, test } from "vitest"
import { contrastRatio, readableFill, readableOn, worstContrast } from "./contrast.ts"
import { hexFromOklch, oklch } from "./contrast-oklch.ts"
import { seededLooks } from "./seeded-themes.ts"
import { type CssVariables, themeStyleSheet, themeToCssVariables } from "./theme-css.ts"
import { anyHexColour, anyTheme } from "./testing/index.ts"
import { parsePortalTheme, PortalTheme } from "./theme.ts"

const get = (variables: CssVariables, name: string): string => variables[`--color-${name}`] ?? "#000000"
const tones = ["accent", "glow", "danger", "success", "warning", "info"]

const expectReadable = (variables: CssVariables): void => {
  const grounds = ["paper", "surface", "sunken"].map((name) => get(variables, name))
  expect(worstContrast(get(variables, "ink"), grounds)).toBeGreaterThanOrEqual(4.5)
  expect(worstContrast(get(variables, "ink-soft"), grounds)).toBeGreaterThanOrEqual(4.5)
  expect(worstContrast(get(variables, "control-line"), grounds)).toBeGreaterThanOrEqual(3)
  for (const tone of tones) {
    expect(contrastRatio(get(variables, `${tone}-ink`), get(variables, tone))).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(get(variables, `${tone}-ink`), get(variables, `${tone}-hover`))).toBeGreaterThanOrEqual(4.5)
    expect(
      worstContrast(get(variables, `${tone}-text`), [...grounds, get(variables, `${tone}-soft`)]),
    ).toBeGreaterThanOrEqual(4.5)
    expect(contrastRatio(get(variables, "ink"), get(variables, `${tone}-soft`))).toBeGreaterThanOrEqual(4.5)
  }
}

describe("contrast repair", () => {
  test("any brand stays readable in light mode", () => {
    law(fc.property(anyTheme, (any) => expectReadable(themeToCssVariables(any, "light"))))
  })

  test("any brand stays readable in dark mode", () => {
    law(fc.property(anyTheme, (any) => expectReadable(themeToCssVariables(any, "dark"))))
  })

  test("a readable colour is left as it is", () => {
    law(
      fc.property(anyHexColour, anyHexColour, (colour, surface) => {
        fc.pre(contrastRatio(colour, surface) >= 4.5)
        expect(readableOn(colour, [surface])).toBe(colour)
      }),
    )
  })

  test("repair is idempotent and reaches the ratio on any one surface", () => {
    law(
      fc.property(anyHexColour, anyHexColour, (colour, surface) => {
        const repaired = readableOn(colour, [surface])
        expect(contrastRatio(repaired, surface)).toBeGreaterThanOrEqual(4.5)
        expect(readableOn(repaired, [surface])).toBe(repaired)
      }),
    )
  })

  test("any fill gets a readable ink", () => {
    law(
      fc.property(anyHexColour, fc.option(anyHexColour, { nil: undefined }), (colour, wanted) => {
        const { fill, ink } = readableFill(colour, wanted)
        expect(contrastRatio(fill, ink)).toBeGreaterThanOrEqual(4.5)
      }),
    )
  })
})

test("a colour survives the way through OKLCH", () => {
  law(
    fc.property(anyHexColour, (colour) => {
      const full = colour.length === 4 ? colour.replace(/[0-9a-f]/giu, "$&$&") : colour
      expect(hexFromOklch(oklch(colour))).toBe(full.toLowerCase())
    }),
  )
})

test("a theme encodes and decodes to itself, and is read from its JSON", () => {
  law(
    fc.property(anyTheme, (theme) => {
      const encoded = Schema.encodeSync(PortalTheme)(theme)
      expect(Schema.decodeUnknownSync(PortalTheme)(encoded)).toEqual(theme)
      expect(parsePortalTheme(JSON.parse(JSON.stringify(encoded)))).toEqual(Result.succeed(theme))
    }),
  )
})

describe("themes as data", () => {
  test.each(seededLooks)("the seeded look $key is valid JSON data", (look) => {
    const parsed = parsePortalTheme(JSON.parse(JSON.stringify(look.theme)))
    expect(Result.isSuccess(parsed)).toBe(true)
    expect(look.logoSvg).toContain(`aria-label="${look.theme.name}"`)
  })

  test("a name alone is a theme with every property set", () => {
    const bare = themeToCssVariables({ name: "Bare" }, "light")
    const full = themeToCssVariables(seededLooks[0]?.theme ?? { name: "" }, "light")
    expect(Object.keys(bare)).toEqual(Object.keys(full))
  })

  test("a font that could break out of the style sheet is refused", () => {
    const parsed = parsePortalTheme({ name: "Evil", body: "x;}body{display:none}" })
    expect(Result.isFailure(parsed)).toBe(true)
  })

  test("the style sheet answers to the preference and to data-mode", () => {
    const sheet = themeStyleSheet({ name: "Bare" })
    expect(sheet).toContain(":root:not([data-mode]){color-scheme:dark")
    expect(sheet).toContain('[data-mode="dark"]{color-scheme:dark')
  })

  test("the four looks share no accent, radius or heading face with Marquee", () => {
    const signature = (key: string) => {
      const seeded = seededLooks.find((look) => look.key === key)
      return [seeded?.theme.colours?.accent, seeded?.theme.radius, seeded?.theme.heading?.family]
    }
    const marquee = signature("marquee")
    for (const key of ["highstreet", "parcelwise", "studionoir"]) {
      expect(signature(key).filter((value, index) => value === marquee[index])).toEqual([])
    }
  })
})
