import { offeredLanguages, type Portal, spokenLanguage } from "@domain/portals"

/** First of the visitor's languages that the portal speaks: chosen before, then the browser's, then the portal's own. */
export const negotiateLanguage = (portal: Portal, chosen: string | undefined, accepted: string): string => {
  const offered = offeredLanguages(portal)
  if (chosen !== undefined && spokenLanguage(portal, chosen) === chosen) return chosen
  const wanted = accepted
    .split(",")
    .map((part) => {
      const [tag = "", quality] = part.trim().split(";q=")
      return { language: (tag.split("-")[0] ?? "").toLowerCase(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .sort((a, b) => b.quality - a.quality)
  const match = wanted
    .map(({ language }) => offered.find((code) => code.split("_")[0] === language))
    .find((it) => it !== undefined)
  return match ?? spokenLanguage(portal, portal.locale)
}

/** A language's tag in documents, such as pt-PT. */
export const languageTag = (language: string): string => language.replace("_", "-")
