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
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./cards.module.css"

export type AutomaticTopUpState = OutputOf<typeof GetAutomaticTopUp>

interface Amounts {
  readonly threshold: number | undefined
  readonly amount: number | undefined
  readonly monthlyCeiling: number | undefined
}

export interface AutomaticTopUpViewProps {
  readonly state: AutomaticTopUpState
  readonly hasCard: boolean
  readonly mayKeep: boolean
  readonly isPending: boolean
  readonly failure: unknown
  readonly onAgree: (amounts: { readonly [Name in keyof Amounts]: number }) => void
  readonly onStop: () => void
}

/** Why the amounts cannot be agreed to; undefined when they can. */
const problemOf = (
  { threshold, amount, monthlyCeiling }: Amounts,
  { minimum, limits, currency }: AutomaticTopUpState,
) => {
  if (threshold === undefined || amount === undefined || monthlyCeiling === undefined) return "empty"
  const checked = checkAutomaticTopUp({ threshold, amount, monthlyCeiling, currency }, minimum, limits)
  return Result.isFailure(checked) ? checked.failure.reason : undefined
}

/** Filling the wallet by itself: off until its three amounts are agreed to, and why it rests. Ours. */
const AutomaticTopUpView = (props: AutomaticTopUpViewProps) => {
  const { state, hasCard, mayKeep, isPending, failure, onAgree, onStop } = props
  const { t } = useTranslation(["app", "common"])
  const format = useFormat()
  const { agreed, currency, minimum, limits, addedThisMonth } = state
  const [amounts, setAmounts] = useState<Amounts>({
    threshold: agreed?.threshold ?? minimum,
    amount: agreed?.amount ?? minimum,
    monthlyCeiling: agreed?.monthlyCeiling ?? 4 * minimum,
  })
  const [isTried, setTried] = useState(false)
  const money = (minor: number) => format.money(minor, currency, "always")
  const bounds = {
    minimum: money(minimum),
    atOnce: money(limits.atOnce),
    inDay: money(limits.inDay),
    inMonth: money(limits.inMonth),
  }
  const problem = problemOf(amounts, state)
  const agree = () => {
    setTried(true)
    const { threshold, amount, monthlyCeiling } = amounts
    if (problem !== undefined || threshold === undefined || amount === undefined || monthlyCeiling === undefined) return
    onAgree({ threshold, amount, monthlyCeiling })
  }
  const field = (name: keyof Amounts, problems: ReadonlyArray<string>) => (
    <MoneyField
      label={t(`app:cards.automatic.${name}`)}
      hint={t(`app:cards.automatic.${name}Hint`, bounds)}
      error={
        isTried &&
        problem !== undefined &&
        (problems.includes(problem) || (problem === "empty" && amounts[name] === undefined))
          ? t(`app:cards.automatic.problem.${problem}`, bounds)
          : undefined
      }
      symbol={currencySymbol[currency]}
      minorDigits={minorDigits[currency]}
      value={amounts[name]}
      onChange={(value) => setAmounts((before) => ({ ...before, [name]: value }))}
      isDisabled={!mayKeep || isPending || !hasCard}
    />
  )
  return (
    <Panel title={t("app:cards.automatic.title")}>
      <div className={styles["adding"]}>
        <p>{t(agreed === undefined ? "app:cards.automatic.off" : "app:cards.automatic.on")}</p>
        {agreed?.pausedFor === undefined ? null : (
          <Banner tone="warning" title={t("app:cards.automatic.paused")}>
            {t(`app:cards.automatic.cause.${agreed.pausedFor}`)}
          </Banner>
        )}
        {hasCard ? null : <p className={styles["until"]}>{t("app:cards.automatic.needsCard")}</p>}
        {field("threshold", ["thresholdNegative"])}
        {field("amount", ["belowMinimum", "aboveMaximum"])}
        {field("monthlyCeiling", ["ceilingBelowAmount", "ceilingAboveMaximum"])}
        {agreed === undefined ? null : (
          <p className={styles["until"]}>{t("app:cards.automatic.added", { amount: money(addedThisMonth) })}</p>
        )}
        <FailureNotice failure={failure} place="payment" />
        <div className={styles["tools"]}>
          <Button
            onPress={agree}
            isPending={isPending}
            pendingLabel={t("common:state.saving")}
            isDisabled={!mayKeep || !hasCard}
          >
            {t(agreed === undefined ? "app:cards.automatic.switchOn" : "app:cards.automatic.save")}
          </Button>
          {agreed === undefined ? null : (
            <Button kind="secondary" onPress={onStop} isDisabled={!mayKeep || isPending}>
              {t("app:cards.automatic.switchOff")}
            </Button>
          )}
        </div>
      </div>
    </Panel>
  )
}

export interface AutomaticTopUpProps {
  readonly businessProfileId: BusinessProfileId
  readonly hasCard: boolean
  readonly mayKeep: boolean
}

/** The section of one wallet; nothing where the gateway always asks the buyer. */
export const AutomaticTopUp = ({ businessProfileId, hasCard, mayKeep }: AutomaticTopUpProps) => {
  const { t } = useTranslation("app")
  const { output, retry } = useRead(GetAutomaticTopUp, { businessProfileId })
  const [setting, set] = useCommand(SetAutomaticTopUp, { revalidate: false })
  const [stopping, stop] = useCommand(StopAutomaticTopUp, { revalidate: false })
  if (output === undefined || !output.isOffered) return null
  const done = (isDone: boolean, words: string) => {
    if (!isDone) return
    toastPayment(words)
    retry()
  }
  const failed =
    setting.status === "failed" ? setting.failure : stopping.status === "failed" ? stopping.failure : undefined
  return (
    <AutomaticTopUpView
      // What was agreed fills the fields, and so does what was agreed anew.
      key={JSON.stringify(output.agreed)}
      state={output}
      hasCard={hasCard}
      mayKeep={mayKeep}
      isPending={setting.status === "pending" || stopping.status === "pending"}
      failure={failed}
      onAgree={(amounts) =>
        void set({ businessProfileId, ...amounts }).then((outcome) =>
          done(outcome?.status === "succeeded", t("app:cards.automatic.saved")),
        )
      }
      onStop={() =>
        void stop({ businessProfileId }).then((outcome) =>
          done(outcome?.status === "succeeded", t("app:cards.automatic.stopped")),
        )
      }
    />
  )
}
