import { Effect, Layer } from "effect"
import { BriefCurrency } from "../ports/brief-currency.ts"

/** Rupees for every business. */
export const memoryBriefCurrency = Layer.succeed(BriefCurrency, { of: () => Effect.succeed("INR") })
