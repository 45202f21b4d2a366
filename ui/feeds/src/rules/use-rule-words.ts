import { type FeedCondition, feedPriceDigits, type FeedRule, needsValue } from "@domain/businesses"
import { useTranslation } from "react-i18next"

/** Rules and their conditions in the reader's words. */
export const useRuleWords = (currency: string) => {
  const { t, i18n } = useTranslation("feedRules")
  const locale = i18n.language.replace("_", "-")
  const unit = 10 ** feedPriceDigits(currency)
  const field = (name: string) => t(`field.${name}`)
  const changeOf = (by: "percent" | "amount", change: number): string =>
    new Intl.NumberFormat(locale, {
      signDisplay: "exceptZero",
      ...(by === "percent"
        ? { style: "percent", maximumFractionDigits: 2 }
        : { style: "currency", currency, currencyDisplay: "code" }),
    }).format(by === "percent" ? change / 10_000 : change / unit)
  const what = (rule: FeedRule): string => {
    switch (rule.kind) {
      case "set":
        return t(rule.isOnlyWhereEmpty ? "says.setEmpty" : "says.set", {
          field: field(rule.field),
          text: rule.text || "…",
        })
      case "replace":
        return t(rule.replacement === "" ? "says.cut" : "says.replace", {
          field: field(rule.field),
          find: rule.find || "…",
          replacement: rule.replacement,
        })
      case "calculate":
        return t("says.calculate", {
          field: field(rule.field),
          from: field(rule.from),
          change: changeOf(rule.by, rule.change),
        })
      case "exclude":
        return t("says.exclude")
      case "saleDates":
        return t("says.saleDates", { from: rule.from || "…", until: rule.until || "…" })
      case "currency":
        return t("says.currency", { currency: rule.currency })
      case "mend":
        return t(`mend.${rule.mend}`)
    }
  }
  const condition = ({ field: name, operator, value }: FeedCondition): string =>
    t(needsValue(operator) ? "conditionSays" : "conditionSaysAlone", {
      field: field(name),
      operator: t(`operator.${operator}`),
      value: value || "…",
    })
  return { field, what, condition }
}
