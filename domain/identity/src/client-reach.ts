import { errorCode } from "@domain/errors"
import type { UserId } from "@domain/kernel"
import { Schema } from "effect"
import { rolesFor } from "./may.ts"
import type { Role } from "./role.ts"

/** Which clients the members of an agency reach: all that they joined, or only those given to them or to a team of theirs. Ours. */
export const ClientReachMode = Schema.Literals(["joined", "given"])
export type ClientReachMode = typeof ClientReachMode.Type

/** A member with a role. */
export interface MemberWithRole {
  readonly userId: UserId
  readonly roleId: Role
}

/** The members of an agency and of one of its clients, with the memberships that the agency withholds there. */
export interface ReachSituation {
  readonly mode: ClientReachMode
  readonly agency: ReadonlyArray<MemberWithRole>
  /** Everybody to whom the client is given, as a member or in a team. */
  readonly given: ReadonlyArray<UserId>
  readonly members: ReadonlyArray<MemberWithRole>
  readonly withheld: ReadonlyArray<MemberWithRole>
}

/** Whether a role on an agency leads it: leaders reach every client, and give clients to members and teams. */
export const leadsAgency = (roleId: Role): boolean => rolesFor("leadAgency").includes(roleId)

/** Roles that an agency's people have on clients by the agency; the client's own owners keep theirs. */
export const rolesByAgency: ReadonlyArray<Role> = ["AccountManager", "BrandManager"]

/**
 * The members of a client, and the withheld memberships, as the agency has it: whoever is given the client is a member, and so are
 * leaders where clients are given; where they are, no other member of the agency is, unless by a role of the client's own.
 * Withheld memberships come back as they were. Ours.
 */
export const reachedMembers = (situation: ReachSituation): Pick<ReachSituation, "members" | "withheld"> => {
  const { mode, agency, given } = situation
  const members = new Map(situation.members.map(({ userId, roleId }) => [userId, roleId]))
  const withheld = new Map(situation.withheld.map(({ userId, roleId }) => [userId, roleId]))
  for (const { userId, roleId } of agency) {
    const role = members.get(userId)
    const former = withheld.get(userId)
    const isGranted = given.includes(userId) || (mode === "given" && leadsAgency(roleId))
    if (isGranted || mode === "joined") {
      withheld.delete(userId)
      const next = role ?? former ?? (isGranted ? "AccountManager" : undefined)
      if (next !== undefined) members.set(userId, next)
    } else if (role !== undefined && rolesByAgency.includes(role)) {
      members.delete(userId)
      withheld.set(userId, role)
    }
  }
  const rows = (map: ReadonlyMap<UserId, Role>) => [...map].map(([userId, roleId]) => ({ userId, roleId }))
  return { members: rows(members), withheld: rows(withheld) }
}

/** A member cannot leave an agency while clients are given to them; somebody else is named first. Ours. */
export class ClientsToPassOn extends Schema.TaggedError<ClientsToPassOn>()("ClientsToPassOn", {
  errorCode: errorCode(1006),
  clients: Schema.Int,
}) {}
