import { type BestPart, DaySpan } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { Panel } from "@ui/kit/panel"
import type { Format } from "@ui/shared/use-format"
import { Clock, MapPin } from "lucide-react"
import { useTranslation } from "react-i18next"
import { type ResultWord, useResultsInWords } from "@ui/shared/outcome"
import styles from "../campaigns.module.css"

export interface BestPartsProps {
  readonly best: ReadonlyArray<BestPart>
  readonly currency: CurrencyCode
  readonly word: ResultWord
  readonly format: Format
}

const icons = { Hour: Clock, Place: MapPin } as const
const isSpan = (value: string): value is DaySpan => DaySpan.literals.some((span) => span === value)

/** When and where the ads do best, in plain words; too few results are said to be too few. */
export const BestParts = ({ best, currency, word, format }: BestPartsProps) => {
  const { t } = useTranslation(["dashboard"])
  const results = useResultsInWords(word, format)
  const counted = ({ measure }: BestPart, count = 0): string =>
    measure === "Clicks" ? t("dashboard:best.clicks", { count, value: format.number(count) }) : results(count)
  const where = ({ dimension, value = "" }: BestPart): string =>
    dimension === "Hour" && isSpan(value)
      ? t(`dashboard:best.span.${value}`)
      : t("dashboard:best.in", { name: `\u2068${value}\u2069` })
  const sentence = (part: BestPart): string => {
    const { dimension, kind, count, of = 0, needed, cost, costElsewhere, rest } = part
    if (kind === "Untold") return t(rest === "NotGiven" ? "dashboard:best.UntoldNotGiven" : "dashboard:best.Untold")
    if (kind === "TooFew")
      return t("dashboard:best.TooFew", { count: counted(part, count), needed: format.number(needed ?? 0) })
    const told = { where: where(part), count: counted(part, count), of: format.number(of) }
    if (kind !== "Best") return t(`dashboard:best.${kind}`, told)
    const money = { cost: format.money(cost ?? 0, currency) }
    if (costElsewhere === undefined) return t("dashboard:best.BestFree", { ...told, ...money })
    return t(dimension === "Hour" ? "dashboard:best.BestHour" : "dashboard:best.Best", {
      ...told,
      ...money,
      elsewhere: format.money(costElsewhere, currency),
    })
  }
  return (
    <Panel title={t("dashboard:best.title")}>
      <ul className={styles["best"]}>
        {best.map((part) => {
          const Icon = icons[part.dimension]
          const isJudged = part.kind === "Best" || part.kind === "Level" || part.kind === "Only"
          return (
            <li key={part.dimension}>
              <Icon aria-hidden size={18} />
              <div>
                <p>
                  <strong>{t(`dashboard:best.${part.dimension}`)}</strong>
                </p>
                <p>{sentence(part)}</p>
                {part.measure === "Clicks" ? <p className={styles["quiet"]}>{t("dashboard:best.clicksOnly")}</p> : null}
                {part.dimension === "Hour" && isJudged ? (
                  <p className={styles["quiet"]}>{t("dashboard:best.clock")}</p>
                ) : null}
              </div>
            </li>
          )
        })}
      </ul>
    </Panel>
  )
}
