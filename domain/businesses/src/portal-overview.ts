import type { CurrencyCode, MinorUnits } from "@domain/kernel"

/** Accounts of the ledger from which a portal's margin follows: what customers pay for the service, and what the house bears. */
export const marginAccounts = ["fees", "promo", "house", "gatewayFees", "writeOffs"] as const

/** Movements of the accounts from which a margin follows, in minor units of one currency; an absent account did not move. */
export type MarginMovements = Readonly<Partial<Record<(typeof marginAccounts)[number], MinorUnits>>>

/** Fees, what they cost the house, and what is left; minor units of one currency. Ours. */
export interface Margin {
  readonly fees: MinorUnits
  readonly cost: MinorUnits
  readonly margin: MinorUnits
}

/**
 * The margin of a portal: its fees less its cost, which is promotions, delivery beyond a lock, gateways' fees and what was
 * written off. Ours.
 */
export const marginOf = ({
  fees = 0,
  promo = 0,
  house = 0,
  gatewayFees = 0,
  writeOffs = 0,
}: MarginMovements): Margin => {
  const cost = 0 - promo - house - gatewayFees - writeOffs
  return { fees, cost, margin: fees - cost }
}

/** A figure of a period beside the same figure of the period before. */
export interface Compared {
  readonly now: number
  readonly before: number
}

/** The change against the period before in whole percent; undefined where there is nothing to compare with. */
export const changeInPercent = ({ now, before }: Compared): number | undefined =>
  before === 0 ? undefined : Math.round(((now - before) / Math.abs(before)) * 100)

/** Money of one currency beside the period before. */
export interface ComparedMoney extends Compared {
  readonly currency: CurrencyCode
}

/** Amounts by currency, in the order of the codes: amounts of one currency are added, of two never. */
export const byCurrency = (amounts: ReadonlyArray<ComparedMoney>): ReadonlyArray<ComparedMoney> => {
  const sums = new Map<CurrencyCode, ComparedMoney>()
  for (const { currency, now, before } of amounts) {
    const sum = sums.get(currency)
    sums.set(currency, { currency, now: (sum?.now ?? 0) + now, before: (sum?.before ?? 0) + before })
  }
  return [...sums.values()].toSorted((one, other) => (one.currency < other.currency ? -1 : 1))
}

/** The names of the figures of a portal: money by account, and counts. */
export type OverviewFigureName =
  | "spend"
  | (typeof marginAccounts)[number]
  | "businesses"
  | "advertised"
  | "joined"
  | "frozen"
  | "waiting"
  | "late"
  | "decided"
  | "decidedInTime"
  | "reviewMillis"
  | "owing"
  | "owed"
  | "disputes"
  | "disputed"
  | "paymentIssues"

/** A figure as it is counted; a figure of money has its currency, and a figure of this moment has no `before`. */
export interface OverviewFigure {
  readonly name: OverviewFigureName
  readonly currency?: CurrencyCode
  readonly now: number
  readonly before?: number
}

/** What a portal takes and owes, whom it has, and how fast it reviews, from its figures; a figure that is missing is nothing. */
export const overviewOf = (figures: ReadonlyArray<OverviewFigure>) => {
  const count = (name: OverviewFigureName): Compared => {
    const { now = 0, before = 0 } = figures.find((figure) => figure.name === name) ?? {}
    return { now, before }
  }
  const money = (name: OverviewFigureName): ReadonlyArray<ComparedMoney> =>
    byCurrency(
      figures.flatMap((figure) =>
        figure.name === name && figure.currency !== undefined
          ? [{ currency: figure.currency, now: figure.now, before: figure.before ?? 0 }]
          : [],
      ),
    )
  const amountOf = (name: OverviewFigureName, currency: CurrencyCode): Compared =>
    money(name).find((amount) => amount.currency === currency) ?? { now: 0, before: 0 }
  const currencies = byCurrency(marginAccounts.flatMap(money)).map(({ currency }) => currency)
  const margins = currencies.map((currency) => {
    const at = (time: keyof Compared) =>
      marginOf(Object.fromEntries(marginAccounts.map((account) => [account, amountOf(account, currency)[time]])))
    return { currency, now: at("now"), before: at("before") }
  })
  const ofMargins = (part: keyof Margin): ReadonlyArray<ComparedMoney> =>
    margins.map(({ currency, now, before }) => ({ currency, now: now[part], before: before[part] }))
  const decided = count("decided")
  const millis = count("reviewMillis")
  const hours = (time: keyof Compared): number | undefined =>
    decided[time] === 0 ? undefined : millis[time] / decided[time] / 3_600_000
  const [hoursNow, hoursBefore] = [hours("now"), hours("before")]
  const atRisk = (name: "owed" | "disputed") => money(name).map(({ currency, now: amount }) => ({ currency, amount }))
  return {
    spend: money("spend"),
    fees: ofMargins("fees"),
    cost: ofMargins("cost"),
    margin: ofMargins("margin"),
    businesses: {
      all: count("businesses").now,
      frozen: count("frozen").now,
      advertised: count("advertised"),
      joined: count("joined"),
    },
    reviews: {
      waiting: count("waiting").now,
      late: count("late").now,
      decided,
      inTime: count("decidedInTime"),
      ...(hoursNow !== undefined && { hoursNow }),
      ...(hoursBefore !== undefined && { hoursBefore }),
    },
    risk: {
      owing: count("owing").now,
      owed: atRisk("owed"),
      disputes: count("disputes").now,
      disputed: atRisk("disputed"),
      paymentIssues: count("paymentIssues").now,
    },
  }
}
