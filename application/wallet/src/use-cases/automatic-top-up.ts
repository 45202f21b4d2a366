import { Clock, Effect, Option } from "effect"
import { handler, UnitOfWork } from "@application/kernel"
import { type BusinessProfileId, IdempotencyKey, localDateAt, type LocalDate, paymentGateways } from "@domain/kernel"
import { minimumRecharge } from "@domain/pricing"
import {
  type AutomaticTopUp,
  automaticAmount,
  automaticLimits,
  AutomaticTopUpRefused,
  checkAutomaticTopUp,
  defaultOption,
  isUsable,
  type TopUpPause,
  type TopUpPayment,
} from "@domain/wallet"
import {
  GetAutomaticTopUp,
  SetAutomaticTopUp,
  StopAutomaticTopUp,
  TopUpAutomatically,
} from "../contract/automatic-top-up.ts"
import { AutomaticTopUps } from "../ports/automatic-top-ups.ts"
import { PaymentNotices } from "../ports/payment-notices.ts"
import { PaymentRepository } from "../ports/payment-repository.ts"
import { keptCards } from "./gateway-customers.ts"
import { gatewayIfOn } from "./gateway-of-region.ts"
import { walletOf } from "./get-wallet.ts"
import { paidWithCard } from "./pay-with-card.ts"
import type { Settled } from "./settle-payment.ts"
import { topUpTerms } from "./top-up-terms.ts"
import { payingUser } from "./top-ups.ts"

/** How many wallets one run fills, and how many of a wallet's payments it looks at for a month's sum. */
const runs = { wallets: 200, payments: 1_000 } as const

/** What a profile's automatic top-ups go by. */
const termsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { region, timeZone, priceList } = yield* topUpTerms(businessProfileId)
  const gateway = yield* gatewayIfOn(region)
  const isOffered = gateway !== undefined && paymentGateways[gateway].keepsCards === "alone"
  const today = localDateAt(yield* Clock.currentTimeMillis, timeZone)
  const limits = automaticLimits[region]
  const minimum = minimumRecharge(priceList)
  return { gateway, timeZone, isOffered, today, currency: priceList.currency, minimum, limits }
})

const monthOf = (day: LocalDate): string => day.slice(0, 7)
const prefix = "automatic-top-up:"
const isAutomatic = ({ idempotencyKey }: TopUpPayment): boolean => idempotencyKey.startsWith(prefix)

/** The automatic payments of the month of a day. */
const ofMonth = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { today, timeZone }: Pick<Effect.Success<ReturnType<typeof termsOf>>, "today" | "timeZone">,
) {
  const rows = yield* (yield* PaymentRepository).topUps(businessProfileId, runs.payments)
  const isOfMonth = ({ createdAt }: TopUpPayment) => monthOf(localDateAt(createdAt, timeZone)) === monthOf(today)
  return rows.filter((row) => isAutomatic(row) && isOfMonth(row))
})

const sumOf = (rows: ReadonlyArray<TopUpPayment>): number =>
  rows.filter(({ payment }) => payment.status !== "Failed").reduce((sum, { payment }) => sum + payment.amount, 0)

const stateOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const terms = yield* termsOf(businessProfileId)
  const agreed = Option.getOrUndefined(yield* (yield* AutomaticTopUps).find(businessProfileId))
  const { currency, minimum, limits, isOffered } = terms
  const addedThisMonth = sumOf(yield* ofMonth(businessProfileId, terms))
  if (agreed === undefined) return { currency, minimum, limits, isOffered, addedThisMonth }
  const { threshold, amount, monthlyCeiling, pausedFor } = agreed
  const shown = { threshold, amount, monthlyCeiling, ...(pausedFor !== undefined && { pausedFor }) }
  return { currency, minimum, limits, isOffered, addedThisMonth, agreed: shown }
})

export const getAutomaticTopUp = handler(GetAutomaticTopUp, ({ businessProfileId }) => stateOf(businessProfileId))

/** The card that is charged: the default one, as long as it is valid. */
const chargedCard = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { gateway, today }: Pick<Effect.Success<ReturnType<typeof termsOf>>, "gateway" | "today">,
) {
  if (gateway === undefined) return undefined
  const { options } = yield* keptCards(businessProfileId, gateway)
  const card = defaultOption(options)
  return card !== undefined && isUsable(card, today) ? card.id : undefined
})

export const setAutomaticTopUp = handler(
  SetAutomaticTopUp,
  Effect.fnUntraced(function* ({ businessProfileId, ...amounts }) {
    const terms = yield* termsOf(businessProfileId)
    const { currency, minimum, limits, isOffered } = terms
    const refused = (reason: AutomaticTopUpRefused["reason"]) =>
      new AutomaticTopUpRefused({ reason, minimum, limits, currency })
    if (!isOffered) return yield* refused("notOffered")
    yield* Effect.fromResult(checkAutomaticTopUp({ ...amounts, currency }, minimum, limits))
    if ((yield* chargedCard(businessProfileId, terms)) === undefined) return yield* refused("noCard")
    const agreed: AutomaticTopUp = { ...amounts, currency, userId: yield* payingUser }
    yield* (yield* UnitOfWork).transact((yield* AutomaticTopUps).keep(businessProfileId, agreed))
    return yield* stateOf(businessProfileId)
  }),
)

export const stopAutomaticTopUp = handler(
  StopAutomaticTopUp,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    yield* (yield* AutomaticTopUps).end(businessProfileId)
    return yield* stateOf(businessProfileId)
  }),
)

/** Lets automatic top-ups rest and tells who agreed to them, once. */
const rest = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  { userId, amount, currency }: AutomaticTopUp,
  cause: TopUpPause,
) {
  if (!(yield* (yield* AutomaticTopUps).pause(businessProfileId, cause))) return
  yield* (yield* PaymentNotices).automaticTopUpPaused({ businessProfileId, userId }, { amount, currency, cause })
})

/**
 * The payment to make now: the pending payment that a killed run left, else a new payment, named by its place in the
 * month and so made once. Undefined where nothing is to be added.
 */
const nextPayment = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  agreed: AutomaticTopUp,
  terms: Effect.Success<ReturnType<typeof termsOf>>,
) {
  const made = yield* ofMonth(businessProfileId, terms)
  const open = made.find(({ payment }) => payment.status === "Pending")
  if (open !== undefined) return { amount: open.payment.amount, idempotencyKey: open.idempotencyKey }
  const { availableBalance: available } = yield* walletOf(businessProfileId)
  const { timeZone, today, limits } = terms
  const madeToday = made.filter(({ createdAt }) => localDateAt(createdAt, timeZone) === today)
  const wallet = { available, addedThisMonth: sumOf(made), addedToday: sumOf(madeToday), isUnderWay: false }
  const amount = automaticAmount(agreed, wallet, limits)
  const idempotencyKey = IdempotencyKey.make(`${prefix}${monthOf(terms.today)}:${made.length}`)
  return amount === 0 ? undefined : { amount, idempotencyKey }
})

/** Why a card filled nothing; undefined while its bank decides by itself. */
const failureOf = ({ gateway }: Settled): TopUpPause | undefined => {
  if (gateway.waitsForBuyer === true || gateway.reason === "authentication_required") return "authentication"
  return gateway.status === "Pending" ? undefined : "declined"
}

/** Fills one wallet if it is to be filled now; how much was added. */
const filled = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const agreed = Option.getOrUndefined(yield* (yield* AutomaticTopUps).find(businessProfileId))
  if (agreed === undefined) return 0
  const { transact } = yield* UnitOfWork
  const terms = yield* termsOf(businessProfileId)
  if (terms.gateway === undefined) return 0
  const next = yield* nextPayment(businessProfileId, agreed, terms)
  if (next === undefined) return 0
  const paymentOptionId = yield* chargedCard(businessProfileId, terms)
  if (paymentOptionId === undefined) return yield* Effect.as(transact(rest(businessProfileId, agreed, "noCard")), 0)
  const wanted = { businessProfileId, ...next, paymentOptionId, userId: agreed.userId }
  const settled = yield* paidWithCard(wanted, { isBuyerPresent: false })
  if (settled.payment.status === "Succeeded") return next.amount
  const cause = failureOf(settled)
  if (cause === undefined) return 0
  const failed = { status: "Failed", failureReason: settled.gateway.reason ?? "" } as const
  const ended = (yield* PaymentRepository).settle(settled.payment.id, failed)
  return yield* Effect.as(transact(Effect.andThen(ended, rest(businessProfileId, agreed, cause))), 0)
})

/** One that fails, such as by a gateway out of reach, is reported and waits for the next run. */
export const topUpAutomatically = handler(
  TopUpAutomatically,
  Effect.fnUntraced(function* () {
    const due = yield* (yield* AutomaticTopUps).due(runs.wallets)
    const added = yield* Effect.forEach(due, (businessProfileId) =>
      filled(businessProfileId).pipe(
        Effect.catchCause((cause) =>
          Effect.as(Effect.logError(`The wallet of ${businessProfileId} was not filled`, cause), 0),
        ),
      ),
    )
    return { added: added.filter((amount) => amount > 0).length }
  }),
)
