import type { MinorUnits } from "@domain/kernel"
import type { Posting } from "./ledger.ts"
import { movementOf } from "./ledger.ts"
import type { WalletTransaction } from "./wallet.ts"

/** Whether a posting is a line of the owner's statement: only what moved the owner's money. */
export const isOnStatement = (posting: Posting): boolean => posting.amount !== 0

/** A posting as a line of the statement. */
export const statementLine = (id: number, posting: Posting, availableAfter: MinorUnits): WalletTransaction => ({
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
    .map((posting, index) => {
      available += movementOf(posting, "available")
      return { posting, line: statementLine(index + 1, posting, available) }
    })
    .filter(({ posting }) => isOnStatement(posting))
    .map(({ line }) => line)
    .toReversed()
}
