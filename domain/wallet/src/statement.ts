import { localDateAt, type MinorUnits, type TimeZoneName } from "@domain/kernel"
import { movementOf, type Posting } from "./ledger.ts"
import { StatementKind, type WalletTransaction } from "./wallet.ts"

const kinds: ReadonlyArray<string> = StatementKind.literals

const isShown = (kind: string): kind is StatementKind => kinds.includes(kind)

/** One line, before it is known what was there after it. */
type Line = Omit<WalletTransaction, "balanceAfter">

/**
 * How a posting of the statement changes all money of the owner, and the reserved part of that money; no such posting
 * moves a promise.
 */
const changesOf = (posting: Posting) => {
  const reserved = movementOf(posting, "locked")
  return { amount: movementOf(posting, "available") + reserved, reserved }
}

/** The lines of a posting, in order; a promotion's part has its own line. */
const linesOf = (posting: Posting, number: number): ReadonlyArray<Line> => {
  const { kind, currency, at, reference, campaignId, campaignName } = posting
  if (!isShown(kind)) return []
  const about = {
    currency,
    at,
    reference,
    ...(campaignId !== undefined && { campaignId }),
    ...(campaignName !== undefined && { campaignName }),
  }
  const { amount, reserved } = changesOf(posting)
  const granted = kind === "spend" ? 0 : 0 - movementOf(posting, "promo")
  const grant: Line = {
    ...about,
    id: number * 2,
    kind: granted > 0 ? "promoGrant" : "promoBack",
    amount: granted,
    reserved: granted,
  }
  const ownLine: Line = { ...about, id: number * 2 + 1, kind, amount: amount - granted, reserved: reserved - granted }
  return [grant, ownLine].filter((line) => line.amount !== 0 || line.reserved !== 0)
}

/** What is spent on one day on one campaign, with no other line between, is one line where its first posting stands. */
const dayKeyOf = ({ campaignId, at }: Posting, timeZone: TimeZoneName, linesBefore: number): string =>
  [campaignId, localDateAt(at, timeZone), linesBefore].join("/")

/**
 * A wallet's statement, newest first, from its postings (oldest first, numbered from 1); days are counted in
 * `timeZone`. Amounts sum to the available, promised and reserved balance, and `reserved` sums to the reserved balance.
 * Spec: Wallet, transactions.
 */
export const statementOf = (
  postings: ReadonlyArray<Posting>,
  timeZone: TimeZoneName,
): ReadonlyArray<WalletTransaction> => {
  const lines = new Map<string, Line>()
  let others = 0
  postings.forEach((posting, index) => {
    if (isShown(posting.kind) && posting.kind !== "spend") others += 1
    for (const line of linesOf(posting, index + 1)) {
      const key = posting.kind === "spend" ? dayKeyOf(posting, timeZone, others) : String(line.id)
      const before = lines.get(key)
      const sums = before && { amount: before.amount + line.amount, reserved: before.reserved + line.reserved }
      lines.set(key, { ...line, ...before, ...sums, at: line.at })
    }
  })
  let balance: MinorUnits = 0
  return [...lines.values()]
    .flatMap((line) => {
      balance += line.amount
      return line.amount === 0 && line.reserved === 0 ? [] : [{ ...line, balanceAfter: balance }]
    })
    .toReversed()
}
