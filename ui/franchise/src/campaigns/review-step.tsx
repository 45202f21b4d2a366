import { LaunchFranchiseCampaign, QuoteFranchiseCampaign } from "@application/franchise/contract"
import { launchPlan } from "@domain/franchise"
import { IdempotencyKey } from "@domain/kernel"
import type { AddedPrice } from "@domain/pricing"
import { failureIn, useCommand, useRead } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { PriceBreakdownTable } from "@ui/kit/price-breakdown-table"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { Stat } from "@ui/kit/stat"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice, NavButton } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { AllocationRows } from "../budget/allocation-rows.tsx"
import styles from "../stores.module.css"
import type { StepProps } from "./budget-step.tsx"
import { factsOf } from "./launch-facts.ts"

const Price = ({ price }: { readonly price: AddedPrice }) => {
  const { t } = useTranslation(["franchise", "app", "common"])
  const format = useFormat()
  const money = (amount: number) => format.money(amount, price.currency)
  return (
    <PriceBreakdownTable
      caption={t("franchise:review.price")}
      rows={[
        { label: t("app:campaigns.price.media"), amount: money(price.media) },
        {
          label: t("app:campaigns.price.fee"),
          amount: money(price.serviceFee - price.serviceFeeWaived),
          ...(price.serviceFeeWaived > 0 && { was: money(price.serviceFee) }),
        },
        ...price.taxes.map((tax) => ({
          label: `${tax.kind} (${format.percent(tax.ratePercent / 100, 2)})`,
          ...(tax.undertaking !== undefined && { detail: t("common:tax.underLetter", { number: tax.undertaking }) }),
          amount: money(tax.amount),
        })),
      ]}
      totalLabel={t("app:campaigns.price.total")}
      total={money(price.total)}
      wasLabel={t("app:campaigns.price.was")}
    />
  )
}

/** What a campaign over stores costs and does, before it is paid. */
export const ReviewStep = ({
  businessProfileId,
  loaded,
  stores,
  mayLaunch,
}: StepProps & { readonly mayLaunch: boolean }) => {
  const { t } = useTranslation(["franchise", "app", "common", "failures", "callFailures"])
  const format = useFormat()
  const { id, version, draft, facts } = loaded
  const quote = useRead(QuoteFranchiseCampaign, { businessProfileId, id })
  const [launching, launch] = useCommand(LaunchFranchiseCampaign)
  const [isAsking, setAsking] = useState(false)
  const { output } = quote
  if (output === undefined)
    return quote.failure === undefined ? (
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="16rem" />
      </LoadingRegion>
    ) : (
      <ErrorState
        level={2}
        title={t("franchise:review.notPriced")}
        retryLabel={t("common:action.retry")}
        retryingLabel={t("common:state.loading")}
        onRetry={quote.retry}
      />
    )
  const { price, refusals, available, undivided } = output
  const plan = launchPlan(draft, stores, factsOf(facts))
  const money = (amount: number) => format.money(amount, facts.currency)
  const refusalText = ({ key, params = {} }: (typeof refusals)[number]) => {
    const isCount =
      key === "franchise.launch.tooManyStores" ||
      key.startsWith("budget.tooFewDays") ||
      key.startsWith("budget.tooManyDays")
    const told = Object.entries(params).map(([name, value]) => [name, isCount ? format.number(value) : money(value)])
    const values: Readonly<Record<string, string>> = Object.fromEntries(told)
    return t([`callFailures:${key}`, `failures:${key}`, "failures:generic"], { ...values })
  }
  const missing = price === undefined ? 0 : Math.max(0, price.total - available)
  const pay = async () => {
    if (price === undefined) return
    // The version names the order: a second press of it is the same order.
    const idempotencyKey = IdempotencyKey.make(`franchise:${id}:${version}`)
    const ended = await launch({ businessProfileId, id, version, total: price.total, idempotencyKey })
    if (ended?.status === "succeeded") toastSuccess(t("franchise:review.started"))
    else {
      setAsking(false)
      quote.retry()
    }
  }
  return (
    <div className={styles["stack"]}>
      <FailureNotice failure={failureIn(launching)} />
      <div className={styles["stats"]}>
        <Stat label={t("franchise:review.stores")} value={format.number(output.stores)} />
        <Stat label={t("franchise:review.leftOut")} value={format.number(output.leftOut)} />
        <Stat label={t("franchise:budget.days")} value={format.number(draft.terms.days)} />
        <Stat label={t("franchise:review.available")} value={money(available)} />
      </div>
      {refusals.length === 0 ? null : (
        <Banner tone="warning" title={t("franchise:review.notReady")}>
          <ul className={styles["lines"]}>
            {refusals.map((refusal) => (
              <li key={refusal.key}>{refusalText(refusal)}</li>
            ))}
          </ul>
        </Banner>
      )}
      {price === undefined ? null : (
        <Panel title={t("franchise:review.price")}>
          <div className={styles["stack"]}>
            <Price price={price} />
            {undivided > 0 ? (
              <p className={styles["quiet"]}>{t("franchise:review.undivided", { amount: money(undivided) })}</p>
            ) : null}
            {missing > 0 ? (
              <Banner
                tone="warning"
                title={t("franchise:review.missing", { amount: money(missing) })}
                action={
                  <NavButton to="../wallet/add" kind="secondary" size="small">
                    {t("franchise:review.topUp")}
                  </NavButton>
                }
              />
            ) : null}
            {mayLaunch ? (
              <div className={styles["ways"]}>
                <Button isDisabled={refusals.length > 0 || missing > 0} onPress={() => setAsking(true)}>
                  {t("franchise:review.pay", { amount: money(price.total) })}
                </Button>
              </div>
            ) : (
              <p className={styles["quiet"]}>{t("franchise:review.mayNot")}</p>
            )}
          </div>
        </Panel>
      )}
      <AllocationRows
        stores={plan.stores.map(({ store }) => store)}
        shared={plan.shared}
        currency={facts.currency}
        minimum={draft.terms.minimum}
        amounts={undefined}
        isDisabled
        onAmount={() => {}}
      />
      <ConfirmDialog
        isOpen={isAsking}
        title={t("franchise:review.confirm", { count: output.stores, stores: format.number(output.stores) })}
        confirmLabel={t("franchise:review.pay", { amount: money(price?.total ?? 0) })}
        cancelLabel={t("common:action.cancel")}
        pendingLabel={t("common:state.saving")}
        isPending={launching.status === "pending"}
        onConfirm={() => void pay()}
        onCancel={() => setAsking(false)}
      >
        {t("franchise:review.confirmText")}
      </ConfirmDialog>
    </div>
  )
}
