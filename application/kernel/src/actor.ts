import { Context, Effect, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { BusinessProfileId, type PortalId, type UserId } from "@domain/kernel"
import type { Access } from "./access.ts"

/** Who is acting. Roles are the specification's role numbers; `familyId` names the sign-in, by its family of refresh tokens. */
export type Actor =
  | { readonly kind: "anonymous" }
  | {
      readonly kind: "user"
      readonly userId: UserId
      readonly portalId: PortalId
      readonly familyId?: string
      readonly roleIds: ReadonlyArray<number>
      readonly businessProfileIds: ReadonlyArray<BusinessProfileId>
    }
  | { readonly kind: "system" }

/** Anonymous unless the edge says otherwise, so that forgetting to set it denies. */
export const CurrentActor = Context.Reference<Actor>("application/CurrentActor", {
  defaultValue: () => ({ kind: "anonymous" }),
})

/** No valid sign-in where one is needed. Spec: error catalogue, 401. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", { errorCode: errorCode(401) }) {}

/** The profile is not among the actor's own. Spec: error catalogue, 113. */
export class ForbiddenBusinessProfile extends Schema.TaggedError<ForbiddenBusinessProfile>()(
  "ForbiddenBusinessProfile",
  {
    errorCode: errorCode(113),
    businessProfileId: BusinessProfileId,
  },
) {}

export const AccessDenied = Schema.Union([Unauthorized, ForbiddenBusinessProfile])
export type AccessDenied = typeof AccessDenied.Type

/** Whether an actor belongs to a profile; the system belongs to every one. */
export const isMemberOf = (actor: Actor, businessProfileId: BusinessProfileId): boolean =>
  actor.kind === "system" || (actor.kind === "user" && actor.businessProfileIds.includes(businessProfileId))

const namesProfile = (input: unknown): input is { readonly businessProfileId: BusinessProfileId } =>
  typeof input === "object" && input !== null && "businessProfileId" in input

/** Fails unless the current actor may call a contract of this access with this input. */
export const authorise = Effect.fnUntraced(function* (
  access: Access,
  input: unknown,
): Effect.fn.Return<void, AccessDenied> {
  const actor = yield* CurrentActor
  if (access === "anyone" || actor.kind === "system") return
  if (access === "system" || actor.kind === "anonymous") return yield* new Unauthorized({})
  if (access === "signedIn") return
  if (!namesProfile(input)) return yield* new Unauthorized({})
  const { businessProfileId } = input
  if (!isMemberOf(actor, businessProfileId)) return yield* new ForbiddenBusinessProfile({ businessProfileId })
})

/** For whom an answer is read: a user, of whom the answer's own source has to prove sign-in and membership, or the system. */
export type Reader = { readonly userId: UserId; readonly portalId: PortalId; readonly familyId: string } | "system"

/** The current actor as a reader; nobody in particular reads nothing. */
export const currentReader: Effect.Effect<Reader, Unauthorized> = Effect.gen(function* () {
  const actor = yield* CurrentActor
  if (actor.kind === "system") return "system"
  if (actor.kind === "anonymous" || actor.familyId === undefined) return yield* new Unauthorized({})
  const { userId, portalId, familyId } = actor
  return { userId, portalId, familyId }
})
