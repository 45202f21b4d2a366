import type { MinorUnits } from "@domain/kernel"
import { type Holdings, movementOf, type Posting } from "./ledger.ts"
import type { StatementKind, TransactionKind, WalletTransaction } from "./wallet.ts"

/** A posting that the owner's statement shows. */
export type ShownPosting = Posting & { readonly kind: StatementKind }

const silent: ReadonlyArray<TransactionKind> = ["promise", "promiseEnd", "houseSpend", "disputeLost"]

/** Whether a posting is a line of the owner's statement: only what moved the owner's money. */
export const isOnStatement = (posting: Posting): posting is ShownPosting =>
  posting.amount !== 0 && !silent.includes(posting.kind)

/** What the statement shows as the owner's after a posting: promised money is still theirs. */
export const ownersBalance = ({ available, promised }: Pick<Holdings, "available" | "promised">): MinorUnits =>
  available + promised

/** A posting as a line of the statement. */
export const statementLine = (id: number, posting: ShownPosting, availableAfter: MinorUnits): WalletTransaction => ({
  id,
  kind: posting.kind,
  amount: posting.amount,
  currency: posting.currency,
  availableAfter,
  at: posting.at,
  reference: posting.reference,
  ...(posting.campaignName !== undefined && { campaignName: posting.campaignName }),
})

/** A wallet's statement from all its postings (oldest first, numbered from 1): the newest first. Spec: Wallet, transactions. */
export const statementOf = (postings: ReadonlyArray<Posting>): ReadonlyArray<WalletTransaction> => {
  let available = 0
  return postings
    .flatMap((posting, index) => {
      available += movementOf(posting, "available") + movementOf(posting, "promised")
      return isOnStatement(posting) ? [statementLine(index + 1, posting, available)] : []
    })
    .toReversed()
}
