import {
  type Density,
  type Elevation,
  type Motif,
  type PortalLook,
  type PortalTheme,
  type PortalVoice,
  type RadiusScale,
  type ThemeColours,
  themeColourParts,
} from "@domain/portals"

export type ColourPart = keyof ThemeColours

/** The colours of a mode as they are typed; a colour that is derived is absent. */
export type TypedColours = ThemeColours

/** A look as its fields hold it; what may be missing is an empty text. */
export interface TypedLook {
  readonly title: string
  readonly headerLogo: string
  readonly mark: string
  readonly light: TypedColours
  readonly dark: TypedColours
  readonly radius: RadiusScale
  readonly density: Density
  readonly elevation: Elevation
  readonly motif: Motif
  readonly headingFont: string
  readonly headingWeight: number | undefined
  readonly headingTracking: number | undefined
  readonly bodyFont: string
  readonly voice: Readonly<Record<string, PortalVoice>>
  readonly terms: string
  readonly privacy: string
  readonly supportEmail: string
  readonly supportLink: string
}

/** Faces that every page has, without what a reader's device may lack. */
export const fonts = {
  bricolage: `"Bricolage Grotesque Variable"`,
  inter: `"Inter Variable"`,
  rounded: `ui-rounded, "SF Pro Rounded", "Nunito", "Inter Variable"`,
  serif: `Georgia, "Noto Serif Display", "Liberation Serif", serif`,
  system: "system-ui",
} as const

const usualHeading = { family: fonts.bricolage, weight: 700, tracking: -2 }

/** What the fields show of a look. */
export const typedLook = (look: PortalLook): TypedLook => {
  const { theme, legal } = look
  const heading = theme.heading ?? usualHeading
  return {
    title: look.title,
    headerLogo: look.headerLogo,
    mark: look.mark ?? "",
    light: theme.colours ?? {},
    dark: theme.dark ?? {},
    radius: theme.radius ?? "round",
    density: theme.density ?? "regular",
    elevation: theme.elevation ?? "raised",
    motif: theme.motif ?? "plain",
    headingFont: heading.family,
    headingWeight: heading.weight ?? 700,
    headingTracking: heading.tracking ?? 0,
    bodyFont: theme.body ?? fonts.inter,
    voice: look.voice ?? {},
    terms: legal?.terms ?? "",
    privacy: legal?.privacy ?? "",
    supportEmail: look.supportEmail,
    supportLink: look.supportLink,
  }
}

const named = (colours: TypedColours): ThemeColours =>
  Object.fromEntries(themeColourParts.flatMap((part) => (colours[part] === undefined ? [] : [[part, colours[part]]])))

const spoken = (voice: TypedLook["voice"]): Record<string, PortalVoice> =>
  Object.fromEntries(
    Object.entries(voice)
      .map(([language, { headline, lead }]) => [language, { headline: headline.trim(), lead: lead.trim() }] as const)
      .filter(([, { headline, lead }]) => headline !== "" || lead !== ""),
  )

/** The look that fields ask for, its colours as they were asked. `name` is the theme's own, which no page shows. */
export const lookFrom = (typed: TypedLook, name: string): PortalLook => {
  const theme: PortalTheme = {
    name,
    ...(Object.keys(named(typed.light)).length > 0 && { colours: named(typed.light) }),
    ...(Object.keys(named(typed.dark)).length > 0 && { dark: named(typed.dark) }),
    radius: typed.radius,
    density: typed.density,
    elevation: typed.elevation,
    motif: typed.motif,
    heading: {
      family: typed.headingFont,
      weight: typed.headingWeight ?? 700,
      tracking: typed.headingTracking ?? 0,
    },
    body: typed.bodyFont,
  }
  const voice = spoken(typed.voice)
  const [terms, privacy] = [typed.terms.trim(), typed.privacy.trim()]
  return {
    title: typed.title.trim(),
    headerLogo: typed.headerLogo.trim(),
    theme,
    supportEmail: typed.supportEmail.trim(),
    supportLink: typed.supportLink.trim(),
    ...(typed.mark.trim() !== "" && { mark: typed.mark.trim() }),
    ...(Object.keys(voice).length > 0 && { voice }),
    ...(terms !== "" && privacy !== "" && { legal: { terms, privacy } }),
  }
}
