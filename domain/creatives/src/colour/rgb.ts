/** Channels 0 to 255. */
export interface Rgb {
  readonly r: number
  readonly g: number
  readonly b: number
}

/** Pure black. */
export const black: Rgb = { r: 0, g: 0, b: 0 }
/** Pure white. */
export const white: Rgb = { r: 255, g: 255, b: 255 }

const channel = (hex: string, at: number): number => Number.parseInt(hex.slice(at, at + 2), 16)

/** Parses `#abc` or `#aabbcc`; anything else is mid grey, so that a drawing never fails over a colour. */
export const parseHex = (hex: string): Rgb => {
  const match = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(hex.trim())
  const digits = match?.[1]
  if (digits === undefined) return { r: 119, g: 119, b: 119 }
  const full = digits.length === 3 ? [...digits].map((digit) => digit + digit).join("") : digits
  return { r: channel(full, 0), g: channel(full, 2), b: channel(full, 4) }
}

const clamp = (value: number): number => Math.min(255, Math.max(0, Math.round(value)))

/** `#rrggbb` in lower case; channels are rounded and clamped to 0 to 255. */
export const toHex = ({ r, g, b }: Rgb): string =>
  `#${[r, g, b].map((value) => clamp(value).toString(16).padStart(2, "0")).join("")}`

/**
 * Mixes two colours: `amount` 0 gives `from`, 1 gives `to`. Also the result of painting `to` over `from` at that
 * opacity.
 */
export const mix = (from: Rgb, to: Rgb, amount: number): Rgb => ({
  r: clamp(from.r + (to.r - from.r) * amount),
  g: clamp(from.g + (to.g - from.g) * amount),
  b: clamp(from.b + (to.b - from.b) * amount),
})

/** A colour as hue, saturation and lightness. */
export interface Hsl {
  readonly h: number
  readonly s: number
  readonly l: number
}

/** Hue in degrees, saturation and lightness 0 to 1. */
export const toHsl = ({ r, g, b }: Rgb): Hsl => {
  const [x, y, z] = [r / 255, g / 255, b / 255]
  const max = Math.max(x, y, z)
  const min = Math.min(x, y, z)
  const l = (max + min) / 2
  const d = max - min
  if (d === 0) return { h: 0, s: 0, l }
  const s = d / (1 - Math.abs(2 * l - 1))
  const h = max === x ? ((y - z) / d + 6) % 6 : max === y ? (z - x) / d + 2 : (x - y) / d + 4
  return { h: h * 60, s, l }
}

/** The RGB colour of hue, saturation and lightness. */
export const fromHsl = ({ h, s, l }: Hsl): Rgb => {
  const a = s * Math.min(l, 1 - l)
  const at = (n: number): number => {
    const k = (n + h / 30) % 12
    return clamp(255 * (l - a * Math.max(-1, Math.min(k - 3, 9 - k, 1))))
  }
  return { r: at(0), g: at(8), b: at(4) }
}
