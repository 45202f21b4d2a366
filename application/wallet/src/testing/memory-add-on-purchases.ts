import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { type AddOnPurchase, AddOnPurchaseId } from "@domain/wallet"
import { AddOnPurchases, type KeyedPurchase } from "../ports/add-on-purchases.ts"
import { priorityCare } from "../use-cases/priority-care.ts"

/** Purchases in the in-memory database. */
export const memoryAddOnPurchases = Layer.effect(
  AddOnPurchases,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const rows = database.table<string, AddOnPurchase & { readonly key: string }>("add_on_purchases")
    const profiles = database.table<BusinessProfileId, { readonly name: string; readonly portalId: PortalId }>(
      "business-profiles",
    )
    const where = (holds: (row: AddOnPurchase) => boolean) => [...rows.values()].filter(holds)
    const keyed = ({ key, ...purchase }: AddOnPurchase & { readonly key: string }): KeyedPurchase => ({ key, purchase })
    const of = (id: BusinessProfileId) => where((row) => row.businessProfileId === id)
    const endOf = (id: BusinessProfileId) => Math.max(...of(id).map(({ endsAt }) => endsAt))
    return {
      add: (key, purchase) =>
        Effect.sync(() => {
          const name = `${purchase.businessProfileId}/${key}`
          if (!rows.has(name)) rows.set(name, { ...purchase, id: AddOnPurchaseId.make(rows.size + 1), key })
        }),
      under: (id, keys) =>
        Effect.sync(() =>
          of(id)
            .filter(({ key }) => keys.includes(key))
            .map(keyed),
        ),
      ofProfile: (id, limit) => Effect.sync(() => of(id).toReversed().slice(0, limit).map(keyed)),
      lastEnd: (id) => Effect.sync(() => (of(id).length === 0 ? undefined : endOf(id))),
      periods: (ids, since) =>
        Effect.sync(() =>
          where((row) => ids.includes(row.businessProfileId) && row.endsAt > since).map(
            ({ businessProfileId, startsAt, endsAt }) => ({ businessProfileId, startsAt, endsAt }),
          ),
        ),
      running: (portalId, at, { skip, limit }) =>
        Effect.sync(() => {
          const found = where(({ startsAt, endsAt }) => startsAt <= at && at < endsAt)
            .filter((row) => profiles.get(row.businessProfileId)?.portalId === portalId)
            .map(({ businessProfileId, tierName }) => ({
              businessProfileId,
              businessName: profiles.get(businessProfileId)?.name ?? "",
              tierName,
              until: endOf(businessProfileId),
            }))
            .toSorted((one, other) => one.until - other.until || one.businessProfileId - other.businessProfileId)
          return { businesses: found.slice(skip, skip + limit), total: found.length }
        }),
    }
  }),
)

/** Priority care by the purchases in the in-memory database, and these. */
export const memoryPriorityCare = priorityCare.pipe(Layer.provideMerge(memoryAddOnPurchases))
