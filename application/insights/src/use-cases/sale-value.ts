import { handler } from "@application/kernel"
import { DifferenceStale } from "@domain/errors"
import type { KeptSaleValue } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { KeepSaleValue, RemoveSaleValue } from "../contract/sale-value.ts"
import { SaleValues } from "../stores/sale-values.ts"

const withoutProfile = ({ averageSale, closePercent, version }: KeptSaleValue): KeptSaleValue => ({
  averageSale,
  closePercent,
  version,
})

/** What a business says of a sale, if anything. */
export const saleValueOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const kept = yield* (yield* SaleValues).find({ businessProfileId })
  return kept === undefined ? undefined : withoutProfile(kept)
})

const stale = (kept: KeptSaleValue | undefined) =>
  new DifferenceStale({
    fields: ["averageSale", "closePercent"],
    revision: kept?.version ?? 0,
    current: { ...(kept === undefined ? {} : withoutProfile(kept)) },
  })

export const keepSaleValue = handler(
  KeepSaleValue,
  Effect.fnUntraced(function* ({ businessProfileId, averageSale, closePercent, version }) {
    const store = yield* SaleValues
    const kept = yield* store.forChange({ businessProfileId })
    const next = { averageSale, closePercent, version: version + 1 }
    if (kept === undefined) {
      if (version !== 0) return yield* stale(kept)
      const isFirst = yield* store.addOnce({ businessProfileId, ...next })
      return isFirst ? next : yield* stale(yield* store.find({ businessProfileId }))
    }
    if (kept.version !== version) return yield* stale(kept)
    yield* store.save({ businessProfileId, ...next })
    return next
  }),
)

export const removeSaleValue = handler(
  RemoveSaleValue,
  Effect.fnUntraced(function* ({ businessProfileId, version }) {
    const store = yield* SaleValues
    const kept = yield* store.forChange({ businessProfileId })
    if (kept === undefined) return {}
    if (kept.version !== version) return yield* stale(kept)
    yield* store.remove({ businessProfileId })
    return {}
  }),
)
