import { readableOn } from "./contrast.ts"
import { unreadablePairs } from "./readable-theme.ts"
import { themeToCssVariables } from "./theme-css.ts"
import { coloursOf, type Mode } from "./theme-defaults.ts"
import type { PortalTheme, ThemeColours } from "./theme.ts"

const groundOf = { ink: "paper", accentInk: "accent" } as const

const withColour = (theme: PortalTheme, mode: Mode, part: keyof ThemeColours, colour: string): PortalTheme =>
  mode === "light"
    ? { ...theme, colours: { ...theme.colours, [part]: colour } }
    : { ...theme, dark: { ...theme.dark, [part]: colour } }

/**
 * A theme whose text colours can be read on their grounds: each that cannot gives way to the nearest colour of its hue that
 * can. Light is repaired first, since dark colours are derived from it. Ours.
 */
export const repairedTheme = (theme: PortalTheme): PortalTheme =>
  (["light", "dark"] as const).reduce((before, mode) => {
    const unreadable = unreadablePairs(before).filter((pair) => pair.mode === mode)
    return unreadable.reduce((repaired, { text }) => {
      const { colours = {}, dark = {} } = repaired
      const named = mode === "light" ? colours : dark
      const shown = coloursOf(colours, dark, mode)
      const ground = groundOf[text]
      const colour = readableOn(named[text] ?? shown[text] ?? "#000000", [named[ground] ?? shown[ground]])
      return withColour(repaired, mode, text, colour)
    }, before)
  }, theme)

/** A colour that a theme asks for, absent where it is derived, and the colour that pages draw. */
export interface ShownColour {
  readonly part: keyof ThemeColours
  readonly asked?: string
  readonly used: string
}

const drawnAs = {
  paper: "--color-paper",
  ink: "--color-ink",
  accent: "--color-accent",
  accentInk: "--color-accent-ink",
  glow: "--color-glow",
  danger: "--color-danger",
  success: "--color-success",
} as const satisfies Readonly<Record<keyof ThemeColours, string>>

/** Every colour of a theme in one mode, as it was asked for and as pages draw it. Ours. */
export const shownColours = (theme: PortalTheme, mode: Mode): ReadonlyArray<ShownColour> => {
  const variables = themeToCssVariables(repairedTheme(theme), mode)
  const named = (mode === "light" ? theme.colours : theme.dark) ?? {}
  return themeColourParts.map((part) => {
    const asked = named[part]
    return { part, used: variables[drawnAs[part]] ?? "#000000", ...(asked !== undefined && { asked }) }
  })
}

/** The colours that a theme may name, in the order in which people are shown them. */
export const themeColourParts = ["paper", "ink", "accent", "accentInk", "glow", "danger", "success"] as const
