import { contrastOf, luminanceOf, textContrast } from "@domain/kernel"
import { hexFromOklch, linearRgb, oklch } from "./contrast-oklch.ts"

const luminance = (hex: string): number => luminanceOf(...linearRgb(hex))

/** WCAG contrast ratio of two hex colours, 1 to 21. */
export const contrastRatio = (one: string, other: string): number => contrastOf(luminance(one), luminance(other))

/** The worst contrast of a colour over several surfaces. */
export const worstContrast = (colour: string, surfaces: ReadonlyArray<string>): number =>
  Math.min(21, ...surfaces.map((surface) => contrastRatio(colour, surface)))

const towards = (colour: string, end: 0 | 1, surfaces: ReadonlyArray<string>, ratio: number): string | undefined => {
  const start = oklch(colour)
  const at = (share: number): string =>
    hexFromOklch({ ...start, lightness: start.lightness + (end - start.lightness) * share })
  if (worstContrast(at(1), surfaces) < ratio) return undefined
  let low = 0
  let high = 1
  for (let step = 0; step < 14; step += 1) {
    const middle = (low + high) / 2
    if (worstContrast(at(middle), surfaces) >= ratio) high = middle
    else low = middle
  }
  return at(high)
}

/**
 * The colour nearest in lightness, of the same hue, that reaches `ratio` on every surface;
 * black or white when no lightness does (surfaces of opposite kinds).
 */
export const readableOn = (colour: string, surfaces: ReadonlyArray<string>, ratio: number = textContrast): string => {
  if (worstContrast(colour, surfaces) >= ratio) return colour
  const start = oklch(colour).lightness
  const distance = (hex: string): number => Math.abs(oklch(hex).lightness - start)
  const candidates = [towards(colour, 0, surfaces, ratio), towards(colour, 1, surfaces, ratio)]
    .filter((hex) => hex !== undefined)
    .sort((a, b) => distance(a) - distance(b))
  const fallback = worstContrast("#000000", surfaces) >= worstContrast("#ffffff", surfaces) ? "#000000" : "#ffffff"
  return candidates[0] ?? fallback
}

/** A filled area and the text on it, at least AA apart. */
export interface Fill {
  readonly fill: string
  readonly ink: string
}

/**
 * Fill and ink for a brand colour: the wanted ink if it is readable, else white (with the fill
 * darkened a little when it nearly reaches it), else a dark ink of the fill's own hue.
 */
export const readableFill = (colour: string, wantedInk?: string): Fill => {
  if (wantedInk !== undefined && contrastRatio(wantedInk, colour) >= textContrast) {
    return { fill: colour, ink: wantedInk }
  }
  const white = contrastRatio("#ffffff", colour)
  if (white >= textContrast) return { fill: colour, ink: "#ffffff" }
  if (white >= 3.4) return { fill: readableOn(colour, ["#ffffff"]), ink: "#ffffff" }
  const { hue, chroma } = oklch(colour)
  const dark = hexFromOklch({ lightness: 0.2, chroma: Math.min(chroma, 0.04), hue })
  return { fill: colour, ink: readableOn(dark, [colour]) }
}

/** The fill a little darker or lighter for hover, away from its ink so that text stays readable. */
export const hovered = ({ fill, ink }: Fill): string => {
  const colour = oklch(fill)
  const shifted = (by: number): string => hexFromOklch({ ...colour, lightness: colour.lightness + by })
  const darker = shifted(-0.045)
  const lighter = shifted(0.06)
  const preferred = luminance(ink) > luminance(fill) ? darker : lighter
  return preferred === fill ? (contrastRatio(lighter, ink) >= textContrast ? lighter : fill) : preferred
}
