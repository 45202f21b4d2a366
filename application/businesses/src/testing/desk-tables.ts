import { isFrozenIn, MemoryDatabase } from "@application/kernel/testing"
import type { Role } from "@domain/identity"
import type { BusinessProfileId, CampaignId, CurrencyCode, LocalDate, PortalId, UserId } from "@domain/kernel"
import type { BusinessCategoryId } from "@domain/portals"
import type { DocumentKind, TransactionKind } from "@domain/wallet"
import { Effect } from "effect"
import type { BusinessProfile } from "../ports/business-profile-repository.ts"

/** What the desk reads of the in-memory tables of other contexts. */
interface DeskRows {
  readonly account: {
    readonly portalId: PortalId
    readonly user: {
      readonly id: UserId
      readonly firstName: string
      readonly lastName: string
      readonly emailAddress: string
      readonly phoneNumber?: string
      readonly roleIds: ReadonlyArray<Role>
    }
  }
  readonly membership: { readonly businessProfileId: BusinessProfileId; readonly roleId: Role }
  readonly campaign: {
    readonly id: CampaignId
    readonly businessProfileId: BusinessProfileId
    readonly name: string
    readonly status: string
    readonly createdAt: number
    readonly spent?: number
    readonly reviewDueAt?: number
    readonly portalReview?: {
      readonly portalId: PortalId
      readonly askedAt: number
      readonly decidedAt?: number
      readonly decision?: object
    }
  }
  readonly wallet: {
    readonly businessProfileId: BusinessProfileId
    readonly currency: CurrencyCode
    readonly availableBalance: number
    readonly promisedBalance: number
    readonly lockedBalance: number
  }
  readonly posting: {
    readonly id: number
    readonly posting: {
      readonly businessProfileId: BusinessProfileId
      readonly kind: TransactionKind
      readonly currency: CurrencyCode
      readonly amount: number
      readonly at: number
      readonly campaignName?: string
      readonly entries: ReadonlyArray<{ readonly account: string; readonly amount: number }>
    }
  }
  readonly issue: {
    readonly settledAt?: number
    readonly issue: {
      readonly kind: string
      readonly amount: number
      readonly currency: CurrencyCode
      readonly businessProfileId?: BusinessProfileId
    }
  }
  readonly pack: {
    readonly businessProfileId: BusinessProfileId
    readonly startsAt: number
    readonly endsAt: number
  }
  readonly paper: {
    readonly id: number
    readonly businessProfileId: BusinessProfileId
    readonly kind: DocumentKind
    readonly number: string
    readonly total: number
    readonly currency: CurrencyCode
    readonly issuedOn: LocalDate
  }
  readonly day: {
    readonly businessProfileId: BusinessProfileId
    readonly date: LocalDate
    readonly impressions: number
    readonly spend: number
  }
  readonly lead: { readonly businessProfileId: BusinessProfileId; readonly lead: { readonly merge?: object } }
}

/** The in-memory tables behind the portal's desk, read over all contexts. */
export const deskTables = Effect.map(MemoryDatabase, (database) => {
  const rowsOf = <Name extends keyof DeskRows>(table: string) => database.table<string, DeskRows[Name]>(table)
  const tables = {
    profiles: database.table<BusinessProfileId, BusinessProfile>("business-profiles"),
    configurations: database.table<
      BusinessProfileId,
      { readonly configuration: { readonly category: BusinessCategoryId } }
    >("configurations"),
    memberships: database.table<UserId, ReadonlyArray<DeskRows["membership"]>>("memberships"),
    owed: database.table<BusinessProfileId, number>("ledger_owed"),
  }
  const listed = <Row>(rows: ReadonlyMap<unknown, Row>): ReadonlyArray<Row> => [...rows.values()]
  return {
    profile: (id: BusinessProfileId) => tables.profiles.get(id),
    profilesOf: (portalId: PortalId) => listed(tables.profiles).filter((profile) => profile.portalId === portalId),
    categoryOf: (id: BusinessProfileId) => tables.configurations.get(id)?.configuration.category,
    isFrozen: (id: BusinessProfileId) => isFrozenIn(database, id),
    owedBy: (id: BusinessProfileId) => tables.owed.get(id) ?? 0,
    peopleOf: (id: BusinessProfileId) =>
      listed(rowsOf<"account">("users")).flatMap(({ user }) =>
        (tables.memberships.get(user.id) ?? [])
          .filter(({ businessProfileId }) => businessProfileId === id)
          .map(({ roleId }) => ({ user, roleId })),
      ),
    campaigns: () => listed(rowsOf<"campaign">("campaigns")),
    wallets: () => listed(rowsOf<"wallet">("ledger_wallets")),
    postings: () => listed(rowsOf<"posting">("ledger_transactions")),
    openIssues: () =>
      listed(rowsOf<"issue">("payment_issues"))
        .filter(({ settledAt }) => settledAt === undefined)
        .map(({ issue }) => issue),
    packs: () => listed(rowsOf<"pack">("add_on_purchases")),
    papers: () => listed(rowsOf<"paper">("ledger_documents")),
    days: () => listed(rowsOf<"day">("daily_metrics")),
    leads: () => listed(rowsOf<"lead">("leads")),
  }
})

/** The in-memory tables behind the portal's desk. */
export type DeskTables = Effect.Success<typeof deskTables>
