import type { NextAction } from "@domain/insights"
import type { CurrencyCode } from "@domain/kernel"
import type { Format } from "../app/use-format.ts"
import { useTranslation } from "react-i18next"

/** The title, the text and the button of an action, with its numbers. */
export const useActionInWords = (format: Format, currency: CurrencyCode) => {
  const { t } = useTranslation(["dashboard", "common"])
  return ({ kind, count = 1, oldestAt, days = 0, amount = 0 }: NextAction) => {
    const ago = oldestAt === undefined ? "" : format.ago(oldestAt)
    const numbers = {
      count,
      ago,
      days: t("common:unit.days", { count: days }),
      amount: format.money(amount, currency, "always"),
    }
    return {
      title: t(`dashboard:next.${kind}.title`, numbers),
      text:
        kind === "answerLeads" && oldestAt !== undefined
          ? t("dashboard:next.answerLeads.since", { ago })
          : t(`dashboard:next.${kind}.text`, numbers),
      label: t(`dashboard:next.${kind}.action`),
    }
  }
}
