import { objectiveOf } from "@domain/campaigns"
import type { BudgetAdvice } from "@application/signup/contract"
import { type SignupSession, withParts } from "@domain/signup"
import { nextPage, type PageId, rowOf } from "@domain/launch"
import { gatewayOf, paymentGateways, regionFacts } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Suspense, useEffect, useRef, useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { ListSessionPaymentOptions } from "@application/wallet/contract"
import { lazyPart, useRead } from "@ui/container"
import { usePortal, useServices } from "@ui/shared/frame"
import {
  CardFields,
  PaymentNotice,
  PaymentsOffNotice,
  useBuyer,
  useMoney,
  useWayToPay,
  WayToPayChoice,
} from "@ui/shared/payment"
import { todayIn } from "@ui/shared/today"
import { useMay } from "@ui/shared/use-may"
import { Result } from "effect"
import layout from "@ui/journey/layout.module.css"
import { LackList } from "../launching/lack-list.tsx"
import { lackBeforePayment } from "../launching/launch-lack.ts"
import { useAccountTurns } from "../linking/use-account-turns.ts"
import { AdHoursField, useAdHours } from "./ad-hours.tsx"
import { BudgetFields } from "./budget-fields.tsx"
import { BudgetReceipt } from "./budget-receipt.tsx"
import styles from "./payment.module.css"
import { GstFields } from "./gst-fields.tsx"
import { useBudgetForm } from "./use-budget-form.ts"
import { useGstForm } from "./use-gst-form.ts"
import { usePayment } from "./use-payment.ts"
import { usePaymentShares } from "./use-payment-shares.ts"

/** What networks may refuse, which needs the words of their policies. */
const AdsPolicy = lazyPart(async () => (await import("../policy/ads-policy.tsx")).AdsPolicy)

export interface BudgetPageProps {
  readonly details: SignupSession
  readonly advice: BudgetAdvice
}

/** The budget and its payment, in one page. Spec: screens, budget. */
export const BudgetPage = ({ details, advice }: BudgetPageProps) => {
  const { t } = useTranslation(["launch", "common"])
  const { change, next, go, flow } = useLaunchPage("budget")
  const form = useBudgetForm(details, advice, change)
  const hours = useAdHours(details, change)
  const gst = useGstForm(details, change, flow)
  const payment = usePayment(details.sessionId)
  const buyer = useBuyer(details.business)
  const money = useMoney(advice.currency)
  const [isCardReady, setCardReady] = useState(false)
  const [isUnsaved, setUnsaved] = useState(false)
  const { state, card } = payment
  const { quote, hasProblem } = form
  const price = quote.output?.price
  const funds = usePaymentShares(details.sessionId, price)
  const { shares } = funds
  const isPaid = details.paid || state.status === "paid"
  const may = useMay(details.businessProfileId)
  const mayPay = details.businessProfileId === undefined || may("addFunds")
  const { language } = usePortal()
  // Whoever was not asked for an account sees the price first, and opens the account to pay it.
  const lacksAccount = details.userId === undefined && details.accountRequirement === "atPayment"
  const lacks = isPaid ? [] : lackBeforePayment(withParts(details, { budget: { budget: form.budget } }))
  const isIncomplete = lacks.length > 0
  const turnsOf = useAccountTurns(details.businessProfileId)
  const turns = turnsOf(details)
  const gateway = gatewayOf(details.region, useServices())
  const today = todayIn(details.region)
  const cards = useRead(ListSessionPaymentOptions, { isForSession: "true", sessionId: details.sessionId })
  const way = useWayToPay({ gateway, today, read: cards, state })
  const isNew = way.chosen === undefined
  const isBusy = ["preparing", "windowOpen", "confirming"].includes(state.status)
  const isCardShown =
    card !== undefined && isNew && !isPaid && state.status !== "preparing" && card.payment.amount === shares?.due
  const isPaidInPage = gateway !== undefined && paymentGateways[gateway].paysIn === "page"
  // What the wallet gives alone needs no gateway.
  const isPayable = gateway !== undefined || shares?.due === 0

  /** After the payment the journey continues once the receipt was seen. */
  const finish = async () => {
    await flow.refresh()
    return next(turnsOf(flow.state().details ?? details))
  }

  const isOutdated = state.status === "refused" && ["PriceChanged", "InsufficientFunds"].includes(state.failure._tag)
  const { retry } = quote
  const { retry: retryFunds } = funds
  useEffect(() => {
    if (!isOutdated) return
    retry()
    retryFunds()
  }, [isOutdated, retry, retryFunds])

  const outcome = useRef<HTMLDivElement>(null)
  const isDecided = !["idle", "preparing", "windowOpen", "cardFields"].includes(state.status)
  useEffect(() => {
    if (isDecided || isCardShown) outcome.current?.scrollIntoView({ block: "center" })
  }, [isCardShown, isDecided])

  /** Nothing is taken for what could not be launched: its page comes first, with the budget kept. */
  const complete = async (page: PageId) => {
    const saved = await flow.flush()
    if (saved.status === "succeeded") await go(page)
    return false
  }

  const proceed = async () => {
    if (isPaid) return finish()
    if (hasProblem || gst.hasProblem || price === undefined || !quote.isCurrent) {
      flushSync(gst.show)
      document.querySelector<HTMLInputElement>("#launch-page [aria-invalid=true]")?.focus()
      return false
    }
    if (!hours.check()) return false
    const page = lacks.find((lack) => lack.page !== "budget")?.page
    if (page !== undefined) return complete(page)
    const saved = await flow.flush()
    setUnsaved(saved.status !== "succeeded")
    if (saved.status !== "succeeded") return false
    if (lacksAccount) return next()
    if (shares === undefined) return false
    if (isCardShown) return payment.payByCard(way.keepsCard)
    const keptCard = isNew || shares.due === 0 ? undefined : { id: way.chosen, language }
    return payment.begin({ total: price.total, due: shares.due }, buyer(), keptCard)
  }

  const payLabel = isIncomplete
    ? t("launch:payment.complete")
    : lacksAccount
      ? t("launch:payment.account")
      : shares?.due === 0
        ? t("launch:payment.fromWallet")
        : shares === undefined || (isPaidInPage && isNew && !isCardShown)
          ? t("launch:payment.toCard")
          : t("launch:payment.pay", { total: money(shares.due, true) })
  const pageAfterBudget = nextPage({ ...turns, flavour: details.flavour, page: "budget" })
  const isLaunchNext = Result.isSuccess(pageAfterBudget) && pageAfterBudget.success?.id === "launching"
  const paidLabel = isLaunchNext ? t("launch:accounts.launch") : t("common:action.continue")
  const hasSummary = !isPaid && rowOf(details.flavour, "summary") !== undefined
  const showSummary = async () => {
    if ((await flow.flush()).status === "succeeded") await go("summary")
  }
  return (
    <LaunchPageFrame
      page="budget"
      isWide={!isPaid}
      {...(isPaid && { title: t("launch:payment.thanks"), lead: t("launch:payment.thanksLead") })}
      onContinue={proceed}
      {...(!isPaid && !lacksAccount && { pendingLabel: t("launch:payment.pending") })}
      continueLabel={isPaid ? paidLabel : payLabel}
      secondary={
        hasSummary ? (
          <Button kind="secondary" isDisabled={isBusy} onPress={() => void showSummary()}>
            {t("launch:payment.summary")}
          </Button>
        ) : undefined
      }
      isContinueDisabled={
        !isPaid &&
        !isIncomplete &&
        (!mayPay ||
          isBusy ||
          !quote.isCurrent ||
          (!lacksAccount && (shares === undefined || way.isReading || !isPayable)) ||
          (isCardShown && !isCardReady))
      }
    >
      <div className={styles["columns"]}>
        {isPaid ? null : (
          <div className={styles["fields"]}>
            <BudgetFields form={form} advice={advice} region={details.region} isDisabled={isBusy} />
            <AdHoursField details={details} hours={hours} />
            {/* Its words may come after the price; the page around them stays. */}
            <Suspense fallback={null}>
              {regionFacts[details.region].taxKind === "GST" ? <GstFields form={gst} isDisabled={isBusy} /> : null}
            </Suspense>
          </div>
        )}
        <div className={styles["receipt"]}>
          <BudgetReceipt
            quote={quote}
            currency={advice.currency}
            objective={objectiveOf(details)}
            isPaid={isPaid}
            {...(!isPaid && { funds })}
          />
        </div>
        <div className={styles["pay"]} ref={outcome}>
          {isPaid ||
          !mayPay ||
          lacksAccount ||
          isIncomplete ||
          !isPayable ||
          shares === undefined ||
          shares.due === 0 ? null : (
            <WayToPayChoice way={way} today={today} isDisabled={isBusy} />
          )}
          {isCardShown ? (
            <CardFields
              handover={card}
              mount={payment.mountCard}
              isReady={isCardReady}
              onReady={setCardReady}
              keeping={
                details.businessProfileId === undefined ? undefined : { isKept: way.keepsCard, onChange: way.keepCard }
              }
            />
          ) : null}
          {isPaid ? null : (
            <Suspense fallback={null}>
              <AdsPolicy
                details={details}
                change={change}
                isResubmission={false}
                isHiddenIfClean
                onEdit={(page) => void complete(page)}
              />
            </Suspense>
          )}
          <div aria-live="polite" className={layout["tight"]}>
            {isPaid || shares === undefined || isPayable ? null : <PaymentsOffNotice />}
            {mayPay || isPaid ? null : (
              <Banner title={t("launch:payment.byOwner")}>{t("launch:payment.byOwnerHelp")}</Banner>
            )}
            {isIncomplete ? (
              <>
                <Banner title={t("launch:payment.completeFirst")}>{t("launch:payment.completeFirstHelp")}</Banner>
                <LackList lacks={lacks} onCorrect={(page) => void complete(page)} />
              </>
            ) : null}
            {lacksAccount ? <p className={layout["soft"]}>{t("launch:payment.accountHelp")}</p> : null}
            <PaymentNotice state={state} currency={advice.currency} />
            {details.paid && state.status === "idle" ? (
              <Banner tone="success">{t("launch:payment.alreadyPaid")}</Banner>
            ) : null}
            {isUnsaved ? <Banner tone="error">{t("launch:payment.notSaved")}</Banner> : null}
          </div>
        </div>
      </div>
    </LaunchPageFrame>
  )
}
