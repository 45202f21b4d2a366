import { type FeedRule, type PreviewedFeed, suggestedMends, wholeFeedMends } from "@domain/businesses"
import { Button } from "@ui/kit/button"
import { useFormat } from "@ui/shared/use-format"
import { useDeferredValue, useMemo } from "react"
import { useTranslation } from "react-i18next"
import styles from "./rules.module.css"
import type { FeedRulesForm } from "./use-feed-rules.ts"
import { useRuleWords } from "./use-rule-words.ts"

export interface SuggestedMendsProps {
  readonly form: FeedRulesForm
  readonly previewed: PreviewedFeed
  /** How many products of the whole feed each mend would change, by the id of its rule. */
  readonly mends?: Readonly<Record<string, number>> | undefined
  readonly isFull: boolean
}

const isMend = ({ id }: FeedRule): boolean => id.startsWith("mend-")

const noCounts = {}

/** Safe mends that the rows call for, each added with one press and undone with one. */
export const SuggestedMends = ({ form, previewed, mends = noCounts, isFull }: SuggestedMendsProps) => {
  const { t } = useTranslation(["feedRules", "common"])
  const { what } = useRuleWords(previewed.currency)
  const format = useFormat()
  const typed = useDeferredValue(form.typed)
  const suggested = useMemo(() => suggestedMends(previewed, typed), [previewed, typed])
  const { rules } = form.typed
  const added = rules.filter((rule) => isMend(rule) && !form.begun.rules.some(({ id }) => id === rule.id))
  const { currency } = previewed
  const offered = wholeFeedMends(mends, suggested, { currency, rules }).filter(
    ({ rule }) => !rules.some(({ id }) => id === rule.id),
  )
  if (offered.length === 0 && added.length === 0) return null
  return (
    <section aria-label={t("feedRules:mends.title")} className={styles["mends"]}>
      <h3 className={styles["name"]}>{t("feedRules:mends.title")}</h3>
      <ul className={styles["plain"]}>
        {added.map((rule) => (
          <li key={rule.id} className={styles["mend"]}>
            <span>
              {what(rule)} <span className={styles["quiet"]}>{t("feedRules:mends.added")}</span>
            </span>
            <Button
              kind="quiet"
              size="small"
              onPress={() => form.change({ rules: rules.filter(({ id }) => id !== rule.id) })}
            >
              {t("common:action.undo")}
            </Button>
          </li>
        ))}
        {offered.map(({ rule, items, isWhole = false }) => (
          <li key={rule.id} className={styles["mend"]}>
            <span>
              {what(rule)}{" "}
              <span className={styles["quiet"]}>
                {t(isWhole ? "feedRules:mends.whole" : "feedRules:mends.count", {
                  count: items,
                  value: format.number(items),
                })}
              </span>
            </span>
            <Button
              kind="secondary"
              size="small"
              isDisabled={isFull}
              onPress={() => form.change({ rules: [...rules, rule] })}
            >
              {t("common:action.add")}
            </Button>
          </li>
        ))}
      </ul>
      {added.length === 0 ? null : <p className={styles["quiet"]}>{t("feedRules:mends.atReading")}</p>}
    </section>
  )
}
