import { SetProposalRules, type ShownRules } from "@application/proposals/contract"
import { type BusinessProfileId, currencySymbol, minorDigits } from "@domain/kernel"
import type { RuledKind } from "@domain/proposals"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { Checkbox } from "@ui/kit/checkbox"
import { MoneyField } from "@ui/kit/money-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./proposals.module.css"

const kinds: ReadonlyArray<RuledKind> = ["pause", "lowerBudget", "negativeKeywords"]

interface Values {
  readonly pause: boolean
  readonly lowerBudget: boolean
  readonly negativeKeywords: boolean
  readonly dailyAmount: number | undefined
}

/** What an assistant's proposals may change without asking, in plain sentences; nothing at first. */
export const RulesForm = ({
  businessProfileId,
  rules,
}: {
  readonly businessProfileId: BusinessProfileId
  readonly rules: ShownRules
}) => {
  const { t } = useTranslation(["proposals", "common"])
  const format = useFormat()
  const has = (kind: RuledKind) => rules.kinds.includes(kind)
  const values: Values = {
    pause: has("pause"),
    lowerBudget: has("lowerBudget"),
    negativeKeywords: has("negativeKeywords"),
    dailyAmount: rules.dailyAmount === 0 ? undefined : rules.dailyAmount,
  }
  const form = useForm(SetProposalRules, {
    values,
    input: (typed: Values) =>
      Result.succeed({
        businessProfileId,
        kinds: kinds.filter((kind) => typed[kind]),
        dailyAmount: typed.dailyAmount ?? 0,
      }),
    onSaved: () => toastSuccess(t("proposals:rules.saved")),
  })
  const { currency, setAt, setByName } = rules
  const needsAmount = (form.values.pause || form.values.lowerBudget) && (form.values.dailyAmount ?? 0) === 0
  return (
    <Card>
      <form {...form.props} className={styles["stack"]}>
        <h2 className={styles["heading"]}>{t("proposals:rules.title")}</h2>
        <p className={styles["text"]}>{t("proposals:rules.lead")}</p>
        {rules.kinds.length > 0 && !rules.isInForce ? (
          <Banner tone="warning">{t("proposals:rules.notInForce")}</Banner>
        ) : null}
        <FailureNotice failure={form.failure} />
        {kinds.map((kind) => (
          <Checkbox key={kind} {...form.checkbox(kind)} isDisabled={!rules.mayChange}>
            {t(`proposals:rules.kind.${kind}`)}
          </Checkbox>
        ))}
        <MoneyField
          label={t("proposals:rules.amount")}
          hint={t("proposals:rules.amountHint")}
          symbol={currencySymbol[currency]}
          minorDigits={minorDigits[currency]}
          {...form.field("dailyAmount")}
          isDisabled={!rules.mayChange}
        />
        {needsAmount ? <Banner tone="warning">{t("proposals:rules.needsAmount")}</Banner> : null}
        {setAt === undefined ? null : (
          <p className={styles["quiet"]}>
            {t("proposals:rules.setBy", { name: setByName ?? t("proposals:gone"), when: format.moment(setAt) })}
          </p>
        )}
        {rules.mayChange ? (
          <div className={styles["ways"]}>
            <Button type="submit" kind="secondary" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
              {t("proposals:rules.save")}
            </Button>
          </div>
        ) : null}
      </form>
    </Card>
  )
}
