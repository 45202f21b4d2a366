import { Layer } from "effect"
import { memoryIds } from "@application/kernel/testing"
import { memoryPortals } from "@application/portals/testing"
import { memoryLedger } from "./memory-ledger.ts"
import { memoryPaidCampaigns } from "./memory-paid-campaigns.ts"
import { memoryPayableSessions } from "./memory-payable-sessions.ts"
import { memoryPaymentGateways } from "./memory-payment-gateways.ts"
import { memoryPaymentNotices } from "./memory-payment-notices.ts"
import { memoryPaymentRepository } from "./memory-payment-repository.ts"
import { memoryWalletRegion } from "./memory-wallet-region.ts"

/** Every port of wallet over an in-memory database, and the desks of gateways and sessions; needs database and unit of work. */
export const memoryWalletWorld = Layer.mergeAll(
  memoryLedger,
  memoryPaymentRepository,
  memoryPaymentGateways,
  memoryPaymentNotices,
  memoryWalletRegion(),
  memoryIds,
  memoryPaidCampaigns,
  memoryPortals(),
).pipe(Layer.provideMerge(memoryPayableSessions))
