import type { Region, Services } from "@domain/kernel"
import { pageTitle, type PortalVoice, servicesOf, type ShownPortal, voiceIn } from "@domain/portals"
import type { LanguageCode } from "@ui/i18n"
import { Avatar } from "@ui/kit/avatar"
import { Logo } from "@ui/kit/logo"
import { createContext, type ReactNode, use, useMemo } from "react"
import { useTranslation } from "react-i18next"

export type ColourMode = "light" | "dark" | "system"

export interface PortalContextValue {
  /** The page's portal, with the third parties that are on; all are where it does not say. */
  readonly portal: ShownPortal
  readonly language: LanguageCode
  readonly setLanguage: (language: LanguageCode) => void
  readonly mode: ColourMode
  readonly setMode: (mode: ColourMode) => void
  /** Asks where the visitor's address is; undefined where that is not known. Absent where nobody can be asked. */
  readonly askRegion?: () => Promise<Region | undefined>
}

const PortalContext = createContext<PortalContextValue | undefined>(undefined)

export const PortalProvider = ({
  value,
  children,
}: {
  readonly value: PortalContextValue
  readonly children: ReactNode
}) => <PortalContext value={value}>{children}</PortalContext>

/** The portal that this page belongs to, with the visitor's language and light or dark. */
export const usePortal = (): PortalContextValue => {
  const value = use(PortalContext)
  if (value === undefined) throw new Error("usePortal was used outside <PortalProvider>")
  return value
}

/** The third parties that this installation has. */
export const useServices = (): Services => {
  const { services } = usePortal().portal
  return useMemo(() => servicesOf({ ...(services !== undefined && { services }) }), [services])
}

/** The portal's headline and sub-line in the visitor's language, or the product's neutral ones. */
export const usePortalVoice = (): PortalVoice => {
  const { t } = useTranslation(["common"])
  const { portal, language } = usePortal()
  const lead = t(useServices().has("google") ? "common:portal.lead" : "common:portal.leadSocial")
  return voiceIn(portal, language) ?? { headline: t("common:portal.headline"), lead }
}

/** The portal's own logo; a stored logo is either an SVG that ships with the product or an address. */
export const PortalLogo = () => {
  const { portal } = usePortal()
  const { title, headerLogo } = portal
  if (headerLogo.startsWith("<svg")) return <Logo name={title} svg={headerLogo} />
  return headerLogo === "" ? <Logo name={title} /> : <Logo name={title} src={headerLogo} />
}

/** The portal's square mark for narrow places, or the first letter of its title. */
export const PortalMark = () => {
  const { title, mark } = usePortal().portal
  return mark?.startsWith("<svg") === true ? (
    <Logo name={title} svg={mark} />
  ) : (
    <Avatar name={title} size="small" isDecorative />
  )
}

/** The document's title: '{portal title} | {page title}'. Spec: screens, page titles. */
export const PageTitle = ({ children }: { readonly children: string }) => {
  const { portal } = usePortal()
  return <title>{pageTitle(portal.title, children)}</title>
}
