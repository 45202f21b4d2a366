import { BusinessMoney, FrozenCampaigns } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { UserMessages } from "@application/messaging/services"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Context, Effect, Layer } from "effect"

interface Wallet {
  readonly businessProfileId: BusinessProfileId
  readonly availableBalance: number
  readonly promisedBalance: number
  readonly lockedBalance: number
}

interface Refund {
  readonly businessProfileId: BusinessProfileId
  readonly amount: number
  readonly state: string
}

/** What a deletion did outside of identity: messages by user, and how often ads were told to follow it. */
export class DeletionEvents extends Context.Service<
  DeletionEvents,
  { readonly told: Array<readonly [UserId, string]>; readonly followed: Array<BusinessProfileId> }
>()("identity/testing/DeletionEvents") {}

/** Tables in which campaigns and wallets of a deletion's tests are. */
export const deletionTables = Effect.map(MemoryDatabase, (database) => ({
  campaigns: database.table<number, { readonly businessProfileId: BusinessProfileId; readonly status: string }>(
    "campaigns",
  ),
  wallets: database.table<BusinessProfileId, Wallet>("ledger_wallets"),
  refunds: database.table<number, Refund>("wallet_refunds"),
  payments: database.table<number, object>("payments"),
}))

const campaigns = Layer.effect(
  FrozenCampaigns,
  Effect.gen(function* () {
    const tables = yield* deletionTables
    const { followed } = yield* DeletionEvents
    return {
      follow: (id) => Effect.sync(() => void followed.push(id)),
      endAll: (id) =>
        Effect.sync(() => {
          const open = [...tables.campaigns].filter(([, one]) => one.status === "Active")
          for (const [key, one] of open) tables.campaigns.set(key, { ...one, status: "Completed" })
          const wallet = tables.wallets.get(id)
          if (wallet !== undefined)
            tables.wallets.set(id, {
              ...wallet,
              availableBalance: wallet.availableBalance + wallet.lockedBalance,
              lockedBalance: 0,
            })
          return open.length
        }),
    }
  }),
)

const money = Layer.effect(
  BusinessMoney,
  Effect.map(deletionTables, ({ wallets, refunds }) => ({
    giveBack: (businessProfileId, amount) =>
      Effect.sync(() => {
        const wallet = wallets.get(businessProfileId)
        if (wallet === undefined) return
        wallets.set(businessProfileId, { ...wallet, availableBalance: wallet.availableBalance - amount })
        refunds.set(refunds.size, { businessProfileId, amount, state: "InProgress" })
      }),
  })),
)

const messages = Layer.effect(
  UserMessages,
  Effect.map(DeletionEvents, ({ told }) => ({
    tell: ({ userId }, content) =>
      Effect.sync(() => {
        const message = content({ origin: "https://localhost" })
        told.push([userId, "news" in message ? String(message.news) : message.template])
      }),
  })),
)

/** Campaigns, money and messages as a deletion finds them, on the in-memory database. */
export const deletionWorld = Layer.mergeAll(campaigns, money, messages).pipe(
  Layer.provideMerge(Layer.sync(DeletionEvents, () => ({ told: [], followed: [] }))),
)
