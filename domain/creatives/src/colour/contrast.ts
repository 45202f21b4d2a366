import { contrastOf, linearLight, luminanceOf, textContrast } from "@domain/kernel"
import { black, mix, type Rgb, white } from "./rgb.ts"

/** WCAG relative luminance, 0 to 1. */
export const luminance = ({ r, g, b }: Rgb): number =>
  luminanceOf(linearLight(r / 255), linearLight(g / 255), linearLight(b / 255))

/** Contrast ratio, 1 to 21. */
export const contrastRatio = (one: Rgb, other: Rgb): number => contrastOf(luminance(one), luminance(other))

/** Black or white, whichever has more contrast; at least 4.58 on any background. */
const blackOrWhite = (ground: Rgb): Rgb =>
  contrastRatio(white, ground) >= contrastRatio(black, ground) ? white : black

/**
 * The nearest shade of `ink` with `ratio` on `ground`: darkened or lightened, whichever changes it less. If no shade
 * reaches a ratio above 4.58, black or white.
 */
export const readableOn = (ink: Rgb, ground: Rgb, ratio: number = textContrast): Rgb => {
  for (let step = 0; step <= 50; step++) {
    const darker = mix(ink, black, step / 50)
    const lighter = mix(ink, white, step / 50)
    const best = contrastRatio(darker, ground) >= contrastRatio(lighter, ground) ? darker : lighter
    if (contrastRatio(best, ground) >= ratio) return best
  }
  return blackOrWhite(ground)
}

/** White or near-black text tinted with the brand, readable on `ground`. */
export const inkFor = (ground: Rgb, tint: Rgb, ratio: number = textContrast): Rgb => {
  const light = mix(white, tint, 0.03)
  const dark = mix(black, tint, 0.12)
  const whiteWins = contrastRatio(white, ground) >= Math.min(ratio, contrastRatio(black, ground))
  const preferred = whiteWins ? light : dark
  return contrastRatio(preferred, ground) >= ratio ? preferred : readableOn(blackOrWhite(ground), ground, ratio)
}

/**
 * The least opacity (in steps of 0.02) at which `scrim` over any photo keeps `ink` readable. The worst photo is
 * assumed: pure white under light ink, pure black under dark ink.
 */
export const scrimOpacity = (scrim: Rgb, ink: Rgb, ratio: number = textContrast): number => {
  const worst = luminance(ink) > luminance(scrim) ? white : black
  for (let step = 0; step < 50; step++) {
    if (contrastRatio(ink, mix(worst, scrim, step / 50)) >= ratio) return step / 50
  }
  return 1
}
