import type { AdTextProblem, SearchAssetChecks } from "@domain/creatives"
import { cx } from "@ui/kit/cx"
import { problemText } from "@ui/journey/messages"
import { useTranslation } from "react-i18next"
import styles from "./beside.module.css"

export interface CountProblemProps {
  readonly checks: SearchAssetChecks
  readonly field: AdTextProblem["field"]
}

/** What is wrong with how many there are. */
export const CountProblem = ({ checks, field }: CountProblemProps) => {
  const { t } = useTranslation(["creatives"])
  const problem = checks.counts.find((one) => one.field === field)
  return problem === undefined ? null : (
    <p className={cx(styles.error)} role="alert">
      {problemText(t, problem)}
    </p>
  )
}
