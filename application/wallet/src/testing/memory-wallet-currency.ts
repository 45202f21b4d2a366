import { Effect, Layer } from "effect"
import type { CurrencyCode } from "@domain/kernel"
import { WalletCurrency } from "../ports/wallet-currency.ts"

/** Every profile counts in this currency. */
export const memoryWalletCurrency = (currency: CurrencyCode = "INR") =>
  Layer.succeed(WalletCurrency, { of: () => Effect.succeed(currency) })
