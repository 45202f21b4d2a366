import { Effect, Layer } from "effect"
import type { Region } from "@domain/kernel"
import { WalletRegion } from "../ports/wallet-region.ts"

/** Every profile is of this region. */
export const memoryWalletRegion = (region: Region = "IN") =>
  Layer.succeed(WalletRegion, { of: () => Effect.succeed(region) })
