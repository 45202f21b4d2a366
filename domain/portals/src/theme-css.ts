import { largeContrast } from "@domain/kernel"
import { hovered, readableFill, readableOn } from "./contrast.ts"
import { mix } from "./contrast-oklch.ts"
import { coloursOf, type Mode, type ModeColours } from "./theme-defaults.ts"
import type { Density, Elevation, PortalTheme, RadiusScale } from "./theme.ts"

/** Custom properties by their names. */
export type CssVariables = Readonly<Record<`--${string}`, string>>

const radii: Readonly<Record<RadiusScale, readonly [string, string, string, string]>> = {
  square: ["0", "0", "0", "0"],
  soft: ["4px", "6px", "10px", "6px"],
  round: ["8px", "12px", "20px", "12px"],
  pill: ["10px", "16px", "28px", "999px"],
}

const densities: Readonly<Record<Density, string>> = { compact: "0.86", regular: "1", generous: "1.12" }

const fallbackFonts = `"Noto Sans Hebrew Variable", "Noto Sans Arabic Variable", "Noto Sans Devanagari Variable", system-ui, sans-serif`

/** The faces that ship have stand-ins of the same measure among the device's own, so that nothing moves when they arrive. */
const stackOf = (family: string): string =>
  `${family.replaceAll(/"(Inter|Bricolage Grotesque) Variable"/g, '$&, "$1 Stand-in"')}, ${fallbackFonts}`

/** Surfaces that text may stand on, from the page itself to tints of it. */
const surfacesOf = ({ paper, ink }: ModeColours, mode: Mode) => ({
  paper,
  surface: mode === "light" ? mix("#ffffff", paper, 0.72) : mix("#ffffff", paper, 0.055),
  sunken: mix(ink, paper, mode === "light" ? 0.045 : 0.1),
})

const toneVariables = (
  name: string,
  colour: string,
  surfaces: ReadonlyArray<string>,
  surface: string,
  wantedInk?: string,
): CssVariables => {
  const { fill, ink } = readableFill(colour, wantedInk)
  const soft = mix(colour, surface, 0.13)
  return {
    [`--color-${name}`]: fill,
    [`--color-${name}-hover`]: hovered({ fill, ink }),
    [`--color-${name}-ink`]: ink,
    [`--color-${name}-text`]: readableOn(colour, [...surfaces, soft]),
    [`--color-${name}-soft`]: soft,
    [`--color-${name}-line`]: mix(colour, surface, 0.42),
  }
}

const shadows = (mode: Mode, elevation: Elevation): CssVariables => {
  const shade = mode === "light" ? "40 25 15" : "0 0 0"
  const raised = `0 1px 2px rgb(${shade} / 0.06), 0 6px 20px -8px rgb(${shade} / 0.16)`
  return {
    "--shadow-card": elevation === "raised" ? raised : "none",
    "--line-card": elevation === "flat" ? "transparent" : "var(--color-line)",
    "--shadow-float": `0 2px 6px rgb(${shade} / 0.1), 0 18px 48px -12px rgb(${shade} / ${mode === "light" ? "0.28" : "0.7"})`,
  }
}

/** Custom properties of a theme in one mode; all text colours reach WCAG AA on all surfaces. */
export const themeToCssVariables = (theme: PortalTheme, mode: Mode): CssVariables => {
  const colours = coloursOf(theme.colours ?? {}, theme.dark ?? {}, mode)
  const { paper, surface, sunken } = surfacesOf(colours, mode)
  const grounds = [paper, surface, sunken]
  const ink = readableOn(colours.ink, grounds, 7)
  const [small, medium, large, control] = radii[theme.radius ?? "round"]
  const heading = theme.heading ?? { family: `"Bricolage Grotesque Variable"`, weight: 700, tracking: -2 }
  const tone = (name: string, colour: string, wantedInk?: string): CssVariables =>
    toneVariables(name, colour, grounds, surface, wantedInk)
  return {
    "--color-paper": paper,
    "--color-surface": surface,
    "--color-sunken": sunken,
    "--color-ink": ink,
    "--color-ink-soft": readableOn(mix(ink, paper, 0.68), grounds, 5),
    "--color-line": mix(ink, paper, mode === "light" ? 0.13 : 0.2),
    "--color-control-line": readableOn(mix(ink, paper, 0.4), grounds, largeContrast),
    "--color-inverse": ink,
    "--color-inverse-ink": readableOn(paper, [ink]),
    ...tone("accent", colours.accent, colours.accentInk),
    ...tone("glow", colours.glow),
    ...tone("danger", colours.danger),
    ...tone("success", colours.success),
    ...tone("warning", mode === "light" ? "#b26a00" : "#e3a443"),
    ...tone("info", mode === "light" ? "#2a5f9e" : "#7fb2ea"),
    "--radius-small": small,
    "--radius-medium": medium,
    "--radius-large": large,
    "--radius-control": control,
    "--density": densities[theme.density ?? "regular"],
    "--font-heading": stackOf(heading.family),
    "--font-body": stackOf(theme.body ?? `"Inter Variable"`),
    "--heading-weight": String(heading.weight ?? 700),
    "--heading-tracking": `${(heading.tracking ?? 0) / 100}em`,
    ...shadows(mode, theme.elevation ?? "raised"),
  }
}

const block = (variables: CssVariables, mode: Mode): string =>
  [`color-scheme:${mode}`, ...Object.entries(variables).map(([name, value]) => `${name}:${value}`)].join(";")

/** A style sheet for the page head: light, dark by preference, and either by `data-mode` on the root. */
export const themeStyleSheet = (theme: PortalTheme): string => {
  const light = block(themeToCssVariables(theme, "light"), "light")
  const dark = block(themeToCssVariables(theme, "dark"), "dark")
  return `:root,[data-mode="light"]{${light}}@media (prefers-color-scheme:dark){:root:not([data-mode]){${dark}}}[data-mode="dark"]{${dark}}`
}
