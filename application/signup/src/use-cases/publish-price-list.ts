import { Clock, Effect, Result } from "effect"
import { localDateAt, regionFacts } from "@domain/kernel"
import { type NewPriceList, type PriceListFault, priceListFaults, type PriceListId } from "@domain/pricing"
import { PriceLists } from "../ports/price-lists.ts"

/** Adds a price list for future days, or answers why it may not be added. Run by the portals' operator. */
export const publishAnyPriceList = Effect.fnUntraced(function* (list: NewPriceList) {
  const lists = yield* PriceLists
  const today = localDateAt(yield* Clock.currentTimeMillis, regionFacts[list.region].timeZone)
  const faults = priceListFaults(list, yield* lists.all, today)
  const id = faults.length > 0 ? undefined : yield* lists.add(list)
  const published: Result.Result<PriceListId, ReadonlyArray<PriceListFault>> = id === undefined
    ? Result.fail(faults.length > 0 ? faults : ["overlap"])
    : Result.succeed(id)
  return published
})
