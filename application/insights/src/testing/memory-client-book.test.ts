import { memoryCampaignRepository, memoryCountedConversions } from "@application/campaigns/testing"
import { MemoryDatabase } from "@application/kernel/testing"
import type { RoleOnProfile } from "@domain/identity"
import type { UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { type AddedClient, clientBookConformance } from "./client-book.conformance.ts"
import {
  memoryClientBook,
  memoryDailyMetricsRepository,
  memoryDashboardCampaigns,
  memoryLeadRepository,
  memoryWaitingTasks,
} from "./index.ts"

const world = memoryClientBook.pipe(
  Layer.provideMerge(
    Layer.mergeAll(
      memoryCampaignRepository,
      memoryDailyMetricsRepository,
      memoryDashboardCampaigns,
      memoryLeadRepository,
      memoryWaitingTasks,
      memoryCountedConversions,
    ),
  ),
  Layer.provideMerge(MemoryDatabase.layer),
)

const addClient = ({
  id,
  portalId,
  name,
  currencyId,
  available,
  website,
  userIds,
  agencyId,
  renewals = [],
}: AddedClient) =>
  Effect.map(MemoryDatabase, (database) => {
    const facts = { portalId, region: "IN", timeZone: "UTC", createdAt: 1 }
    database.table("business-profiles").set(id, {
      ...facts,
      id,
      name,
      currencyId,
      ...(website !== undefined && { storeDomain: website }),
    })
    database.table("ledger_wallets").set(id, { availableBalance: available })
    if (agencyId !== undefined) {
      database.table("agency_teams").set("food", { businessProfileId: agencyId, id: 5, name: "Food", memberIds: [] })
      database.table("given_clients").set(String(id), { agencyId, businessProfileId: id, teamId: 5, memberId: null })
    }
    if (agencyId !== undefined) database.table("agency-clients").set(`${agencyId}/${portalId}`, [{ id }])
    for (const { keeper, firstOn } of renewals)
      database
        .table("client_renewals")
        .set(JSON.stringify([portalId, id, keeper]), { firstOn, remindDays: 7, everyMonths: null })
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    for (const userId of userIds) {
      database.table("users").set(String(userId), { user: { id: userId, firstName: "Asha", lastName: "Rao" } })
      memberships.set(userId, [...(memberships.get(userId) ?? []), { businessProfileId: id, roleId: "ClientAccess" }])
    }
  })

clientBookConformance(world, addClient)
