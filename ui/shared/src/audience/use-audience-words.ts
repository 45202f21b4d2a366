import type { AgeBand, Gender } from "@domain/campaigns"
import { localeIn } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import { ageWords } from "./audience-words.ts"

/** "women and men aged 25 to 54", in the reader's language. */
export const useAudienceWords = () => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  return (gender: Gender, bands: ReadonlyArray<AgeBand>): string => {
    const words = ageWords(bands)
    const list = words.kind === "list" ? new Intl.ListFormat(localeIn(language)).format(words.bands) : ""
    const ages = t(`launch:audience.ages.${words.kind}`, { ...words, list })
    return t("launch:audience.people", { who: t(`launch:audience.who.${gender}`), ages })
  }
}
