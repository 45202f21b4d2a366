import { resultKindOf } from "@domain/campaigns"
import type { ResultPart } from "@domain/insights"
import { localeIn } from "@ui/i18n"
import { usePortal } from "@ui/shared/frame"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { resultWord } from "@ui/shared/outcome"
import styles from "./dashboard.module.css"

export interface ResultPartsProps {
  readonly parts: ReadonlyArray<ResultPart>
  readonly format: Format
}

/** What results of several kinds consist of: "12 sales and enquiries and 240 website visits". */
export const ResultParts = ({ parts, format }: ResultPartsProps) => {
  const { t } = useTranslation(["app", "dashboard"])
  const { language } = usePortal()
  const said = parts.map((part) => {
    const word = resultWord([resultKindOf(part)])
    return `${format.number(part.results)} ${t(`app:campaigns.resultsOf.${word}`, { count: part.results })}`
  })
  const list = new Intl.ListFormat(localeIn(language), { type: "conjunction" }).format(said)
  return <p className={styles["against"]}>{t("dashboard:parts", { list })}</p>
}
