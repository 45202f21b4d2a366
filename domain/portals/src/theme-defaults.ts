import { hexFromOklch, oklch } from "./contrast-oklch.ts"
import type { ThemeColours } from "./theme.ts"

/** Light or dark. */
export type Mode = "light" | "dark"

/** Every brand colour of one mode, before contrast repair. */
export interface ModeColours {
  readonly paper: string
  readonly ink: string
  readonly accent: string
  readonly accentInk?: string
  readonly glow: string
  readonly danger: string
  readonly success: string
}

const defaults = {
  paper: "#faf5ea",
  ink: "#261c15",
  accent: "#d3381c",
  glow: "#f2b53c",
  danger: "#b3261e",
  success: "#2f7a4d",
} as const

const withLightness = (hex: string, least: number, most: number): string => {
  const colour = oklch(hex)
  const lightness = Math.min(most, Math.max(least, colour.lightness))
  return lightness === colour.lightness ? hex : hexFromOklch({ ...colour, lightness })
}

const lightColours = (theme: ThemeColours): ModeColours => ({
  ...defaults,
  ...theme,
  paper: withLightness(theme.paper ?? defaults.paper, 0.93, 1),
  ink: withLightness(theme.ink ?? defaults.ink, 0, 0.36),
})

const brightened = (hex: string): string => withLightness(hex, 0.66, 0.9)

const darkColours = (light: ModeColours, theme: ThemeColours): ModeColours => {
  const { accentInk: _lightInk, ...rest } = light
  const ground = oklch(light.ink)
  const page = oklch(light.paper)
  return {
    ...rest,
    accent: brightened(light.accent),
    danger: brightened(light.danger),
    success: brightened(light.success),
    ...theme,
    paper: withLightness(
      theme.paper ?? hexFromOklch({ lightness: 0.18, chroma: Math.min(ground.chroma, 0.025), hue: ground.hue }),
      0,
      0.24,
    ),
    ink: withLightness(
      theme.ink ?? hexFromOklch({ lightness: 0.93, chroma: Math.min(page.chroma, 0.02), hue: page.hue }),
      0.86,
      1,
    ),
  }
}

/** The colours of a mode: what the portal gives, defaults, and paper and ink held to light or dark. */
export const coloursOf = (theme: ThemeColours, dark: ThemeColours, mode: Mode): ModeColours => {
  const light = lightColours(theme)
  return mode === "light" ? light : darkColours(light, dark)
}
