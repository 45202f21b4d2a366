import { Result } from "effect"
import type { CurrencyCode, MinorUnits } from "@domain/kernel"
import type { PriceBreakdown } from "@domain/pricing"
import { missingFor } from "./funds.ts"
import { afterPosting } from "./holdings.ts"
import type { Holdings } from "./ledger.ts"
import type { PostingFacts, Postings } from "./make-posting.ts"
import { topUp } from "./postings.ts"
import { promise } from "./promise.ts"

/** The least that the gateways take at once, in minor units: one rupee, 30 pence, 50 cents, 50 yen. */
export const leastCharge: Readonly<Record<CurrencyCode, MinorUnits>> = { INR: 100, GBP: 30, USD: 50, JPY: 50 }

/** What of a total comes from the wallet, and what is due through the gateway; minor units. */
export interface PaymentShares {
  readonly fromWallet: MinorUnits
  readonly due: MinorUnits
}

/**
 * How a campaign's total is paid: from what the wallet has available first. What is still missing is due, and no less than a
 * gateway takes: the wallet keeps so much the more. Ours.
 */
export const paymentShares = (
  { total, currency }: Pick<PriceBreakdown, "currency" | "total">,
  available: MinorUnits,
): PaymentShares => {
  const missing = missingFor(total, available)
  const due = missing === 0 ? 0 : Math.max(missing, leastCharge[currency])
  return { fromWallet: Math.max(0, total - due), due }
}

/**
 * A payment for a campaign arrived: it becomes available, and with it the campaign's total is promised to the campaign. If the
 * wallet's share of the total has gone elsewhere meanwhile, the money stays available.
 */
export const payForCampaign = (
  facts: PostingFacts,
  holdings: Holdings,
  { amount, total, currency }: { readonly amount: MinorUnits } & Pick<PriceBreakdown, "currency" | "total">,
): Result.Result<Postings> =>
  Result.map(topUp(facts, holdings, amount, currency), (arrived) => {
    const after = arrived.reduce((before, posting) => afterPosting(before, posting, facts.campaignId), holdings)
    return [...arrived, ...Result.getOrElse(promise(facts, after, { total, currency }), () => [])]
  })
