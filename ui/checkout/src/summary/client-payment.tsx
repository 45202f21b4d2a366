import { paymentGateways } from "@domain/kernel"
import type { PriceBreakdown as Price } from "@domain/pricing"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { FailureNotice } from "@ui/shared/frame"
import { CardFields, useBuyer, useMoney } from "@ui/shared/payment"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { PriceBreakdown } from "../budget/price-breakdown.tsx"
import layout from "@ui/journey/layout.module.css"
import { ClientPaymentNotice, RefusalNotice } from "./client-payment-notice.tsx"
import { useClientPayment } from "./use-client-payment.ts"

export interface ClientPaymentProps {
  readonly encodedId: string
  /** The version of the summary that is shown, and its price. */
  readonly shownHash: string
  readonly price: Price
  /** Whether nobody else is asked to approve. */
  readonly isAlone: boolean
  /** Whom the link was sent to. */
  readonly payerName: string | undefined
  /** How its holder and the others have decided; a change of it may allow the payment. */
  readonly standing: string
  /** Called when the shown summary is no longer the current summary. */
  readonly onChanged: () => void
}

const busyStates: ReadonlyArray<string> = ["preparing", "windowOpen", "confirming", "pending"]
const outdated: ReadonlyArray<string> = ["SummaryChanged", "SummaryNotPayable", "PriceChanged"]

/** Takes the client's payment by the link, without an account, once they have approved; and says how it went. Ours. */
export const ClientPayment = ({
  encodedId,
  shownHash,
  price,
  isAlone,
  payerName,
  standing,
  onChanged,
}: ClientPaymentProps) => {
  const { t } = useTranslation(["launch", "common"])
  const money = useMoney(price.currency)
  const buyer = useBuyer({ name: payerName })
  const [isCardReady, setCardReady] = useState(false)
  const payment = useClientPayment(encodedId, `${shownHash} ${standing}`)
  const { state, card, standing: paid, failure, retry } = payment
  const isOutdated = state.status === "refused" && outdated.includes(state.failure._tag)
  useEffect(() => {
    if (isOutdated) onChanged()
  }, [isOutdated, onChanged])

  if (paid === undefined)
    return (
      <Panel title={t("launch:clientPayment.title")}>
        {failure === undefined ? (
          <LoadingRegion label={t("common:state.loading")}>
            <Skeleton lines={4} />
          </LoadingRegion>
        ) : (
          <div className={layout["tight"]}>
            <FailureNotice failure={failure} place="payment" />
            <div>
              <Button kind="secondary" onPress={retry}>
                {t("common:action.retry")}
              </Button>
            </div>
          </div>
        )}
      </Panel>
    )

  const isPaid = paid.isPaid || state.status === "paid"
  const isPaidInPage = paid.gateway !== undefined && paymentGateways[paid.gateway].paysIn === "page"
  const isCardShown =
    card !== undefined && !isPaid && state.status !== "preparing" && card.payment.amount === price.total
  const isBusy = busyStates.includes(state.status)
  const isUnderWay = isBusy || isCardShown
  const mayPay = !isPaid && (paid.refusal === undefined || isUnderWay)
  const shownState = isPaid && state.status !== "paid" ? ({ status: "paid" } as const) : state
  const pay = () => (isCardShown ? payment.payByCard() : payment.begin({ shownHash, total: price.total }, buyer()))
  return (
    <Panel title={t("launch:clientPayment.title")}>
      <div className={layout["stack"]}>
        {mayPay ? (
          <>
            <p>{t("launch:clientPayment.lead")}</p>
            <PriceBreakdown price={price} isForClient />
            <p className={layout["soft"]}>{t("launch:clientPayment.unspent")}</p>
          </>
        ) : null}
        {isCardShown ? (
          <CardFields handover={card} mount={payment.mountCard} isReady={isCardReady} onReady={setCardReady} />
        ) : null}
        <div aria-live="polite" className={layout["tight"]}>
          <ClientPaymentNotice state={shownState} currency={price.currency} paidBy={paid.paidBy} />
          {mayPay || isPaid || isOutdated || paid.refusal === undefined ? null : (
            <RefusalNotice reason={paid.refusal} isAlone={isAlone} />
          )}
        </div>
        {mayPay ? (
          <div>
            <Button
              onPress={() => void pay()}
              isPending={state.status === "preparing"}
              pendingLabel={t("launch:payment.preparing")}
              isDisabled={isBusy || (isCardShown && !isCardReady)}
            >
              {isPaidInPage && !isCardShown
                ? t("launch:payment.toCard")
                : t("launch:payment.pay", { total: money(price.total, true) })}
            </Button>
          </div>
        ) : null}
      </div>
    </Panel>
  )
}
