import { Schema } from "effect"

/** How large a logo on a cover is: pixels a side, and characters of its data address. Ours. */
export const logoLimits = { width: 480, height: 240, characters: 300_000 } as const

/** How a report over many clients looks where it does not look as its portal: its colour (#rrggbb) and logo. */
export const AgencyLook = Schema.Struct({
  accent: Schema.optionalKey(Schema.String.check(Schema.isPattern(/^#[\da-f]{6}$/))),
  /** A PNG or JPEG as a data address. */
  logo: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(logoLimits.characters))),
})
export type AgencyLook = typeof AgencyLook.Type

const lightness = (colour: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How much a colour stands out from white paper, by WCAG 2. */
export const contrastOnPaper = (colour: string): number => 1.05 / (lightness(colour) + 0.05)

/** Whether words in a colour can be read on white paper: WCAG 2, large text. */
export const isReadableOnPaper = (colour: string): boolean => contrastOnPaper(colour) >= 3
