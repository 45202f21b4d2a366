import { Effect, Layer } from "effect"
import { MemoryDatabase } from "@application/kernel/testing"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import { PortalUse } from "../ports/portal-use.ts"

const counted = (names: ReadonlyArray<string>): Readonly<Record<string, number>> => {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

interface UsedTables {
  readonly profile: { readonly id: BusinessProfileId; readonly portalId: PortalId; readonly region: string }
  readonly account: { readonly portalId: PortalId; readonly user: { readonly languageId: string } }
  readonly campaign: {
    readonly businessProfileId: BusinessProfileId
    readonly status: string
    readonly channels: ReadonlyArray<{ readonly channel: string }>
  }
}

/** States in which a campaign is with the networks or on its way there. */
const openStates: ReadonlySet<string> = new Set(["InReview", "Approved", "Active", "Paused"])

/** Counts over the in-memory tables of businesses, accounts and campaigns. */
export const memoryPortalUse = Layer.effect(
  PortalUse,
  Effect.gen(function* () {
    const database = yield* MemoryDatabase
    const profiles = database.table<BusinessProfileId, UsedTables["profile"]>("business-profiles")
    const accounts = database.table<number, UsedTables["account"]>("users")
    const campaigns = database.table<number, UsedTables["campaign"]>("campaigns")
    return {
      of: (portalId) =>
        Effect.sync(() => {
          const own = [...profiles.values()].filter((profile) => profile.portalId === portalId)
          const ids = new Set(own.map(({ id }) => id))
          const people = [...accounts.values()].filter((account) => account.portalId === portalId)
          const banners = [...campaigns.values()].filter(
            ({ businessProfileId, status, channels }) =>
              ids.has(businessProfileId) &&
              openStates.has(status) &&
              channels.some(({ channel }) => channel === "Banner"),
          )
          return {
            businesses: counted(own.map(({ region }) => region)),
            accounts: counted(people.map(({ user }) => user.languageId)),
            bannerCampaigns: banners.length,
          }
        }),
    }
  }),
)
