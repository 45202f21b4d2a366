import type { Palette } from "../creative-content.ts"
import { textContrast } from "@domain/kernel"
import { contrastRatio, inkFor, readableOn } from "./contrast.ts"
import { black, fromHsl, mix, parseHex, type Rgb, toHex, toHsl, white } from "./rgb.ts"

/** The colours of a template, all hex; every `on…` colour is readable (4.5:1) on its background. */
export interface Scheme {
  readonly primary: string
  readonly onPrimary: string
  readonly secondary: string
  readonly onSecondary: string
  readonly accent: string
  readonly onAccent: string
  readonly deep: string
  readonly onDeep: string
  readonly onDeepSoft: string
  readonly paper: string
  readonly ink: string
  readonly inkSoft: string
  readonly primaryOnPaper: string
  readonly accentOnDeep: string
  readonly tint: string
  /** A button on white or paper: the primary unless too pale. */
  readonly solid: string
  readonly onSolid: string
  /** A button on the deep shade: the primary unless too dark. */
  readonly solidOnDeep: string
  readonly onSolidOnDeep: string
}

const deriveSecondary = (primary: Rgb): Rgb => {
  const { h, s, l } = toHsl(primary)
  return fromHsl({
    h: (h + 24) % 360,
    s: Math.min(1, s * 0.9),
    l: l > 0.5 ? Math.max(0.22, l - 0.24) : Math.min(0.62, l + 0.16),
  })
}

const deriveAccent = (primary: Rgb): Rgb => {
  const { h, s } = toHsl(primary)
  if (s < 0.12) return { r: 255, g: 179, b: 46 }
  const warm = h < 70 || h > 300
  return fromHsl({ h: warm ? (h > 30 && h < 70 ? 350 : 44) : 42, s: 0.95, l: 0.58 })
}

const deepShade = (primary: Rgb): Rgb => {
  const { h, s } = toHsl(primary)
  return fromHsl({ h, s: Math.min(0.6, s * 0.75), l: 0.13 })
}

/** An accent, adjusted until it stands out from its background. */
const apart = (colour: Rgb, ground: Rgb): Rgb =>
  contrastRatio(colour, ground) >= 1.6 ? colour : readableOn(colour, ground, 2)

/** Makes a full scheme from a business's palette, with sufficient contrast. */
export const schemeOf = (palette: Palette): Scheme => {
  const primary = parseHex(palette.primary)
  const secondary = palette.secondary === undefined ? deriveSecondary(primary) : parseHex(palette.secondary)
  const accent = apart(palette.accent === undefined ? deriveAccent(primary) : parseHex(palette.accent), primary)
  const deep = deepShade(primary)
  const paper = mix(white, primary, 0.05)
  const ink = readableOn(mix(deep, black, 0.2), paper, 12)
  const inkSoft = readableOn(mix(ink, paper, 0.36), paper, textContrast)
  const onDeep = mix(white, primary, 0.03)
  const solid = contrastRatio(primary, white) >= 1.25 ? primary : ink
  const solidOnDeep = contrastRatio(primary, deep) >= 1.7 ? primary : readableOn(accent, deep, 3)
  return {
    solid: toHex(solid),
    onSolid: toHex(inkFor(solid, deep)),
    solidOnDeep: toHex(solidOnDeep),
    onSolidOnDeep: toHex(inkFor(solidOnDeep, deep)),
    primary: toHex(primary),
    onPrimary: toHex(inkFor(primary, deep)),
    secondary: toHex(secondary),
    onSecondary: toHex(inkFor(secondary, deep)),
    accent: toHex(accent),
    onAccent: toHex(inkFor(accent, deep)),
    deep: toHex(deep),
    onDeep: toHex(readableOn(onDeep, deep)),
    onDeepSoft: toHex(readableOn(mix(onDeep, deep, 0.24), deep)),
    paper: toHex(paper),
    ink: toHex(ink),
    inkSoft: toHex(inkSoft),
    primaryOnPaper: toHex(readableOn(primary, paper)),
    accentOnDeep: toHex(readableOn(accent, deep)),
    tint: toHex(mix(white, primary, 0.16)),
  }
}
