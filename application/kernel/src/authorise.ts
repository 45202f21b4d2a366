import { Context, Effect } from "effect"
import {
  type Action,
  type ActionOf,
  awaitsSecondFactor,
  isFrozenFor,
  may,
  mayWhenEmbedded,
  mayWhenFrozen,
  mayWhileActing,
  permissions,
  rolesFor,
} from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import type { Access } from "./access.ts"
import type { AnyContract } from "./contract.ts"
import {
  type AccessDenied,
  type Actor,
  principalOf,
  CurrentActor,
  ForbiddenBusinessProfile,
  RoleForbidden,
  Unauthorized,
} from "./actor.ts"

const namesProfile = (input: unknown): input is { readonly businessProfileId: BusinessProfileId } =>
  typeof input === "object" && input !== null && "businessProfileId" in input

/** The profile that an input names, if the access is to a profile. */
export const profileNamed = (access: Access, input: unknown): BusinessProfileId | undefined =>
  access !== "system" && permissions[access].scope === "profile" && namesProfile(input)
    ? input.businessProfileId
    : undefined

/**
 * The refusal of an action to an actor's role, to support that acts as a client, to a sign-in by an embed key, for want of a
 * second factor, or on a frozen business.
 */
const roleForbidden = (actor: Actor, action: Action, businessProfileId?: BusinessProfileId): RoleForbidden => {
  const isActing = actor.kind === "user" && actor.actedBy !== undefined && !mayWhileActing(action)
  const isEmbedded = actor.kind === "user" && actor.embedKeyId !== undefined && !mayWhenEmbedded(action)
  const needsSecondFactor = actor.kind !== "system" && awaitsSecondFactor(principalOf(actor), action, businessProfileId)
  const isFrozen =
    actor.kind !== "system" && isFrozenFor(principalOf(actor), businessProfileId) && !mayWhenFrozen(action)
  return new RoleForbidden({
    roles: rolesFor(action),
    ...(isActing && { isActing }),
    ...(isEmbedded && { isEmbedded }),
    ...(needsSecondFactor && { needsSecondFactor }),
    ...(isFrozen && { isFrozen }),
  })
}

/** Why an actor may not call a contract with this access and input; undefined if allowed. */
export const denialOf = (actor: Actor, access: Access, input: unknown): AccessDenied | undefined => {
  if (actor.kind === "system") return undefined
  if (access === "system") return new Unauthorized({})
  const businessProfileId = profileNamed(access, input)
  const answer = may(principalOf(actor), access, businessProfileId)
  if (answer === "allowed") return undefined
  if (answer === "roleForbids") return roleForbidden(actor, access, businessProfileId)
  if (answer === "signInFirst" || businessProfileId === undefined) return new Unauthorized({})
  return new ForbiddenBusinessProfile({ businessProfileId })
}

/** Runs a call if the current actor may make it with this input, else fails with the denial. */
export const authorised = <A, E, R>(
  access: Access,
  input: unknown,
  call: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | AccessDenied, R> =>
  Effect.flatMap(CurrentActor, (actor): Effect.Effect<A, E | AccessDenied, R> => {
    const denial = denialOf(actor, access, input)
    return denial === undefined ? call : Effect.fail(denial)
  })

/** Fails unless the current actor may take an action on a profile, for calls whose input need not name one. */
export const authoriseProfile = (
  action: ActionOf<"profile">,
  businessProfileId: BusinessProfileId,
): Effect.Effect<void, ForbiddenBusinessProfile | RoleForbidden> =>
  Effect.flatMap(CurrentActor, (actor) => {
    const answer = actor.kind === "system" ? "allowed" : may(principalOf(actor), action, businessProfileId)
    if (answer === "allowed") return Effect.void
    return Effect.fail(
      answer === "roleForbids"
        ? roleForbidden(actor, action, businessProfileId)
        : new ForbiddenBusinessProfile({ businessProfileId }),
    )
  })

/** The running contract: its name and access, and the profile that its input names. */
export interface RunningCall {
  readonly name: string
  readonly access: Access
  readonly businessProfileId?: BusinessProfileId
}

/** A call of a contract with an input. */
export const runningCall = ({ name, access }: AnyContract, input: unknown): RunningCall =>
  namesProfile(input) ? { name, access, businessProfileId: input.businessProfileId } : { name, access }

/** The call that runs; undefined outside every contract. */
export const CurrentCall = Context.Reference<RunningCall | undefined>("application/CurrentCall", {
  defaultValue: () => undefined,
})

/** The user and business profile that a session belongs to. */
export interface SessionOwner {
  readonly userId?: UserId
  readonly businessProfileId?: BusinessProfileId
}

/** The action to check on a session's profile: the contract's if it is about sessions or profiles, else filling it in. */
const actionOnSession = (access: Access | undefined): Action => {
  if (access === undefined || access === "system") return "fillSignup"
  const { scope } = permissions[access]
  return scope === "session" || scope === "profile" ? access : "fillSignup"
}

/**
 * Fails unless the current actor may take the contract's action on a session; fails with `stranger` for another's
 * session. A session without owner needs only its secret id, then its user, and one with a profile needs a role there.
 */
export const authoriseSession = Effect.fnUntraced(function* <Stranger>(
  { userId, businessProfileId }: SessionOwner,
  stranger: () => Stranger,
): Effect.fn.Return<void, Stranger | RoleForbidden> {
  const actor = yield* CurrentActor
  if (actor.kind === "system" || userId === undefined) return
  if (businessProfileId === undefined)
    return actor.kind === "user" && actor.userId === userId ? undefined : yield* Effect.fail(stranger())
  const action = actionOnSession((yield* CurrentCall)?.access)
  const answer = may(principalOf(actor), action, businessProfileId)
  if (answer === "allowed") return
  return answer === "roleForbids"
    ? yield* roleForbidden(actor, action, businessProfileId)
    : yield* Effect.fail(stranger())
})
