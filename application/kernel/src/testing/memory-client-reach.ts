import { reachedMembers, type RoleOnProfile, rolesByAgency } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect, Layer } from "effect"
import { ClientReach } from "../client-reach.ts"
import { MemoryDatabase } from "./memory-database.ts"

type Row = Readonly<Record<string, unknown>>

/** Members of clients as their agencies have them, over the in-memory database. */
export const memoryClientReach = Layer.effect(
  ClientReach,
  Effect.map(MemoryDatabase, (database) => {
    const memberships = database.table<UserId, ReadonlyArray<RoleOnProfile>>("memberships")
    const clients = database.table<string, ReadonlyArray<{ readonly id: BusinessProfileId }>>("agency-clients")
    const rows = (table: string) => database.table<string, Row>(table)
    const membersOf = (id: BusinessProfileId) =>
      [...memberships].flatMap(([userId, joined]) =>
        joined
          .filter(({ businessProfileId }) => businessProfileId === id)
          .map(({ roleId }) => ({ userId: Number(userId) as UserId, roleId })),
      )
    const setMember = (userId: UserId, businessProfileId: BusinessProfileId, next: RoleOnProfile | undefined) => {
      const others = (memberships.get(userId) ?? []).filter((one) => one.businessProfileId !== businessProfileId)
      memberships.set(userId, next === undefined ? others : [...others, next])
    }
    const reachOf = (agencyId: BusinessProfileId) =>
      [...rows("agency_reaches").values()].find((row) => row["businessProfileId"] === agencyId)
    const givenOf = (agencyId: BusinessProfileId, clientId: BusinessProfileId): ReadonlyArray<UserId> => {
      const teams = [...rows("agency_teams").values()].filter((team) => team["businessProfileId"] === agencyId)
      return [...rows("given_clients").values()]
        .filter((row) => row["agencyId"] === agencyId && row["businessProfileId"] === clientId)
        .flatMap(({ memberId, teamId }) => [
          ...(typeof memberId === "number" ? [memberId as UserId] : []),
          ...teams.flatMap((team) => (team["id"] === teamId ? (team["memberIds"] as ReadonlyArray<UserId>) : [])),
        ])
    }
    const withheldName = (...key: ReadonlyArray<number>) => JSON.stringify(key)
    const align = (agencyId: BusinessProfileId, portalId: number, clientId: BusinessProfileId) => {
      const mode = reachOf(agencyId)?.["mode"]
      if (mode !== "joined" && mode !== "given") return
      const kept = [...rows("withheld_memberships").values()].filter(
        (row) => row["agencyId"] === agencyId && row["businessProfileId"] === clientId,
      )
      // A row in memory has numbers for roles, as its table has.
      const before = {
        members: membersOf(clientId),
        withheld: kept.map((row) => ({
          userId: row["userId"] as UserId,
          roleId: row["role"] as RoleOnProfile["roleId"],
        })),
      }
      const after = reachedMembers({ mode, agency: membersOf(agencyId), given: givenOf(agencyId, clientId), ...before })
      for (const { userId } of before.members)
        if (!after.members.some((one) => one.userId === userId)) setMember(userId, clientId, undefined)
      for (const { userId, roleId } of after.members)
        if (!before.members.some((one) => one.userId === userId))
          setMember(userId, clientId, { businessProfileId: clientId, roleId })
      const table = rows("withheld_memberships")
      for (const { userId } of before.withheld) table.delete(withheldName(agencyId, clientId, userId))
      for (const { userId, roleId } of after.withheld)
        table.set(withheldName(agencyId, clientId, userId), {
          agencyId,
          businessProfileId: clientId,
          portalId,
          userId,
          role: roleId,
        })
    }
    const served = () =>
      [...clients].flatMap(([key, own]) => {
        const [agency, portal] = key.split("/").map(Number)
        return own.map(({ id }) => ({ agencyId: agency as BusinessProfileId, portalId: portal ?? 0, clientId: id }))
      })
    return {
      follow: (id) =>
        Effect.sync(() => {
          for (const { agencyId, portalId, clientId } of served())
            if (agencyId === id || clientId === id) align(agencyId, portalId, clientId)
        }),
      leave: (agencyId, userId) =>
        Effect.sync(() => {
          const given = [...rows("given_clients").values()].filter(
            (row) => row["agencyId"] === agencyId && row["memberId"] === userId,
          ).length
          if (given > 0 || reachOf(agencyId) === undefined) return given
          for (const one of served())
            if (one.agencyId === agencyId) {
              const role = membersOf(one.clientId).find((member) => member.userId === userId)?.roleId
              if (role !== undefined && rolesByAgency.includes(role)) setMember(userId, one.clientId, undefined)
              rows("withheld_memberships").delete(withheldName(agencyId, one.clientId, userId))
            }
          const teams = rows("agency_teams")
          for (const [name, team] of teams)
            if (team["businessProfileId"] === agencyId)
              teams.set(name, {
                ...team,
                memberIds: (team["memberIds"] as ReadonlyArray<number>).filter((id) => id !== userId),
              })
          return 0
        }),
    }
  }),
)
