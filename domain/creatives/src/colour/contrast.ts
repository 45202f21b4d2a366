import { black, mix, type Rgb, white } from "./rgb.ts"

/** WCAG 2.2 AA for text, and for text of at least 24 px bold. */
export const bodyContrast = 4.5
/** WCAG 2.2 AA for text of at least 24 px bold. */
export const largeContrast = 3

const linear = (value: number): number => {
  const s = value / 255
  return s <= 0.04045 ? s / 12.92 : ((s + 0.055) / 1.055) ** 2.4
}

/** WCAG relative luminance, 0 to 1. */
export const luminance = ({ r, g, b }: Rgb): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

/** 1 to 21. */
export const contrastRatio = (one: Rgb, other: Rgb): number => {
  const [a, b] = [luminance(one), luminance(other)]
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05)
}

/** Black or white, whichever stands out more; at least 4.58 on any ground. */
const blackOrWhite = (ground: Rgb): Rgb =>
  contrastRatio(white, ground) >= contrastRatio(black, ground) ? white : black

/**
 * The nearest shade of `ink` that reaches `ratio` on `ground`: darkened or lightened, whichever changes it less.
 * A ratio beyond 4.58 that no shade reaches yields the best of black and white.
 */
export const readableOn = (ink: Rgb, ground: Rgb, ratio: number = bodyContrast): Rgb => {
  for (let step = 0; step <= 50; step++) {
    const darker = mix(ink, black, step / 50)
    const lighter = mix(ink, white, step / 50)
    const best = contrastRatio(darker, ground) >= contrastRatio(lighter, ground) ? darker : lighter
    if (contrastRatio(best, ground) >= ratio) return best
  }
  return blackOrWhite(ground)
}

/** White or near-black text tinted like the brand, readable on `ground`. */
export const inkFor = (ground: Rgb, tint: Rgb, ratio: number = bodyContrast): Rgb => {
  const light = mix(white, tint, 0.03)
  const dark = mix(black, tint, 0.12)
  const whiteWins = contrastRatio(white, ground) >= Math.min(ratio, contrastRatio(black, ground))
  const first = whiteWins ? light : dark
  return contrastRatio(first, ground) >= ratio ? first : readableOn(blackOrWhite(ground), ground, ratio)
}

/**
 * The least opacity (in steps of 0.02) at which `scrim` painted over any photo keeps `ink` readable: the photo is
 * taken at its worst, pure white under light ink, pure black under dark ink.
 */
export const scrimOpacity = (scrim: Rgb, ink: Rgb, ratio: number = bodyContrast): number => {
  const worst = luminance(ink) > luminance(scrim) ? white : black
  for (let step = 0; step < 50; step++) {
    if (contrastRatio(ink, mix(worst, scrim, step / 50)) >= ratio) return step / 50
  }
  return 1
}
