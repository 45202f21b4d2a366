import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, CampaignId, IdempotencyKey } from "@domain/kernel"
import { InsufficientFunds } from "@domain/wallet"
import { CampaignFunds } from "@application/wallet/services"
import type { CampaignKey } from "../ports/campaign-repository.ts"

/** What a campaign holds: locked in all, drawn so far, given back. Minor units. */
export interface MemoryLock {
  readonly locked: number
  readonly spent: number
  readonly released: number
}

/** Wallets in the in-memory database: `wallets` maps a profile to what it may spend, any amount when absent. */
export const memoryCampaignFunds = Layer.effect(
  CampaignFunds,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const wallets = database.table<BusinessProfileId, number>("wallets")
    const locks = database.table<CampaignId, MemoryLock>("fund_locks")
    const promises = database.table<CampaignId, number>("fund_promises")
    const changed = database.table<IdempotencyKey, boolean>("fund_changes")
    /** Ends a lock; `more` comes back with it as long as nothing was spent. */
    const end = ({ businessProfileId, campaignId }: CampaignKey, more: number) => {
      const held = locks.get(campaignId)
      if (held === undefined || held.released > 0) return
      const rest = held.locked - held.spent + (held.spent === 0 ? more : 0)
      locks.set(campaignId, { ...held, released: rest })
      wallets.set(businessProfileId, (wallets.get(businessProfileId) ?? 0) + rest)
    }
    return {
      lock: ({ businessProfileId, campaignId, price }) =>
        Effect.suspend(() => {
          const held = locks.get(campaignId)
          if (held !== undefined && held.released === 0) return Effect.void
          const available = wallets.get(businessProfileId) ?? Number.MAX_SAFE_INTEGER
          if (available < price.total) {
            return Effect.fail(new InsufficientFunds({ missing: price.total - available, currency: price.currency }))
          }
          wallets.set(businessProfileId, available - price.total)
          locks.set(campaignId, { locked: price.media, spent: 0, released: 0 })
          return Effect.void
        }),
      promise: ({ businessProfileId, campaignId, total, currency }) =>
        Effect.suspend(() => {
          if (promises.has(campaignId)) return Effect.void
          const available = wallets.get(businessProfileId) ?? Number.MAX_SAFE_INTEGER
          if (available < total) return Effect.fail(new InsufficientFunds({ missing: total - available, currency }))
          wallets.set(businessProfileId, available - total)
          promises.set(campaignId, total)
          return Effect.void
        }),
      passOn: ({ businessProfileId, campaignId, total }) =>
        Effect.sync(() => {
          promises.set(campaignId, (promises.get(campaignId) ?? 0) - total)
          wallets.set(businessProfileId, (wallets.get(businessProfileId) ?? 0) + total)
        }),
      promised: (_profile, campaignId) => Effect.sync(() => promises.get(campaignId) ?? 0),
      spend: ({ campaignId, reported }) =>
        Effect.sync(() => {
          const held = locks.get(campaignId)
          if (held === undefined) return reported
          const spent = Math.min(held.locked - held.released, reported)
          locks.set(campaignId, { ...held, spent })
          return spent
        }),
      available: (profile) => Effect.sync(() => wallets.get(profile) ?? Number.MAX_SAFE_INTEGER),
      change: ({ businessProfileId, campaignId, added, idempotencyKey }) =>
        Effect.suspend(() => {
          const held = locks.get(campaignId)
          if (held === undefined || changed.has(idempotencyKey)) return Effect.void
          const available = wallets.get(businessProfileId) ?? Number.MAX_SAFE_INTEGER
          if (available < added.total) {
            return Effect.fail(new InsufficientFunds({ missing: added.total - available, currency: added.currency }))
          }
          wallets.set(businessProfileId, available - added.total)
          locks.set(campaignId, { ...held, locked: held.locked + added.media })
          changed.set(idempotencyKey, true)
          return Effect.void
        }),
      reopen: (input) => Effect.sync(() => end(input, 0)),
      release: (input) =>
        Effect.sync(() => {
          const { businessProfileId, campaignId } = input
          const promised = promises.get(campaignId) ?? 0
          if (promised > 0) {
            promises.set(campaignId, 0)
            wallets.set(businessProfileId, (wallets.get(businessProfileId) ?? 0) + promised)
          }
          end(input, 0)
        }),
      giveUp: ({ price, ...input }) => Effect.sync(() => end(input, price.total - price.media)),
    }
  }),
)
