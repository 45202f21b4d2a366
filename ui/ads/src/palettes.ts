import type { Palette } from "@domain/creatives"

export interface ReadyPalette {
  /** Names the set's text: `creatives:colours.set.<id>`. */
  readonly id: string
  readonly colours: readonly [primary: string, secondary: string, accent: string]
}

/** Sets that look well together, for businesses without colours of their own or tired of them. */
export const readyPalettes: ReadonlyArray<ReadyPalette> = [
  { id: "brick", colours: ["#b23a24", "#4a2019", "#f2b53c"] },
  { id: "sea", colours: ["#0b6e8f", "#0c3347", "#ffb347"] },
  { id: "forest", colours: ["#2f6b3f", "#173324", "#e9c46a"] },
  { id: "plum", colours: ["#6d2e63", "#311530", "#f4a5ae"] },
  { id: "night", colours: ["#22304f", "#0f1626", "#6fd3c7"] },
  { id: "rose", colours: ["#c2466b", "#5a1a33", "#ffd3a8"] },
]

/** The three colours of a palette with a colour replaced. A colour that nobody chose yet stays as it is drawn. */
export const withColour = (
  drawn: readonly [string, string, string],
  place: 0 | 1 | 2,
  colour: string,
): ReadonlyArray<string> => drawn.map((each, index) => (index === place ? colour : each))

/** Whether a ready set has the colours of the palette in use. */
export const isPalette = (palette: Palette, { colours: [primary, secondary, accent] }: ReadyPalette): boolean =>
  palette.primary.toLowerCase() === primary &&
  palette.secondary?.toLowerCase() === secondary &&
  palette.accent?.toLowerCase() === accent
