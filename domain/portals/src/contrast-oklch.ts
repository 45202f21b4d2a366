import { linearLight } from "@domain/kernel"

/** A colour as lightness 0-1, chroma 0-0.4 and hue in degrees. */
export interface Oklch {
  readonly lightness: number
  readonly chroma: number
  readonly hue: number
}

/** Channels in linear light, 0 to 1. */
export type LinearRgb = readonly [red: number, green: number, blue: number]

const fromLinear = (channel: number): number =>
  channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055

/** Linear-light channels 0-1 of `#rgb` or `#rrggbb`. */
export const linearRgb = (hex: string): LinearRgb => {
  const digits = hex.slice(1)
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits
  const channel = (from: number): number => linearLight(Number.parseInt(full.slice(from, from + 2), 16) / 255)
  return [channel(0), channel(2), channel(4)]
}

/** OKLCH of a hex colour (Björn Ottosson's OKLab, 2020). */
export const oklch = (hex: string): Oklch => {
  const [r, g, b] = linearRgb(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s
  const bb = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s
  return { lightness, chroma: Math.hypot(a, bb), hue: (Math.atan2(bb, a) * 180) / Math.PI }
}

const toRgb = ({ lightness, chroma, hue }: Oklch): LinearRgb => {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

const inGamut = (rgb: LinearRgb): boolean => rgb.every((channel) => channel >= -0.0001 && channel <= 1.0001)

const hexOf = (rgb: LinearRgb): string =>
  `#${rgb
    .map((channel) =>
      Math.round(fromLinear(Math.min(1, Math.max(0, channel))) * 255)
        .toString(16)
        .padStart(2, "0"),
    )
    .join("")}`

/** Hex of an OKLCH colour; chroma gives way, never hue or lightness, when sRGB cannot show it. */
export const hexFromOklch = (colour: Oklch): string => {
  const lightness = Math.min(1, Math.max(0, colour.lightness))
  const direct = toRgb({ ...colour, lightness })
  if (inGamut(direct)) return hexOf(direct)
  let low = 0
  let high = colour.chroma
  for (let step = 0; step < 16; step += 1) {
    const middle = (low + high) / 2
    if (inGamut(toRgb({ ...colour, lightness, chroma: middle }))) low = middle
    else high = middle
  }
  return hexOf(toRgb({ ...colour, lightness, chroma: low }))
}

/** `share` (0-1) of `colour` over `base`, mixed in OKLab. */
export const mix = (colour: string, base: string, share: number): string => {
  const top = oklch(colour)
  const under = oklch(base)
  const polar = ({ chroma, hue }: Oklch): readonly [number, number] => [
    chroma * Math.cos((hue * Math.PI) / 180),
    chroma * Math.sin((hue * Math.PI) / 180),
  ]
  const [topA, topB] = polar(top)
  const [underA, underB] = polar(under)
  const a = underA + (topA - underA) * share
  const b = underB + (topB - underB) * share
  return hexFromOklch({
    lightness: under.lightness + (top.lightness - under.lightness) * share,
    chroma: Math.hypot(a, b),
    hue: (Math.atan2(b, a) * 180) / Math.PI,
  })
}
