import { fewestAdDays, fewestResults, type Verdict } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { Card } from "@ui/kit/card"
import type { Format } from "@ui/shared/use-format"
import { CircleAlert, CircleCheck, Hourglass } from "lucide-react"
import { type ReactNode, useId } from "react"
import { useTranslation } from "react-i18next"
import type { ResultWord } from "../objective-words.ts"
import { useActionInWords } from "../dashboard/use-action-in-words.ts"
import { useResultsInWords } from "./use-results-in-words.ts"
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

/** Where there is nothing yet, the reason has words of its own. */
const wordsFor = ({ reason, adDays, results }: Verdict) => {
  if (reason === "fewDays" && adDays === 0) return "noDays"
  if (reason === "fewResults" && results === 0) return "noneYet"
  return reason
}

/** How a period went, why, with its numbers, and what to do next. */
export const VerdictCard = ({ verdict, currency, word, format, act }: VerdictCardProps) => {
  const { t } = useTranslation(["dashboard", "common"])
  const id = useId()
  const resultsInWords = useResultsInWords(word, format)
  const actionInWords = useActionInWords(format, currency)
  const Icon = icons[verdict.outcome]
  const money = (amount = 0) => format.money(amount, currency)
  const daysInWords = (count: number) => t("common:unit.days", { count })
  const reason = wordsFor(verdict)
  const urgent = verdict.reason === "action" && verdict.action !== undefined ? verdict.action : undefined
  const told = urgent === undefined ? undefined : actionInWords(urgent)
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
            <p>
              {told !== undefined
                ? `${told.title}. ${told.text}`
                : reason === "action"
                  ? null
                  : t(`dashboard:verdict.reason.${reason}`, {
                      days: daysInWords(verdict.adDays),
                      needed: reason.endsWith("Days") ? daysInWords(fewestAdDays) : format.number(fewestResults),
                      results: resultsInWords(verdict.results),
                      spend: money(verdict.spend),
                      cost: money(verdict.costPerResult),
                      former: money(verdict.formerCost),
                      usual: money(verdict.usualCost),
                    })}
            </p>
          </div>
          {act === null ? null : <div className={styles["act"]}>{act}</div>}
        </div>
      </Card>
    </section>
  )
}
