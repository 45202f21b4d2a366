import { Effect, Exit, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect } from "vitest"
import { PayableSessions } from "@application/wallet/ports"
import { GatewayDesk } from "@application/wallet/testing"
import {
  confirmPayment,
  confirmTopUp,
  receivePaymentNotice,
  reconcilePayments,
  reconcileRefunds,
  startPayment,
  startTopUp,
} from "@application/wallet/use-cases"
import { PaymentId } from "@domain/wallet"
import type { PencilPayment } from "./wallet-pencil.ts"
import { campaignOf, despite, nextKey, nth, type Real, type Step, valueOf } from "./wallet-steps.ts"
import { asOwner } from "./wallet-story-world.ts"

const ofNothing = { total: 0, isTaken: false, isIn: false, back: 0 }

export const openTopUp =
  (amount: number): Step =>
  async (pencil, real, cut) => {
    const { businessProfileId } = real.owner
    const work = startTopUp.handle({ businessProfileId, amount, idempotencyKey: nextKey(real) }).pipe(asOwner)
    const { payment } = valueOf(await despite(real, cut, work))
    pencil.payments.push({ id: payment.id, reference: payment.gatewayReference, amount, ...ofNothing })
  }

const priceNow = ({ world, ...real }: Real, index: number) =>
  world.run(
    Effect.flatMap(PayableSessions, (sessions) =>
      Effect.option(sessions.price(campaignOf({ world, ...real }, index).sessionId)),
    ),
  )

/** The owner pays a draft: from the wallet, or by a payment of what is missing. */
export const openPayment =
  (campaign: number): Step =>
  async (pencil, real, cut) => {
    if (pencil.campaign(campaign).isPaid) return
    const { sessionId } = campaignOf(real, campaign)
    const { price } = Option.getOrThrow(await priceNow(real, campaign))
    const { total } = price
    real.prices.set(`${campaign}:${total}`, price)
    // A start asks about the session's open payments, the newest before the others.
    for (const payment of pencil.payments.toReversed()) if (payment.campaign === campaign) pencil.credit(payment)
    const due = pencil.dueOf(total)
    const work = startPayment.handle({ sessionId, total, due, idempotencyKey: nextKey(real) })
    const started = valueOf(await despite(real, cut, work))
    if (pencil.campaign(campaign).isPaid) return
    if (started.gateway === "wallet") {
      expect(due).toBe(0)
      pencil.promise(campaign, total)
      return
    }
    expect(started.payment.amount).toBe(due)
    const { id, gatewayReference: reference } = started.payment
    const known = pencil.payments.find((payment) => payment.id === id)
    if (known === undefined) pencil.payments.push({ id, reference, amount: due, campaign, ...ofNothing, total })
    else known.total = total
  }

/** The buyer pays at the gateway, or is declined and may try again; nobody is told. */
export const atGateway =
  (index: number, isTaken: boolean): Step =>
  async (pencil, { world }) => {
    const waiting = pencil.payments.filter((payment) => !payment.isTaken)
    const payment = nth(waiting, index)
    if (payment === undefined) return
    const status = isTaken ? "Succeeded" : "Declined"
    await world.run(Effect.flatMap(GatewayDesk, (desk) => desk.become(payment.reference, status)))
    payment.isTaken = isTaken
  }

/** A gateway's notice about a payment, or about a dispute of it. */
export const noticeOf = (reference: string, dispute?: string) =>
  receivePaymentNotice.handle({
    gateway: reference.startsWith("stripe") ? "stripe" : "razorpay",
    gatewayReference: reference,
    ...(dispute !== undefined && { dispute }),
  })

/** The product hears of a payment by a notice. */
export const notice =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const payment = nth(pencil.payments, index)
    if (payment === undefined) return
    valueOf(await despite(real, cut, noticeOf(payment.reference)))
    pencil.credit(payment)
  }

/** The buyer comes back to the page, which asks; a payment that came too late for its campaign completes it by that. */
export const confirm =
  (index: number): Step =>
  async (pencil, real, cut) => {
    const payment = nth(pencil.payments, index)
    if (payment === undefined) return
    const { campaign, total, isTaken } = payment
    const { businessProfileId } = real.owner
    const paymentId = PaymentId.make(payment.id)
    const work: Effect.Effect<
      unknown,
      unknown,
      Effect.Services<ReturnType<typeof confirmPayment.handle> | ReturnType<typeof confirmTopUp.handle>>
    > = campaign === undefined
      ? confirmTopUp.handle({ businessProfileId, paymentId })
      : confirmPayment.handle({ sessionId: campaignOf(real, campaign).sessionId, paymentId })
    const exit = await despite(real, cut, work)
    pencil.credit(payment)
    if (campaign !== undefined && payment.isIn && !pencil.campaign(campaign).isPaid) {
      const now = Option.getOrUndefined(await priceNow(real, campaign))
      if (now?.price.total === total) pencil.promise(campaign, total)
    }
    const isDone = campaign === undefined ? isTaken : payment.isIn && pencil.campaign(campaign).isPaid
    expect(Exit.isSuccess(exit)).toBe(isDone)
  }

/** Our numbers of the payments that the ledger has credited, in its order. */
const creditedIn = async ({ world, owner }: Real): Promise<ReadonlyArray<number>> => {
  const rows = await world.rows<{ readonly id: number }>(
    `select substr(reference, 9)::int as id from ledger_transactions
     where business_profile_id = $1 and kind = 'topUp' order by ledger_transactions.id`,
    [owner.businessProfileId],
  )
  return rows.map(({ id }) => id)
}

/** The worker asks about everything that is open; gateways decide all refunds alike. */
export const reconcile =
  (refundsBecome: "Successful" | "Failed"): Step =>
  async (pencil, real, cut) => {
    const open = pencil.refunds.filter(({ state }) => state === "InProgress")
    const isDue = "update payments set ask_at = 0 where business_profile_id = $1"
    await real.world.run(
      Effect.gen(function* () {
        const desk = yield* GatewayDesk
        yield* desk.refundsBecome(refundsBecome)
        for (const { id } of open) yield* desk.decideRefund(id, refundsBecome)
        yield* TestClock.adjust("61 seconds")
      }),
    )
    // A cut payment is reported and left for the next time.
    for (const one of [cut, undefined]) {
      await real.world.rows(isDue, [real.owner.businessProfileId])
      valueOf(await despite(real, one, reconcilePayments.handle({})))
      valueOf(await despite(real, one, reconcileRefunds.handle({})))
    }
    // A cut may let a later payment pass, which then has the wallet's free money first.
    const credited = await creditedIn(real)
    const placeOf = ({ id }: PencilPayment) => (credited.includes(id) ? credited.indexOf(id) : credited.length)
    for (const payment of pencil.payments.toSorted((one, other) => placeOf(one) - placeOf(other)))
      pencil.credit(payment)
    for (const refund of open) pencil.settleRefund(refund, refundsBecome)
  }
