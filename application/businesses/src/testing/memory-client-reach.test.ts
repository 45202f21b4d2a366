import { MemoryDatabase, memoryClientReach } from "@application/kernel/testing"
import type { MemberWithRole, RoleOnProfile } from "@domain/identity"
import { BusinessProfileId, type UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { type ArrangedReach, clientReachConformance } from "./client-reach.conformance.ts"

const agencyId = BusinessProfileId.make(801)
const clientId = BusinessProfileId.make(700)

const arrange = ({ mode, agency, memberId, team, members, withheld }: ArrangedReach) =>
  Effect.map(MemoryDatabase, (database) => {
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    memberships.clear()
    const join = (businessProfileId: BusinessProfileId, some: ReadonlyArray<MemberWithRole>) => {
      for (const { userId, roleId } of some)
        memberships.set(userId, [...(memberships.get(userId) ?? []), { businessProfileId, roleId }])
    }
    join(agencyId, agency)
    join(clientId, members)
    database.table("agency-clients").set("801/1", [{ id: clientId }])
    database.table("agency_reaches").set("reach", { businessProfileId: agencyId, mode })
    const ofClient = { agencyId, businessProfileId: clientId }
    database.table("given_clients").set("team", { ...ofClient, teamId: 5, memberId: memberId ?? null })
    database.table("agency_teams").set("team", { businessProfileId: agencyId, id: 5, memberIds: team })
    const kept = database.table("withheld_memberships")
    kept.clear()
    for (const { userId, roleId } of withheld)
      kept.set(JSON.stringify([agencyId, clientId, userId]), { ...ofClient, userId, role: roleId })
  })

const read = Effect.map(MemoryDatabase, (database) => ({
  members: [...database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")].flatMap(([userId, joined]) =>
    joined.filter((one) => one.businessProfileId === clientId).map(({ roleId }) => ({ userId, roleId })),
  ),
  withheld: [
    ...database
      .table<string, { readonly userId: UserId; readonly role: MemberWithRole["roleId"] }>("withheld_memberships")
      .values(),
  ].map(({ userId, role }) => ({ userId, roleId: role })),
}))

clientReachConformance(memoryClientReach.pipe(Layer.provideMerge(MemoryDatabase.layer)), arrange, read)
