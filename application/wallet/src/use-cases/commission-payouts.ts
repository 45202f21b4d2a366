import { Clock, Effect } from "effect"
import { currentUser, handler, UserNames } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { type CurrencyCode, type PortalId } from "@domain/kernel"
import {
  actOnPayout,
  approvePayout,
  type CommissionPayout,
  dueEarnings,
  type Earning,
  type PayoutAct,
  PayoutNotFound,
  payoutPosting,
  sumOfNet,
  termsInForce,
} from "@domain/wallet"
import {
  ApproveCommissionPayout,
  ConfirmCommissionPayout,
  ListCommissionPayouts,
  ListDueCommissions,
  type ListedPayout,
  MarkCommissionPaid,
  TakeBackCommissionPayout,
} from "../contract/commission-payouts.ts"
import { Ledger } from "../ports/ledger.ts"
import { CommissionEarnings, CommissionPayouts, PublishedCommissionTerms } from "../stores/commissions.ts"
import { payeeNames } from "./commission-names.ts"
import { daysAt, sumsByPayee } from "./commissions.ts"

/** Payouts of one page. */
const pageSize = 20

type StoredPayout = CommissionPayout & { readonly portalId: PortalId }

/** What the terms in force say of payouts in a currency. */
const limitsOf = Effect.fnUntraced(function* (portalId: PortalId, now: number) {
  const { rows } = yield* (yield* PublishedCommissionTerms).list("ofPortal", { portalId })
  const today = daysAt(now)
  const inForce = (["IN", "GB"] as const).flatMap((region) => termsInForce(rows, region, today[region]) ?? [])
  return (currency: CurrencyCode) => inForce.find((terms) => terms.currency === currency)
})

export const listDueCommissions = handler(
  ListDueCommissions,
  Effect.fnUntraced(function* ({ portalId: named }) {
    const portalId = yield* ownPortal(named)
    const now = yield* Clock.currentTimeMillis
    const { rows } = yield* (yield* CommissionEarnings).list("inState", { portalId, state: "open" })
    const limits = yield* limitsOf(portalId, now)
    const today = daysAt(now)
    const sums = sumsByPayee(rows, ({ region }) => today[region])
    const names = yield* payeeNames(
      portalId,
      sums.map(({ payee }) => payee),
    )
    return sums
      .filter(({ sums: { due, waiting, held } }) => due !== 0 || waiting !== 0 || held !== 0)
      .toSorted((one, other) => other.sums.due - one.sums.due)
      .map(({ payee, currency, sums: own }) => {
        const { payoutFrom = 1, twoPeopleFrom = Number.MAX_SAFE_INTEGER } = limits(currency) ?? {}
        const name = names.get(payee)
        return {
          payee,
          ...(name !== undefined && { name }),
          currency,
          sums: own,
          payoutFrom,
          needsTwo: own.due >= twoPeopleFrom,
        }
      })
  }),
)

/** Payouts as calls answer them, each with the names of its people. */
const listed = Effect.fnUntraced(function* (portalId: PortalId, payouts: ReadonlyArray<StoredPayout>) {
  const people = payouts.flatMap(({ approvedBy, secondBy, endedBy }) =>
    [approvedBy, secondBy, endedBy].filter((id) => id !== undefined),
  )
  const names = yield* payeeNames(
    portalId,
    payouts.map(({ payee }) => payee),
  )
  const userNames = people.length === 0 ? undefined : yield* (yield* UserNames).of(portalId, [...new Set(people)])
  const nameOf = (id: (typeof people)[number] | undefined) => (id === undefined ? undefined : userNames?.get(id))
  return payouts.map(({ portalId: _portal, ...payout }): ListedPayout => {
    const name = names.get(payout.payee)
    const approvedByName = nameOf(payout.approvedBy)
    const secondByName = nameOf(payout.secondBy)
    const endedByName = nameOf(payout.endedBy)
    return {
      ...payout,
      ...(name !== undefined && { name }),
      ...(approvedByName !== undefined && { approvedByName }),
      ...(secondByName !== undefined && { secondByName }),
      ...(endedByName !== undefined && { endedByName }),
    }
  })
})

const listedOne = Effect.fnUntraced(function* (payout: StoredPayout) {
  const [one] = yield* listed(payout.portalId, [payout])
  return one ?? (yield* Effect.die(new Error("A payout is not listed")))
})

export const listCommissionPayouts = handler(
  ListCommissionPayouts,
  Effect.fnUntraced(function* ({ portalId: named, state, cursor }) {
    const portalId = yield* ownPortal(named)
    const page = { limit: pageSize, cursor, where: { ...(state !== undefined && { state }) } }
    const { rows, nextCursor } = yield* (yield* CommissionPayouts).list("ofPortal", { portalId }, page)
    return { payouts: yield* listed(portalId, rows), ...(nextCursor !== undefined && { nextCursor }) }
  }),
)

/** Earnings of a payee that are due, each locked and read again under its lock. */
const lockedDue = Effect.fnUntraced(function* (portalId: PortalId, payee: string, currency: CurrencyCode, now: number) {
  const earnings = yield* CommissionEarnings
  const today = daysAt(now)
  const isDue = (row: Earning) => dueEarnings([row], today[row.region]).length > 0
  const { rows } = yield* earnings.list("inState", { portalId, state: "open" }, { where: { payee, currency } })
  const locked = yield* Effect.forEach(rows.filter(isDue), ({ id }) => earnings.forChange({ portalId, id }))
  return locked.filter((row) => row !== undefined).filter(isDue)
})

export const approveCommissionPayout = handler(
  ApproveCommissionPayout,
  Effect.fnUntraced(function* ({ portalId: named, payee, currency, amount }) {
    const portalId = yield* ownPortal(named)
    const { userId: approvedBy } = yield* currentUser
    const approvedAt = yield* Clock.currentTimeMillis
    const due = yield* lockedDue(portalId, payee, currency, approvedAt)
    const limits = (yield* limitsOf(portalId, approvedAt))(currency) ?? {}
    const state = yield* Effect.fromResult(approvePayout(sumOfNet(due), amount, limits))
    const payouts = yield* CommissionPayouts
    const payout = yield* payouts.add({ portalId, payee, currency, amount, state, approvedBy, approvedAt })
    const earnings = yield* CommissionEarnings
    yield* Effect.forEach(due, (row) => earnings.save({ ...row, state: "approved", payoutId: payout.id }))
    return yield* listedOne(payout)
  }),
)

/** Does something with a payout under its lock; its earnings become what the payout became. */
const acted = Effect.fnUntraced(function* (named: PortalId, payoutId: number, act: PayoutAct, reference?: string) {
  const portalId = yield* ownPortal(named)
  const payouts = yield* CommissionPayouts
  const payout = yield* payouts.forChange({ portalId, id: payoutId })
  if (payout === undefined) return yield* new PayoutNotFound({})
  const { userId: by } = yield* currentUser
  const at = yield* Clock.currentTimeMillis
  const done = yield* Effect.fromResult(
    actOnPayout(payout, act, { by, at, ...(reference !== undefined && { reference }) }),
  )
  const saved = yield* payouts.save(done)
  const earnings = yield* CommissionEarnings
  const { rows } = yield* earnings.list("ofPayout", { portalId, payoutId })
  if (act === "pay") {
    yield* (yield* Ledger).postToHouse(payoutPosting(portalId, payout, at))
    yield* Effect.forEach(rows, (row) => earnings.save({ ...row, state: "paid" }))
  }
  if (act === "takeBack")
    yield* Effect.forEach(rows, ({ payoutId: _payout, ...row }) => earnings.save({ ...row, state: "open" }))
  return yield* listedOne(saved)
})

export const confirmCommissionPayout = handler(ConfirmCommissionPayout, ({ portalId, payoutId }) =>
  acted(portalId, payoutId, "confirm"),
)

export const takeBackCommissionPayout = handler(TakeBackCommissionPayout, ({ portalId, payoutId }) =>
  acted(portalId, payoutId, "takeBack"),
)

export const markCommissionPaid = handler(MarkCommissionPaid, ({ portalId, payoutId, reference }) =>
  acted(portalId, payoutId, "pay", reference.trim()),
)
