import type { CampaignListItem } from "@application/campaigns/contract"
import { type BusinessProfileId, type LocalDate, paymentGateways } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { NavButton, usePortal } from "@ui/shared/frame"
import page from "@ui/shared/page.module.css"
import { PageHead } from "@ui/shared/page-head"
import {
  CardFields,
  type PaymentInPage,
  PaymentNotice,
  PaymentsOffNotice,
  useBuyer,
  type WayToPay,
  WayToPayChoice,
} from "@ui/shared/payment"
import { RoleNote } from "@ui/shared/role-note"
import type { Format } from "@ui/shared/use-format"
import { LackingDetailsNotice } from "./billing/lacking-details-notice.tsx"
import { AmountChoice } from "./amount-choice.tsx"
import { amountProblem, offeredAmounts, type TopUpTerms } from "./chosen-amount.ts"
import styles from "./add-money.module.css"
import { TopUpPrice } from "./top-up-price.tsx"
import { useKeptAmount } from "./use-kept-amount.ts"

export interface AddMoneyViewProps {
  readonly businessProfileId: BusinessProfileId
  readonly terms: TopUpTerms
  /** The campaign that the money is for. */
  readonly campaign: Pick<CampaignListItem, "id" | "name"> | undefined
  /** The path of what the money is for, to come back to. */
  readonly back?: string
  readonly businessName: string
  readonly payment: PaymentInPage<number>
  readonly way: WayToPay
  readonly today: LocalDate
  readonly format: Format
  readonly mayPay: boolean
}

const busy = ["preparing", "windowOpen", "confirming"]

/** An amount, its price, and its payment in one page; what was typed stays whatever becomes of the payment. */
export const AddMoneyView = ({
  businessProfileId,
  terms,
  campaign,
  back,
  businessName,
  payment,
  way,
  today,
  format,
  mayPay,
}: AddMoneyViewProps) => {
  const { language } = usePortal()
  const { t } = useTranslation(["app", "billing", "launch", "common"])
  const buyer = useBuyer({ name: businessName })
  const [amount, setAmount] = useKeptAmount("topUpAmount", offeredAmounts(terms).first)
  const [isTried, setTried] = useState(false)
  const [isCardReady, setCardReady] = useState(false)
  const { state, card } = payment
  const money = (minor: number) => format.money(minor, terms.currency, "always")
  const problem = amountProblem(amount, terms)
  const isPaid = state.status === "paid"
  const isBusy = busy.includes(state.status)
  const isNew = way.chosen === undefined
  const isCardShown =
    card !== undefined && isNew && !isPaid && state.status !== "preparing" && card.payment.amount === amount
  const isOff = terms.gateway === undefined
  const isPaidInPage = terms.gateway !== undefined && paymentGateways[terms.gateway].paysIn === "page"

  const pay = () => {
    flushSync(() => setTried(true))
    if (amount === undefined || problem !== undefined) {
      document.querySelector<HTMLInputElement>("main [aria-invalid=true]")?.focus()
      return undefined
    }
    if (isCardShown) return payment.payByCard(way.keepsCard)
    return payment.begin(amount, buyer(), way.chosen === undefined ? undefined : { id: way.chosen, language })
  }

  return (
    <div className={page["page"]}>
      <PageHead
        title={isPaid ? t("launch:payment.thanks") : t("app:addMoney.title")}
        lead={isPaid ? t("app:addMoney.thanksLead") : t("app:addMoney.lead")}
      />
      <RoleNote action="addFunds" />
      {isPaid || isOff || !mayPay ? null : <LackingDetailsNotice businessProfileId={businessProfileId} />}
      <div className={styles["columns"]}>
        {isPaid || isOff ? null : (
          <Panel title={t("app:addMoney.howMuch")}>
            <AmountChoice
              terms={terms}
              money={(minor) => format.money(minor, terms.currency)}
              campaignName={campaign?.name}
              value={amount}
              onChange={setAmount}
              error={
                problem === undefined || !isTried
                  ? undefined
                  : t(`app:addMoney.problem.${problem}`, {
                      minimum: money(terms.minimum),
                      maximum: money(terms.maximum),
                    })
              }
              isDisabled={isBusy || !mayPay}
            />
          </Panel>
        )}
        <div className={styles["pay"]}>
          {isOff ? <PaymentsOffNotice /> : null}
          {isPaid || isOff || amount === undefined || problem !== undefined ? null : (
            <Panel title={t("app:addMoney.price.title")}>
              <TopUpPrice amount={amount} terms={terms} money={money} format={format} />
            </Panel>
          )}
          {isPaid || isOff ? null : <WayToPayChoice way={way} today={today} isDisabled={isBusy || !mayPay} />}
          {isCardShown ? (
            <CardFields
              handover={card}
              mount={payment.mountCard}
              isReady={isCardReady}
              onReady={setCardReady}
              keeping={{ isKept: way.keepsCard, onChange: way.keepCard }}
            />
          ) : null}
          <div aria-live="polite">
            <PaymentNotice state={state} currency={terms.currency} />
          </div>
          <div className={styles["actions"]}>
            {isPaid || isOff ? null : (
              <Button
                onPress={() => void pay()}
                isPending={isBusy}
                pendingLabel={t("launch:payment.pending")}
                isDisabled={!mayPay || way.isReading || (isCardShown && !isCardReady)}
              >
                {(isPaidInPage && isNew && !isCardShown) || amount === undefined || problem !== undefined
                  ? t("launch:payment.toCard")
                  : t("launch:payment.pay", { total: money(amount) })}
              </Button>
            )}
            {back === undefined ? null : (
              <NavButton to={back} kind={isPaid ? "primary" : "secondary"}>
                {isPaid ? t("app:addMoney.goOn") : t("app:addMoney.goBack")}
              </NavButton>
            )}
            {campaign === undefined || back !== undefined ? null : (
              <NavButton to={`../campaigns/${campaign.id}`} kind={isPaid ? "primary" : "secondary"}>
                {isPaid ? t("app:addMoney.resume") : t("app:addMoney.toCampaign")}
              </NavButton>
            )}
            <NavButton
              to="../wallet"
              kind={isPaid && campaign === undefined && back === undefined ? "primary" : "secondary"}
            >
              {t("app:addMoney.toWallet")}
            </NavButton>
          </div>
        </div>
      </div>
    </div>
  )
}
