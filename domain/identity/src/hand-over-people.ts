import type { UserId } from "@domain/kernel"
import { rolesFor } from "./may.ts"
import { isOwnerRole, type MemberRole } from "./profile-members.ts"
import type { Role } from "./role.ts"

type Member = Pick<MemberRole, "userId" | "roleId">

/** Who speaks for a client in its hand-over: its own owners, the agency that runs it, or its portal where nobody is left. */
export type Giver = "owner" | "agency" | "portal"

/** Whether a role may hand a business over and take one. */
export const mayHandOver = (role: Role): boolean => rolesFor("assignRoles").includes(role)

/** Whether somebody works on a client for its agency: by a place in the agency's team, or as account manager. */
const isOfAgency = ({ userId, roleId }: Member, team: ReadonlySet<UserId>): boolean =>
  team.has(userId) || roleId === "AccountManager"

/** The members of a client who leave it with its agency, whose team is given. Ours. */
export const leavingMembers = <M extends Member>(
  members: ReadonlyArray<M>,
  team: ReadonlySet<UserId>,
): ReadonlyArray<M> => members.filter((member) => isOfAgency(member, team))

/** The owners of a client who are not of its agency. */
export const ownOwners = <M extends Member>(members: ReadonlyArray<M>, team: ReadonlySet<UserId>): ReadonlyArray<M> =>
  members.filter((member) => isOwnerRole(member.roleId) && !isOfAgency(member, team))

/** Who has to consent for a client. Ours. */
export const giverOf = (members: ReadonlyArray<Member>, team: ReadonlySet<UserId>): Giver => {
  if (ownOwners(members, team).length > 0) return "owner"
  return leavingMembers(members, team).some(({ roleId }) => mayHandOver(roleId)) ? "agency" : "portal"
}

/** For whom a member of a client speaks in its hand-over; undefined without the right to. */
export const spokesmanOf = (
  members: ReadonlyArray<Member>,
  team: ReadonlySet<UserId>,
  userId: UserId,
): Exclude<Giver, "portal"> | undefined => {
  const member = members.find((one) => one.userId === userId)
  if (member === undefined || !mayHandOver(member.roleId)) return undefined
  if (isOfAgency(member, team)) return "agency"
  return isOwnerRole(member.roleId) ? "owner" : undefined
}

/** The role on a client for a member of its new agency: a watcher watches, and everybody else runs campaigns. Ours. */
const roleForClient = (role: Role): Role => (role === "BrandManager" ? "BrandManager" : "AccountManager")

/**
 * The members of a client after its hand-over: without its former agency, and with the team of its new one. Somebody who
 * stays keeps the role. Ours.
 */
export const membersAfterHandOver = (
  members: ReadonlyArray<Member>,
  formerTeam: ReadonlySet<UserId>,
  newTeam: ReadonlyArray<Member>,
): ReadonlyArray<Member> => {
  const gone = new Set(leavingMembers(members, formerTeam).map(({ userId }) => userId))
  const stay = members.filter(({ userId }) => !gone.has(userId))
  const joined = newTeam.filter(({ userId }) => stay.every((member) => member.userId !== userId))
  return [...stay, ...joined.map(({ userId, roleId }) => ({ userId, roleId: roleForClient(roleId) }))]
}
