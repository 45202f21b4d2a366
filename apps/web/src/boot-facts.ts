import { Portal } from "@domain/portals"
import { languageOrEnglish, type LanguageCode } from "@ui/i18n"
import { Option, Schema } from "effect"

const decodePortal = Schema.decodeUnknownOption(Schema.fromJsonString(Portal))

/** The portal that the server stamped into the page; none when the page was served without it (development). */
export const stampedPortal = (): Portal | undefined =>
  Option.getOrUndefined(decodePortal(document.getElementById("portal")?.textContent ?? ""))

/** The language that the server chose for this visitor. */
export const stampedLanguage = (): LanguageCode => languageOrEnglish(document.documentElement.lang)
