import { Effect, Layer } from "effect"
import { PriorityCare } from "@application/kernel"
import { ranDuring } from "@domain/wallet"
import { AddOnPurchases } from "../ports/add-on-purchases.ts"

/** Priority care is what a bought pack gives while it runs. */
export const priorityCare = Layer.effect(
  PriorityCare,
  Effect.map(AddOnPurchases, ({ periods }) => ({
    during: Effect.fnUntraced(function* (spans) {
      if (spans.length === 0) return []
      const businessProfileIds = [...new Set(spans.map((span) => span.businessProfileId))]
      const found = yield* periods(businessProfileIds, Math.min(...spans.map(({ from }) => from)))
      return spans.map(({ businessProfileId, from, until }) =>
        ranDuring(
          found.filter((period) => period.businessProfileId === businessProfileId),
          from,
          until,
        ),
      )
    }),
  })),
)
