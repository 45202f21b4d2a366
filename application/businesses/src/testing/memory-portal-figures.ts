import { marginAccounts, type OverviewFigure, type OverviewFigureName } from "@domain/businesses"
import { type CurrencyCode, holdsDay, type PortalId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { type OverviewPeriods, PortalFigures } from "../ports/portal-businesses.ts"
import { deskTables, type DeskTables } from "./desk-tables.ts"

const reviewable = ["InReview", "Approved", "Active"]

/** The figures of a portal, counted row by row. */
const figuresOf = (
  tables: DeskTables,
  portalId: PortalId,
  { days, before, spans, now }: OverviewPeriods,
): ReadonlyArray<OverviewFigure> => {
  const own = new Map(
    tables.profilesOf(portalId).flatMap(({ id, region, createdAt }) => {
      const span = spans.find((one) => one.region === region)
      return span === undefined ? [] : [[id, { createdAt, span }] as const]
    }),
  )
  /** Whether an instant of a business is in the period, in the period before, or in none. */
  const timeOf = (id: Parameters<typeof own.get>[0], at: number): "now" | "before" | undefined => {
    const span = own.get(id)?.span
    if (span === undefined || at < span.beforeFrom || at >= span.until) return undefined
    return at >= span.from ? "now" : "before"
  }
  const money = new Map<string, OverviewFigure>()
  const add = (name: OverviewFigureName, currency: CurrencyCode, time: "now" | "before", amount: number) => {
    const { now: present, before: past = 0 } = money.get(`${name} ${currency}`) ?? { now: 0, before: 0 }
    const sums = time === "now" ? { now: present + amount, before: past } : { now: present, before: past + amount }
    money.set(`${name} ${currency}`, { name, currency, ...sums })
  }
  const advertised = { now: new Set<number>(), before: new Set<number>() }
  for (const day of tables.days()) {
    const profile = own.get(day.businessProfileId)
    const time = holdsDay(days, day.date) ? "now" : holdsDay(before, day.date) ? "before" : undefined
    if (profile === undefined || time === undefined) continue
    add("spend", profile.span.currency, time, day.spend)
    if (day.impressions > 0) advertised[time].add(day.businessProfileId)
  }
  for (const { posting } of tables.postings()) {
    const time = timeOf(posting.businessProfileId, posting.at)
    if (time === undefined) continue
    for (const { account, amount } of posting.entries) {
      const name = marginAccounts.find((one) => one === account)
      if (name !== undefined) add(name, posting.currency, time, amount)
    }
  }
  const reviews = tables
    .campaigns()
    .flatMap(({ businessProfileId: id, status, reviewDueAt, portalReview }) =>
      portalReview?.portalId === portalId ? [{ id, status, reviewDueAt, ...portalReview }] : [],
    )
  const waiting = reviews.filter(({ decision, status }) => decision === undefined && reviewable.includes(status))
  const decided = reviews.flatMap(({ id, decidedAt, askedAt, reviewDueAt }) => {
    const time = decidedAt === undefined ? undefined : timeOf(id, decidedAt)
    if (decidedAt === undefined || time === undefined) return []
    return [{ time, millis: decidedAt - askedAt, isInTime: reviewDueAt !== undefined && decidedAt <= reviewDueAt }]
  })
  const ofDecided = (name: OverviewFigureName, weigh: (review: (typeof decided)[number]) => number): OverviewFigure => {
    const sum = (time: "now" | "before") =>
      decided.filter((one) => one.time === time).reduce((all, one) => all + weigh(one), 0)
    return { name, now: sum("now"), before: sum("before") }
  }
  for (const { businessProfileId, currency } of tables.wallets())
    if (own.has(businessProfileId) && tables.owedBy(businessProfileId) > 0)
      add("owed", currency, "now", tables.owedBy(businessProfileId))
  const issues = tables.openIssues()
  const disputes = issues.filter(({ kind }) => kind === "disputeOpened")
  for (const { currency, amount } of disputes) add("disputed", currency, "now", amount)
  const joined = [...own].map(([id, { createdAt }]) => timeOf(id, createdAt))
  return [
    ...money.values(),
    { name: "businesses", now: own.size },
    { name: "advertised", now: advertised.now.size, before: advertised.before.size },
    {
      name: "joined",
      now: joined.filter((time) => time === "now").length,
      before: joined.filter((time) => time === "before").length,
    },
    { name: "frozen", now: [...own.keys()].filter((id) => tables.isFrozen(id)).length },
    { name: "waiting", now: waiting.length },
    { name: "late", now: waiting.filter(({ reviewDueAt }) => reviewDueAt !== undefined && reviewDueAt <= now).length },
    ofDecided("decided", () => 1),
    ofDecided("decidedInTime", ({ isInTime }) => (isInTime ? 1 : 0)),
    ofDecided("reviewMillis", ({ millis }) => millis),
    { name: "owing", now: [...own.keys()].filter((id) => tables.owedBy(id) > 0).length },
    { name: "disputes", now: disputes.length },
    { name: "paymentIssues", now: issues.length - disputes.length },
  ]
}

/** The figures of a portal over the in-memory tables of all contexts, whose payment issues are of one portal. */
export const memoryPortalFigures = Layer.effect(
  PortalFigures,
  Effect.map(deskTables, (tables) => ({
    of: (portalId, periods) => Effect.sync(() => figuresOf(tables, portalId, periods)),
  })),
)
