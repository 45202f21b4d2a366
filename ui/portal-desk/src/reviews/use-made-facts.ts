import type { MadeReview } from "@application/campaigns/contract"
import { timeTaken } from "@domain/campaigns"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

const hour = 3_600_000

/** Says how long something took: in minutes, hours or days, whichever reads best. */
export const useTimeTaken = () => {
  const { t } = useTranslation("portalReviews")
  const format = useFormat()
  return (millis: number): string => {
    const [unit, size] =
      millis < hour
        ? (["minutes", 60_000] as const)
        : millis < 48 * hour
          ? (["hours", hour] as const)
          : (["days", 24 * hour] as const)
    const count = Math.max(1, Math.round(millis / size))
    return t(`portalReviews:took.${unit}`, { count, number: format.number(count) })
  }
}

/** Who decided, when, how long it took, and what it cost. */
export const useMadeFacts = () => {
  const { t } = useTranslation("portalReviews")
  const format = useFormat()
  const took = useTimeTaken()
  return (made: MadeReview): ReadonlyArray<string> => {
    const { decidedBy, firstBy, amount } = made
    const gone = t("portalReviews:history.gone")
    const name = decidedBy.name === "" ? gone : decidedBy.name
    return [
      firstBy === undefined
        ? name
        : t("portalReviews:history.both", { first: firstBy.name === "" ? gone : firstBy.name, second: name }),
      format.moment(decidedBy.at),
      t("portalReviews:history.after", { time: took(timeTaken(made)) }),
      ...(amount === undefined ? [] : [format.money(amount.amount, amount.currency)]),
    ]
  }
}
