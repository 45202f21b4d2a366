import { MemoryDatabase } from "@application/kernel/testing"
import { keptForTaxUntil, type RoleOnProfile } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { BusinessErasures } from "../ports/business-erasures.ts"

/** What a deletion reads of the in-memory tables of other contexts. */
interface Rows {
  readonly campaigns: { readonly status: string }
  readonly payments: {
    readonly status: string
    readonly standing?: string
    readonly amount: number
    readonly createdAt?: number
  }
  readonly wallet_refunds: { readonly state: string; readonly amount: number }
  readonly ledger_wallets: {
    readonly availableBalance: number
    readonly promisedBalance: number
    readonly lockedBalance: number
  }
  readonly business_freezes: { readonly releasedAt?: number | null }
}

const over = ["Completed", "Archived"]

/** Erasures over the in-memory database; an erasure ends memberships and removes campaigns, leads and lists alone. */
export const memoryBusinessErasures = Layer.effect(
  BusinessErasures,
  Effect.map(MemoryDatabase, (database) => {
    type Owned<Row> = Row & { readonly businessProfileId: BusinessProfileId }
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    const owed = database.table<BusinessProfileId, number>("ledger_owed")
    const of = <Name extends string>(name: Name, id: BusinessProfileId) =>
      [...database.table<string, Owned<Name extends keyof Rows ? Rows[Name] : object>>(name).entries()].filter(
        ([, row]) => row.businessProfileId === id,
      )
    const rowsOf = <Name extends string>(name: Name, id: BusinessProfileId) => of(name, id).map(([, row]) => row)
    const sum = (amounts: ReadonlyArray<number>) => amounts.reduce((all, one) => all + one, 0)
    const erasedTables = ["campaigns", "leads", "customer_lists", "business_notes", "hand_overs"]
    return {
      holdings: (id) =>
        Effect.sync(() => {
          const payments = rowsOf("payments", id)
          const refunds = rowsOf("wallet_refunds", id)
          const wallets = rowsOf("ledger_wallets", id)
          const paid = payments.filter(({ status }) => status === "Succeeded")
          return {
            openCampaigns: rowsOf("campaigns", id).filter(({ status }) => !over.includes(status)).length,
            available: sum(wallets.map(({ availableBalance }) => availableBalance)),
            held: sum(wallets.map(({ promisedBalance, lockedBalance }) => promisedBalance + lockedBalance)),
            owed: owed.get(id) ?? 0,
            refundable:
              sum(paid.map(({ amount }) => amount)) -
              sum(refunds.filter(({ state }) => state !== "Failed").map(({ amount }) => amount)),
            disputes: payments.filter(({ standing }) => standing === "Disputed").length,
            refundsOnTheirWay: refunds.filter(({ state }) => state === "InProgress").length,
            paymentsOnTheirWay: payments.filter(({ status }) => status === "Pending").length,
            isFrozenByPortal: rowsOf("business_freezes", id).some(
              ({ releasedAt }) => (releasedAt ?? undefined) === undefined,
            ),
          }
        }),
      contents: (id) =>
        Effect.sync(() => ({
          ...rowsOf("payments", id)
            .slice(-1)
            .reduce((_, { createdAt = 0 }) => ({ keptUntil: keptForTaxUntil(createdAt, "IN") }), {}),
          people: [...memberships.values()].flat().filter(({ businessProfileId }) => businessProfileId === id).length,
          campaigns: of("campaigns", id).length,
          leads: of("leads", id).length,
          lists: of("customer_lists", id).length,
          pictures: of("business_pictures", id).length,
          feeds: of("product_feeds", id).length,
          connections: of("store_links", id).length + of("lead_destinations", id).length,
          reports: of("published_reports", id).length,
          drafts: 0,
          papers: of("ledger_documents", id).length,
        })),
      erase: (_portal, id) =>
        Effect.sync(() => {
          for (const [userId, roles] of memberships)
            memberships.set(
              userId,
              roles.filter(({ businessProfileId }) => businessProfileId !== id),
            )
          for (const table of erasedTables)
            for (const [key] of of(table, id)) database.table<string, object>(table).delete(key)
          return {}
        }),
      collect: (_portal, id) =>
        Effect.sync(() => JSON.stringify({ campaigns: rowsOf("campaigns", id), leads: rowsOf("leads", id) })),
    }
  }),
)
