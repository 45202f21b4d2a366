import type { Portal } from "@domain/portals"
import { languageOrEnglish, type LanguageCode } from "@ui/i18n"

const isPortal = (value: unknown): value is Portal =>
  typeof value === "object" && value !== null && "id" in value && "title" in value && "theme" in value

/**
 * The portal that the server stamped into the page; none when the page was served without it (development). It was
 * encoded by the same release, so that the first load need not carry its Schema.
 */
export const stampedPortal = (): Portal | undefined => {
  const text = document.getElementById("portal")?.textContent
  const portal: unknown = text === undefined || text === null || text === "" ? undefined : JSON.parse(text)
  return isPortal(portal) ? portal : undefined
}

/** The language that the server chose for this visitor. */
export const stampedLanguage = (): LanguageCode => languageOrEnglish(document.documentElement.lang)
