import { fewestAdDays, fewestResults, type Verdict } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import { useTranslation } from "react-i18next"
import type { Format } from "../app/use-format.ts"
import type { ResultWord } from "./result-word.ts"
import { useActionInWords } from "./use-action-in-words.ts"
import { useResultsInWords } from "./use-results-in-words.ts"

/** Where there is nothing yet, the reason has words of its own. */
const wordsFor = ({ reason, adDays, results }: Verdict) => {
  if (reason === "fewDays" && adDays === 0) return "noDays"
  if (reason === "fewResults" && results === 0) return "noneYet"
  return reason
}

/** Why a verdict is what it is, with its numbers. */
export const useVerdictInWords = (format: Format, currency: CurrencyCode, word: ResultWord) => {
  const { t } = useTranslation(["dashboard", "common"])
  const resultsInWords = useResultsInWords(word, format)
  const actionInWords = useActionInWords(format, currency)
  const money = (amount = 0) => format.money(amount, currency)
  const daysInWords = (count: number) => t("common:unit.days", { count })
  return (verdict: Verdict): string | undefined => {
    const reason = wordsFor(verdict)
    if (reason === "action") {
      if (verdict.action === undefined) return undefined
      const { title, text } = actionInWords(verdict.action)
      return `${title}. ${text}`
    }
    return t(`dashboard:verdict.reason.${reason}`, {
      days: daysInWords(verdict.adDays),
      needed: reason.endsWith("Days") ? daysInWords(fewestAdDays) : format.number(fewestResults),
      results: resultsInWords(verdict.results),
      spend: money(verdict.spend),
      cost: money(verdict.costPerResult),
      former: money(verdict.formerCost),
      usual: money(verdict.usualCost),
    })
  }
}
