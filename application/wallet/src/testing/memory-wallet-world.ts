import { Layer } from "effect"
import type { Region } from "@domain/kernel"
import { everyProfile, memoryIds, memoryTables } from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { memoryPricesToday } from "@application/signup/testing"
import { memoryAddOnPurchases } from "./memory-add-on-purchases.ts"
import { memoryAutomaticTopUps } from "./memory-automatic-top-ups.ts"
import { memoryBilledBusinesses, memoryBillingDocuments } from "./memory-billing.ts"
import { memoryLedger } from "./memory-ledger.ts"
import { memoryPaidCampaigns } from "./memory-paid-campaigns.ts"
import { memoryPayableSessions } from "./memory-payable-sessions.ts"
import { memoryPaymentGateways } from "./memory-payment-gateways.ts"
import { memoryPaymentIssues } from "./memory-payment-issues.ts"
import { memoryPaymentNotices } from "./memory-payment-notices.ts"
import { memoryPaymentRepository } from "./memory-payment-repository.ts"
import { memoryRefundRepository } from "./memory-refund-repository.ts"
import { memoryWaitingRefunds } from "./memory-waiting-refunds.ts"
import { memoryGatewayCustomers, memorySavedCards } from "./memory-saved-cards.ts"

/** Every port of wallet over an in-memory database, and the desks of gateways and sessions; needs database and unit of work. */
export const memoryWalletWorldIn = (region: Region) =>
  Layer.mergeAll(
    memoryPaymentRepository,
    memoryPaymentGateways,
    memoryPaymentIssues,
    memoryPaymentNotices,
    memoryRefundRepository,
    memoryWaitingRefunds,
    memorySavedCards,
    memoryGatewayCustomers,
    memoryPricesToday(),
    memoryBilledBusinesses(region),
    memoryTables,
    everyProfile(region),
    memoryIds,
    memoryPaidCampaigns,
    memoryPortals(),
  ).pipe(
    Layer.provideMerge(memoryPayableSessions),
    Layer.provideMerge(memoryAddOnPurchases),
    Layer.provideMerge(memoryAutomaticTopUps),
    Layer.provideMerge(memoryBillingDocuments),
    Layer.provideMerge(memoryLedger),
  )

export const memoryWalletWorld = memoryWalletWorldIn("IN")
