import { textContrast } from "@domain/kernel"
import { contrastRatio } from "./contrast.ts"
import type { PortalTheme } from "./theme.ts"
import { coloursOf, type Mode } from "./theme-defaults.ts"

/** Pairs of a text colour and its ground. A pair is checked where a portal names at least one of the two colours. */
const pairs = [
  ["ink", "paper"],
  ["accentInk", "accent"],
] as const

/** A text colour of a theme that cannot be read on its ground. */
export interface UnreadablePair {
  readonly mode: Mode
  readonly text: "ink" | "accentInk"
}

/**
 * The texts of a theme that its own colours make unreadable (WCAG AA, 4.5), in light and dark. What a theme leaves out is
 * derived so that it can be read. Ours.
 */
export const unreadablePairs = ({ colours = {}, dark = {} }: PortalTheme): ReadonlyArray<UnreadablePair> =>
  (["light", "dark"] as const).flatMap((mode) => {
    const named = mode === "light" ? colours : dark
    const shown = coloursOf(colours, dark, mode)
    return pairs.flatMap(([text, ground]) => {
      const colour = named[text] ?? shown[text]
      const isNamed = named[text] !== undefined || named[ground] !== undefined
      if (!isNamed || colour === undefined) return []
      return contrastRatio(colour, named[ground] ?? shown[ground]) < textContrast ? [{ mode, text }] : []
    })
  })
