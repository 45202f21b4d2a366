import { GetAutomaticTopUp, SetAutomaticTopUp, StopAutomaticTopUp } from "@application/wallet/contract"
import type { OutputOf } from "@application/kernel"
import { type BusinessProfileId, currencySymbol, minorDigits } from "@domain/kernel"
import { checkAutomaticTopUp } from "@domain/wallet"
import { useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { MoneyField } from "@ui/kit/money-field"
import { Panel } from "@ui/kit/panel"
import { toastPayment } from "@ui/shared/app-toasts"
import { useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "./cards.module.css"

type AutomaticTopUpState = OutputOf<typeof GetAutomaticTopUp>

const names = ["threshold", "amount", "monthlyCeiling"] as const

interface Amounts {
  readonly threshold: number | undefined
  readonly amount: number | undefined
  readonly monthlyCeiling: number | undefined
}

/** The field that a problem of the agreement is about. */
const fieldOf = {
  notOffered: "threshold",
  noCard: "threshold",
  thresholdNegative: "threshold",
  belowMinimum: "amount",
  aboveMaximum: "amount",
  ceilingBelowAmount: "monthlyCeiling",
  ceilingAboveMaximum: "monthlyCeiling",
} as const

export interface AutomaticTopUpProps {
  readonly businessProfileId: BusinessProfileId
  readonly hasCard: boolean
  readonly mayKeep: boolean
}

interface AgreementProps extends AutomaticTopUpProps {
  readonly state: AutomaticTopUpState
  readonly onChanged: () => void
}

/** Filling the wallet by itself: off until its three amounts are agreed to, and why it rests. Ours. */
const Agreement = ({ businessProfileId, state, hasCard, mayKeep, onChanged }: AgreementProps) => {
  const { t } = useTranslation(["app", "common"])
  const format = useFormat()
  const { agreed, currency, minimum, limits, addedThisMonth } = state
  const money = (minor: number) => format.money(minor, currency, "always")
  const bounds = {
    minimum: money(minimum),
    atOnce: money(limits.atOnce),
    inDay: money(limits.inDay),
    inMonth: money(limits.inMonth),
  }
  const said = (problem: "empty" | keyof typeof fieldOf) => t(`app:cards.automatic.problem.${problem}`, bounds)
  const first: Amounts = {
    threshold: agreed?.threshold ?? minimum,
    amount: agreed?.amount ?? minimum,
    monthlyCeiling: agreed?.monthlyCeiling ?? 4 * minimum,
  }
  const done = (words: string) => {
    toastPayment(words)
    onChanged()
  }
  const [stopping, stop] = useCommand(StopAutomaticTopUp, { revalidate: false })
  const isStopping = stopping.status === "pending"
  const form = useForm(SetAutomaticTopUp, {
    values: first,
    input: (typed) => {
      const { threshold, amount, monthlyCeiling } = typed
      if (threshold === undefined || amount === undefined || monthlyCeiling === undefined) {
        const empty = names.filter((name) => typed[name] === undefined)
        return Result.fail(Object.fromEntries(empty.map((name) => [name, said("empty")])))
      }
      const amounts = { threshold, amount, monthlyCeiling }
      return Result.mapBoth(checkAutomaticTopUp({ ...amounts, currency }, minimum, limits), {
        onSuccess: () => ({ businessProfileId, ...amounts }),
        onFailure: ({ reason }) => ({ [fieldOf[reason]]: said(reason) }),
      })
    },
    isDisabled: !mayKeep || !hasCard || isStopping,
    revalidate: false,
    onSaved: () => done(t("app:cards.automatic.saved")),
  })
  const turnOff = async () => {
    const outcome = await stop({ businessProfileId })
    if (outcome?.status === "succeeded") done(t("app:cards.automatic.stopped"))
  }
  return (
    <Panel title={t("app:cards.automatic.title")}>
      <form {...form.props} className={styles["adding"]}>
        <p>{t(agreed === undefined ? "app:cards.automatic.off" : "app:cards.automatic.on")}</p>
        {agreed?.pausedFor === undefined ? null : (
          <Banner tone="warning" title={t("app:cards.automatic.paused")}>
            {t(`app:cards.automatic.cause.${agreed.pausedFor}`)}
          </Banner>
        )}
        {hasCard ? null : <p className={styles["until"]}>{t("app:cards.automatic.needsCard")}</p>}
        {names.map((name) => (
          <MoneyField
            key={name}
            label={t(`app:cards.automatic.${name}`)}
            hint={t(`app:cards.automatic.${name}Hint`, bounds)}
            symbol={currencySymbol[currency]}
            minorDigits={minorDigits[currency]}
            {...form.field(name)}
          />
        ))}
        {agreed === undefined ? null : (
          <p className={styles["until"]}>{t("app:cards.automatic.added", { amount: money(addedThisMonth) })}</p>
        )}
        <FailureNotice
          failure={form.failure ?? (stopping.status === "failed" ? stopping.failure : undefined)}
          place="payment"
        />
        <div className={styles["tools"]}>
          <Button
            type="submit"
            isPending={form.isPending || isStopping}
            pendingLabel={t("common:state.saving")}
            isDisabled={!mayKeep || !hasCard}
          >
            {t(agreed === undefined ? "app:cards.automatic.switchOn" : "app:cards.automatic.save")}
          </Button>
          {agreed === undefined ? null : (
            <Button
              kind="secondary"
              onPress={() => void turnOff()}
              isDisabled={!mayKeep || form.isPending || isStopping}
            >
              {t("app:cards.automatic.switchOff")}
            </Button>
          )}
        </div>
      </form>
    </Panel>
  )
}

/** The section of one wallet; nothing where the gateway always asks the buyer. */
export const AutomaticTopUp = (props: AutomaticTopUpProps) => {
  const { output, retry } = useRead(GetAutomaticTopUp, { businessProfileId: props.businessProfileId })
  if (output === undefined || !output.isOffered) return null
  // What was agreed fills the fields, and so does what was agreed anew.
  return <Agreement key={JSON.stringify(output.agreed)} {...props} state={output} onChanged={retry} />
}
