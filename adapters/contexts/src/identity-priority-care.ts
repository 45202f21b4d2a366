import { Effect, Layer } from "effect"
import { PriorityCare } from "@application/identity/ports"
import { PriorityCare as BoughtCare } from "@application/wallet/services"

/** Whom a portal's staff serves first is what businesses have bought. */
export const identityPriorityCare = Layer.effect(
  PriorityCare,
  Effect.map(BoughtCare, ({ during }) => ({ during })),
)
