import type { BusinessProfileId, UserId } from "@domain/kernel"
import { mayWhenEmbedded, mayWhileActing } from "./acting.ts"
import { type ApiKeyGrant, mayByApiKey } from "./api-scopes.ts"
import { type AssistantGrant, mayByAssistant, reachesBusiness } from "./assistant-scopes.ts"
import { mayWhenFrozen } from "./frozen.ts"
import { type Action, type ActionOf, onSessionProfile, type PermissionRow, permissions } from "./permissions.ts"
import { type Role, roleMeanings } from "./role.ts"

/** A user's role on a profile. */
export interface RoleOnProfile {
  readonly businessProfileId: BusinessProfileId
  readonly roleId: Role
  /** Whether the portal has frozen the profile. */
  readonly isFrozen?: true
}

/**
 * Somebody who asks for permission: a visitor, or a signed-in user with their roles. `actedBy` is the portal's employee who
 * acts as the user, `embedKeyId` the portal's key that the user was signed in by, `apiKey` the key of the API that the user
 * made and a program calls by, and `assistant` what the user granted the assistant that calls.
 */
export type Principal =
  | { readonly kind: "visitor" }
  | {
      readonly kind: "user"
      readonly actedBy?: UserId
      readonly embedKeyId?: string
      readonly apiKey?: ApiKeyGrant
      readonly assistant?: AssistantGrant
      /** Whether a second factor is compulsory here and theirs is not on. */
      readonly lacksSecondFactor?: boolean
      readonly roleIds: ReadonlyArray<Role>
      readonly memberships: ReadonlyArray<RoleOnProfile>
    }

/** The answer: allowed, or the reason why not. A missing profile also answers `notMember`. */
export type Answer = "allowed" | "signInFirst" | "notMember" | "roleForbids"

/**
 * The roles on a profile: the role given there and the user's staff roles; none for a non-member. Spec: "assigned per
 * profile".
 */
export const rolesOn = (principal: Principal, businessProfileId: BusinessProfileId): ReadonlyArray<Role> => {
  if (principal.kind === "visitor") return []
  const joined = principal.memberships.filter((membership) => membership.businessProfileId === businessProfileId)
  if (joined.length === 0) return []
  return [
    ...new Set([
      ...joined.map(({ roleId }) => roleId),
      ...principal.roleIds.filter((role) => roleMeanings[role].isStaff),
    ]),
  ]
}

/** Whether the portal has frozen a profile that the user is a member of. */
export const isFrozenFor = (principal: Principal, businessProfileId: BusinessProfileId | undefined): boolean =>
  principal.kind === "user" &&
  principal.memberships.some((one) => one.businessProfileId === businessProfileId && one.isFrozen === true)

const among = (held: ReadonlyArray<Role>, wanted: ReadonlyArray<Role>): Answer =>
  held.some((role) => wanted.includes(role)) ? "allowed" : "roleForbids"

const isSessionAction = (action: Action): action is ActionOf<"session"> => action in onSessionProfile

/** The roles that an action requires on a profile; none if it requires no role. */
export const rolesFor = (action: Action): ReadonlyArray<Role> => {
  const row: PermissionRow = permissions[isSessionAction(action) ? onSessionProfile[action] : action]
  return "roles" in row ? row.roles : []
}

/** Whether an account's roles let it administer a portal. Ours. */
export const isAdministrator = (roleIds: ReadonlyArray<Role>): boolean =>
  roleIds.some((role) => rolesFor("administerPortal").includes(role))

/** What takes money out of the house, and so a second factor of whoever does it. */
const movesMoneyOut: ReadonlyArray<Action> = ["refundFunds", "deleteBusiness"]

/**
 * Whether somebody whose roles allow an action waits for their second factor: an administrator with all but setting it up and
 * what any visitor may, others with what moves money out. Ours.
 */
export const awaitsSecondFactor = (
  principal: Principal,
  action: Action,
  businessProfileId?: BusinessProfileId,
): boolean => {
  if (principal.kind === "visitor" || principal.lacksSecondFactor !== true) return false
  if (mayByRole(principal, action, businessProfileId) !== "allowed") return false
  if (!isAdministrator(principal.roleIds)) return movesMoneyOut.includes(action)
  return action !== "setUpSecondFactor" && mayByRole({ kind: "visitor" }, action, businessProfileId) !== "allowed"
}

/**
 * Whether somebody may take an action. A profile's action is refused without a profile; a session's action names the
 * session's profile, if any. Spec: roles and permissions, "Portal access is per business profile".
 */
export const may = (principal: Principal, action: Action, businessProfileId?: BusinessProfileId): Answer =>
  awaitsSecondFactor(principal, action, businessProfileId)
    ? "roleForbids"
    : mayByRole(principal, action, businessProfileId)

const mayByRole = (principal: Principal, action: Action, businessProfileId?: BusinessProfileId): Answer => {
  const { scope }: PermissionRow = permissions[action]
  if (principal.kind === "user" && principal.actedBy !== undefined && !mayWhileActing(action)) return "roleForbids"
  if (principal.kind === "user" && principal.embedKeyId !== undefined && !mayWhenEmbedded(action)) return "roleForbids"
  if (principal.kind === "user" && principal.apiKey !== undefined && !mayByApiKey(action, principal.apiKey))
    return "roleForbids"
  if (principal.kind === "user" && principal.assistant !== undefined) {
    if (!mayByAssistant(action, principal.assistant)) return "roleForbids"
    if (businessProfileId !== undefined && !reachesBusiness(principal.assistant, businessProfileId)) return "notMember"
  }
  if (scope === "anyone" || (scope === "session" && businessProfileId === undefined)) return "allowed"
  if (principal.kind === "visitor") return "signInFirst"
  if (scope === "self") return "allowed"
  if (scope === "portal") return among(principal.roleIds, rolesFor(action))
  if (isFrozenFor(principal, businessProfileId) && !mayWhenFrozen(action)) return "roleForbids"
  const held = businessProfileId === undefined ? [] : rolesOn(principal, businessProfileId)
  return held.length === 0 ? "notMember" : among(held, rolesFor(action))
}

/**
 * The error code of a refusal: 401 without a sign-in, 113 for the profile, ours for the role. Spec: error catalogue
 * 8.1.
 */
export const refusalCode: Readonly<Record<Exclude<Answer, "allowed">, 113 | 401 | 1028>> = {
  signInFirst: 401,
  notMember: 113,
  roleForbids: 1028,
}

/** The divisions that a user sees: all fetched ones with the Brand Manager role, else none. Spec: roles. */
export const visibleDivisions = <Division>(
  roleIds: ReadonlyArray<Role>,
  fetched: ReadonlyArray<Division>,
): ReadonlyArray<Division> => (fetchesDivisions(roleIds) ? fetched : [])

/** Whether divisions are fetched. Spec: roles, "Brand Manager role". */
export const fetchesDivisions = (roleIds: ReadonlyArray<Role>): boolean => roleIds.includes("BrandManager")
