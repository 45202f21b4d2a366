import { PortalId } from "@domain/kernel"
import { portalLanguages } from "./languages.ts"
import type { Portal, PortalFlags, PortalLegal, PortalRegion } from "./portal.ts"
import { seededVoices } from "./seeded-voices.ts"
import { type SeededLook, seededLooks } from "./seeded-themes.ts"

const india = (supportNumber: string): PortalRegion => ({ region: "IN", currency: "INR", supportNumber })
const britain = (supportNumber: string): PortalRegion => ({ region: "GB", currency: "GBP", supportNumber })

/** The legal texts of a site, in the places where they are usually looked for. */
const legalAt = (site: string): PortalLegal => ({ terms: `https://${site}/terms`, privacy: `https://${site}/privacy` })

const usual: PortalFlags = {
  isSignupEnabled: true,
  isCampaignLaunchDisabled: false,
  isScheduleEditEnabled: true,
  isBrandPortal: false,
  isCreativeBuilderPortal: false,
}

const differences: Readonly<Record<SeededLook["key"], Omit<Portal, "headerLogo" | "theme" | "mark" | "voice">>> = {
  marquee: {
    id: PortalId.make(1),
    domain: "localhost",
    title: "Marquee",
    locale: "en",
    languages: portalLanguages,
    supportLink: "https://help.marquee.example",
    supportEmail: "support@marquee.example",
    legal: legalAt("marquee.example"),
    flags: usual,
    regions: [india("+918047112233"), britain("+442079460112")],
  },
  highstreet: {
    id: PortalId.make(2),
    domain: "highstreet.localhost",
    title: "High Street",
    locale: "en",
    languages: ["en", "hi", "he", "ar", "fr", "es"],
    supportLink: "https://care.highstreet.example",
    supportEmail: "hello@highstreet.example",
    legal: legalAt("highstreet.example"),
    flags: { ...usual, isScheduleEditEnabled: false },
    regions: [india("+912249660145")],
    signup: { phone: "optional" },
  },
  parcelwise: {
    id: PortalId.make(3),
    domain: "parcelwise.localhost",
    title: "Parcelwise",
    locale: "en",
    languages: portalLanguages,
    supportLink: "https://docs.parcelwise.example/ads",
    supportEmail: "ads@parcelwise.example",
    legal: legalAt("parcelwise.example"),
    flags: usual,
    regions: [britain("+441619960233"), india("+918069590277")],
    signup: { phone: "disabled", journey: "v2" },
  },
  studionoir: {
    id: PortalId.make(4),
    domain: "studionoir.localhost",
    title: "Studio Noir",
    locale: "en",
    languages: ["en", "fr", "it", "de", "es", "ja", "he"],
    supportLink: "https://atelier.studionoir.example",
    supportEmail: "atelier@studionoir.example",
    legal: legalAt("studionoir.example"),
    flags: {
      ...usual,
      isSignupEnabled: false,
      isCampaignLaunchDisabled: true,
      isBrandPortal: true,
      isCreativeBuilderPortal: true,
    },
    regions: [britain("+442039960358")],
  },
}

/** The portals that ship with the product: one at `localhost`, the others beside it. Spec: "Portals are white-labelled". */
export const seededPortals: ReadonlyArray<Portal> = seededLooks.map(({ key, theme, logoSvg, markSvg }) => ({
  ...differences[key],
  headerLogo: logoSvg,
  mark: markSvg,
  voice: seededVoices[key],
  theme,
}))
