import { Context, Effect } from "effect"
import {
  type Action,
  type ActionOf,
  type ApiScope,
  assistantScopeFor,
  awaitsSecondFactor,
  isFrozenFor,
  isProposing,
  may,
  mayWhenEmbedded,
  mayByApiKey,
  mayByAssistant,
  mayWhenFrozen,
  mayWhileActing,
  permissions,
  rolesFor,
  scopeFor,
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

/** What a refusal says to a caller by an API key that does not open the action. */
const refusedToKey = (actor: Actor, action: Action) => {
  if (actor.kind !== "user" || actor.apiKey === undefined || mayByApiKey(action, actor.apiKey)) return {}
  const scope = scopeFor(action)
  return scope === undefined || scope === "any" ? ({ isForPeople: true } as const) : { needsScope: scope }
}

/** What a refusal says to an assistant whose grant does not open the action. */
const refusedToAssistant = (actor: Actor, action: Action) => {
  if (actor.kind !== "user" || actor.assistant === undefined || mayByAssistant(action, actor.assistant)) return {}
  const scope = assistantScopeFor(action)
  return scope === undefined || scope === "any" ? ({ isForPeople: true } as const) : { needsScope: scope }
}

/**
 * The refusal of an action to an actor's role, to an API key, to an assistant, to support that acts as a client, to a sign-in by an embed key,
 * for want of a second factor, or on a frozen business.
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
    ...refusedToKey(actor, action),
    ...refusedToAssistant(actor, action),
    ...(isFrozen && { isFrozen }),
  })
}

/**
 * The scope that opens a call to API keys: `any` for every key, undefined where no key may. What a right to read lets a
 * person keep, such as a view of a list, is the person's own and no program's.
 */
export const apiScopeOf = ({ access, kind }: Pick<AnyContract, "access" | "kind">): ApiScope | "any" | undefined => {
  const scope = access === "system" ? undefined : scopeFor(access)
  const reads = scope === "any" || scope?.endsWith(":read") === true
  return kind === "command" && reads ? undefined : scope
}

/** Whether a call is closed to an actor's API key or assistant, whatever the scopes: an assistant's commands only propose. */
const isForPeople = (actor: Actor, contract: Pick<AnyContract, "access" | "kind">): boolean => {
  if (actor.kind !== "user" || contract.access === "system") return false
  if (actor.apiKey !== undefined && apiScopeOf(contract) === undefined) return true
  return actor.assistant !== undefined && contract.kind !== "query" && !isProposing(contract.access)
}

/** Why an actor may not make a call with this input; undefined if allowed. */
export const denialOfCall = (
  actor: Actor,
  contract: Pick<AnyContract, "access" | "kind">,
  input: unknown,
): AccessDenied | undefined => {
  if (contract.access !== "system" && isForPeople(actor, contract))
    return new RoleForbidden({ roles: rolesFor(contract.access), isForPeople: true })
  return denialOf(actor, contract.access, input)
}

/** Why an actor may not call with this access and input; undefined if allowed. */
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
  contract: Pick<AnyContract, "access" | "kind">,
  input: unknown,
  call: Effect.Effect<A, E, R>,
): Effect.Effect<A, E | AccessDenied, R> =>
  Effect.flatMap(CurrentActor, (actor): Effect.Effect<A, E | AccessDenied, R> => {
    const denial = denialOfCall(actor, contract, input)
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

/** Whether an actor is a draft's user; a key of one business and an assistant reach no draft without a business. */
const isOwner = (actor: Actor, userId: UserId): boolean =>
  actor.kind === "user" &&
  actor.userId === userId &&
  actor.assistant === undefined &&
  actor.apiKey?.businessProfileId === undefined

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
  if (businessProfileId === undefined) return isOwner(actor, userId) ? undefined : yield* Effect.fail(stranger())
  const action = actionOnSession((yield* CurrentCall)?.access)
  const answer = may(principalOf(actor), action, businessProfileId)
  if (answer === "allowed") return
  return answer === "roleForbids"
    ? yield* roleForbidden(actor, action, businessProfileId)
    : yield* Effect.fail(stranger())
})
