import type { EstimateBeside } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { KeyValueList } from "@ui/kit/key-value-list"
import { Panel } from "@ui/kit/panel"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { type ResultWord, useResultsInWords } from "@ui/shared/outcome"
import styles from "../campaigns.module.css"

export interface EstimatePanelProps {
  readonly estimate: EstimateBeside
  readonly currency: CurrencyCode
  readonly word: ResultWord
  readonly format: Format
}

/** What was expected before the launch for the same money beside what came, as a range and not a promise. */
export const EstimatePanel = ({ estimate, currency, word, format }: EstimatePanelProps) => {
  const { t } = useTranslation(["dashboard"])
  const resultsInWords = useResultsInWords(word, format)
  const { low, high, results, spend, standing } = estimate
  return (
    <Panel title={t("dashboard:estimate.title")} description={t("dashboard:estimate.caveat")}>
      <KeyValueList
        items={[
          {
            label: t("dashboard:estimate.expectedLabel"),
            value: t("dashboard:estimate.expected", {
              spend: format.money(spend, currency),
              low: format.number(low),
              high: resultsInWords(high),
            }),
          },
          { label: t("dashboard:estimate.came"), value: resultsInWords(results) },
        ]}
      />
      <p className={styles["quiet"]}>{t(`dashboard:estimate.${standing}`)}</p>
    </Panel>
  )
}
