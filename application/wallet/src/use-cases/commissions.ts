import { Clock, Effect } from "effect"
import { currentUser, handler, mayOn } from "@application/kernel"
import { type CurrencyCode, type LocalDate, localDateAt, type PortalId, regionFacts, type UserId } from "@domain/kernel"
import {
  agencyPayee,
  type CommissionPayout,
  type Earning,
  type EarningSums,
  earningSums,
  netOf,
  type Payee,
  termsInForce,
  userPayee,
} from "@domain/wallet"
import { type CommissionLine, type EarningStanding, GetCommissions } from "../contract/commissions.ts"
import { CommissionEarnings, CommissionPayouts, PublishedCommissionTerms } from "../stores/commissions.ts"
import { clientNames, payeeNames } from "./commission-names.ts"

/** How many payouts a statement shows of each payee. */
const mostPayouts = 12

/** Where an earning stands on a day. */
const standingOf = (earning: Earning, today: LocalDate): EarningStanding => {
  const net = netOf(earning)
  if (net === 0) return "reversed"
  if (earning.state !== "open") return earning.state
  if (net < 0) return "owed"
  return earning.isHeld ? "held" : earning.dueOn <= today ? "due" : "waiting"
}

/** The sums of earnings by payee and currency. */
export const sumsByPayee = (
  rows: ReadonlyArray<Earning>,
  todayOf: (row: Earning) => LocalDate,
): ReadonlyArray<{ readonly payee: Payee; readonly currency: CurrencyCode; readonly sums: EarningSums }> => {
  const groups = Map.groupBy(rows, ({ payee, currency }) => `${payee} ${currency}`)
  return [...groups.values()].flatMap((group) => {
    const [first] = group
    if (first === undefined) return []
    const { payee, currency } = first
    return [{ payee, currency, sums: earningSums(group, todayOf(first)) }]
  })
}

/** The caller as a payee, and the agencies in which they may see the money. */
const ownPayees = Effect.map(currentUser, (actor) => ({
  portalId: actor.portalId,
  payees: [
    userPayee(actor.userId),
    ...actor.memberships
      .map(({ businessProfileId }) => businessProfileId)
      .filter((id) => mayOn(actor, "readWallet", id))
      .map(agencyPayee),
  ],
}))

/** Who brought a client by a code is told nothing of the client. */
const tellsClient = ({ kind }: Earning): boolean => kind !== "referralCode"

/** The days of all regions at an instant. */
export const daysAt = (now: number) => ({
  IN: localDateAt(now, regionFacts.IN.timeZone),
  GB: localDateAt(now, regionFacts.GB.timeZone),
})

/** What the caller and their agencies earned, all months. */
export const ownEarnings = Effect.gen(function* () {
  const { portalId, payees } = yield* ownPayees
  const earnings = yield* CommissionEarnings
  const lists = yield* Effect.forEach(payees, (payee) => earnings.list("ofPayee", { portalId, payee }))
  return { portalId, payees, rows: lists.flatMap(({ rows }) => rows) }
})

/** Lines of a statement, the names of clients among them where their earner may know. */
export const linesOf = Effect.fnUntraced(function* (
  rows: ReadonlyArray<Earning & { readonly id: number }>,
  now: number,
) {
  const names = yield* clientNames(rows.filter(tellsClient).map(({ businessProfileId }) => businessProfileId))
  const today = daysAt(now)
  return rows.map((row): CommissionLine => {
    const { id, payee, kind, month, code, campaignId, currency, earned, reversed, dueOn } = row
    const client = tellsClient(row) ? names.get(row.businessProfileId) : undefined
    return {
      id,
      payee,
      kind,
      month,
      ...(client !== undefined && { client }),
      ...(code !== undefined && { code }),
      campaignId,
      currency,
      earned,
      reversed,
      dueOn,
      standing: standingOf(row, today[row.region]),
    }
  })
})

const withoutPeople = ({
  portalId: _portal,
  approvedBy: _approved,
  secondBy: _second,
  endedBy: _ended,
  ...payout
}: CommissionPayout & { readonly portalId: PortalId; readonly approvedBy: UserId }) => payout

/** The rules by which clients who come now are paid for, by region. */
const rulesNow = Effect.fnUntraced(function* (portalId: PortalId, now: number) {
  const { rows } = yield* (yield* PublishedCommissionTerms).list("ofPortal", { portalId })
  const today = daysAt(now)
  return (["IN", "GB"] as const).flatMap((region) => {
    const terms = termsInForce(rows, region, today[region])
    if (terms === undefined) return []
    const { currency, waitingDays, payoutFrom, rules } = terms
    return (["agency", "agent", "referralCode"] as const).flatMap((kind) => {
      const rule = rules[kind]
      return rule === undefined ? [] : [{ region, currency, kind, rule, waitingDays, payoutFrom }]
    })
  })
})

export const getCommissions = handler(
  GetCommissions,
  Effect.fnUntraced(function* ({ month: asked }) {
    const now = yield* Clock.currentTimeMillis
    const { portalId, payees, rows } = yield* ownEarnings
    const month = asked ?? daysAt(now).IN.slice(0, 7)
    const payouts = yield* CommissionPayouts
    const paid = yield* Effect.forEach(payees, (payee) =>
      payouts.list("ofPayee", { portalId, payee }, { limit: mostPayouts }),
    )
    const names = yield* payeeNames(
      portalId,
      payees.filter((payee) => payee.startsWith("agency:")),
    )
    const today = daysAt(now)
    return {
      month,
      sums: sumsByPayee(rows, ({ region }) => today[region]).map((sums) => {
        const name = names.get(sums.payee)
        return { ...sums, ...(name !== undefined && { name }) }
      }),
      lines: yield* linesOf(
        rows.filter((row) => row.month === month),
        now,
      ),
      payouts: paid
        .flatMap((page) => page.rows)
        .filter(({ state }) => state !== "takenBack")
        .map(withoutPeople),
      terms: yield* rulesNow(portalId, now),
    }
  }),
)
