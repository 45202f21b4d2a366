import type { Verdict } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import type { Format } from "@ui/shared/use-format"
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import { type ResultWord, useVerdictInWords } from "@ui/shared/outcome"
import styles from "./verdict.module.css"

export interface VerdictCardProps {
  readonly verdict: Verdict
  readonly currency: CurrencyCode
  /** What a result is called. */
  readonly word: ResultWord
  readonly format: Format
  /** The next act, as a button or a link; none where there is nothing to do. */
  readonly act: ReactNode
}

const icons = { GoingWell: CircleCheck, TooEarly: Hourglass, NeedsYou: CircleAlert } as const

/** How a period went, why, with its numbers, and what to do next. */
export const VerdictCard = ({ verdict, currency, word, format, act }: VerdictCardProps) => {
  const { t } = useTranslation(["dashboard", "common"])
  const id = useId()
  const Icon = icons[verdict.outcome]
  const verdictInWords = useVerdictInWords(format, currency, word)
  return (
    <section aria-labelledby={id} className={styles["verdict"]} data-outcome={verdict.outcome}>
      <Card>
        <div className={styles["body"]}>
          <span className={styles["sign"]} aria-hidden>
            <Icon size={24} />
          </span>
          <div className={styles["words"]}>
            <h2 id={id} className={styles["title"]}>
              {t(`dashboard:verdict.${verdict.outcome}`)}
            </h2>
            <p>{verdictInWords(verdict) ?? null}</p>
          </div>
          {act === null ? null : <div className={styles["act"]}>{act}</div>}
        </div>
      </Card>
    </section>
  )
}
