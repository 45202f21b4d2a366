import type { ConversionEstimate } from "@application/signup/contract"
import type { Objective } from "@domain/creatives"
import { formatNumber } from "@ui/i18n"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import styles from "./estimate.module.css"

export interface EstimateLineProps {
  readonly estimate: ConversionEstimate
  readonly objective: Objective
}

/** What a day may bring, as a range and not a promise. */
export const EstimateLine = ({ estimate, objective }: EstimateLineProps) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  // An estimate is no more exact than its first two digits.
  const rounded = (value: number) => formatNumber(value, language, undefined, { maximumSignificantDigits: 2 })
  const range = (low: number, high: number) => [...new Set([rounded(low), rounded(high)])].join("–")
  return (
    <div className={styles["estimate"]}>
      <dl className={styles["figures"]}>
        <div>
          <dt>{t(`launch:estimate.results.${objective}`)}</dt>
          <dd>
            <bdi dir="ltr">{range(estimate.resultsLow, estimate.resultsHigh)}</bdi>
          </dd>
        </div>
        <div>
          <dt>{t("launch:estimate.reach")}</dt>
          <dd>
            <bdi dir="ltr">{range(estimate.reachLow, estimate.reachHigh)}</bdi>
          </dd>
        </div>
      </dl>
      <p className={styles["note"]}>{t("launch:estimate.noPromise")}</p>
    </div>
  )
}
