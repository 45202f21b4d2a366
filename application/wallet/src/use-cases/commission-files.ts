import { Clock, Effect, Stream } from "effect"
import { currentUser, FileAnswer, handler, RateLimits } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { TooManyRequests } from "@domain/identity"
import { byteOrderMark, csvRows } from "@domain/insights"
import { type CurrencyCode, minorDigits, type MinorUnits } from "@domain/kernel"
import { DownloadApprovedPayouts } from "../contract/commission-payouts.ts"
import { DownloadCommissions } from "../contract/commissions.ts"
import { CommissionPayouts } from "../stores/commissions.ts"
import { payeeNames } from "./commission-names.ts"
import { linesOf, ownEarnings } from "./commissions.ts"

const most = { files: 60, perMs: 3_600_000 } as const

const limited = Effect.fnUntraced(function* (what: string) {
  const { allowed, retryAfterSeconds } = yield* (yield* RateLimits).take(what, most.files, most.perMs)
  if (!allowed) return yield* new TooManyRequests({ retryAfterSeconds })
})

/** An amount in whole units, with a point. */
const units = (amount: MinorUnits, currency: CurrencyCode): string => {
  const digits = minorDigits[currency]
  return (amount / 10 ** digits).toFixed(digits)
}

const csvFile = Effect.fnUntraced(function* (fileName: string, rows: ReadonlyArray<ReadonlyArray<string>>) {
  const text = byteOrderMark + csvRows(rows)
  return new FileAnswer({
    contentType: "text/csv; charset=utf-8",
    fileName,
    body: yield* Stream.toAsyncIterableEffect(Stream.encodeText(Stream.make(text))),
  })
})

const lineColumns = [
  "Month",
  "Payee",
  "Kind",
  "Client",
  "Code",
  "Campaign",
  "Currency",
  "Earned",
  "Reversed",
  "Due on",
  "Standing",
] as const

export const downloadCommissions = handler(
  DownloadCommissions,
  Effect.fnUntraced(function* ({ month }) {
    const { userId } = yield* currentUser
    yield* limited(`commissions:${userId}`)
    const { rows } = yield* ownEarnings
    const now = yield* Clock.currentTimeMillis
    const lines = yield* linesOf(
      rows.filter((row) => row.month === month),
      now,
    )
    const cells = lines.map((line) => [
      line.month,
      line.payee,
      line.kind,
      line.client ?? "",
      line.code ?? "",
      String(line.campaignId),
      line.currency,
      units(line.earned, line.currency),
      units(line.reversed, line.currency),
      line.dueOn,
      line.standing,
    ])
    return yield* csvFile(`commissions-${month}.csv`, [lineColumns, ...cells])
  }),
)

/** What is paid is named by the portal's own number, which the bank's reference is noted with. */
export const downloadApprovedPayouts = handler(
  DownloadApprovedPayouts,
  Effect.fnUntraced(function* ({ portalId: named }) {
    const portalId = yield* ownPortal(named)
    yield* limited(`payouts:${portalId}`)
    const { rows } = yield* (yield* CommissionPayouts).list("ofPortal", { portalId }, { where: { state: "approved" } })
    const names = yield* payeeNames(
      portalId,
      rows.map(({ payee }) => payee),
    )
    const cells = rows.map(({ id, payee, amount, currency }) => [
      String(id),
      names.get(payee) ?? "",
      payee,
      units(amount, currency),
      currency,
      `COMMISSION ${portalId}-${id}`,
    ])
    return yield* csvFile("payouts.csv", [["Payout", "Name", "Payee", "Amount", "Currency", "Text"], ...cells])
  }),
)
