import { Context, Effect, Schema } from "effect"
import { errorCode } from "@domain/errors"
import {
  type Action,
  type ApiKeyGrant,
  ApiScope,
  type AssistantGrant,
  AssistantScope,
  type Principal,
  may,
  Role,
  type RoleOnProfile,
} from "@domain/identity"
import { BusinessProfileId, type PortalId, type UserId } from "@domain/kernel"

/** The caller. `familyId` identifies the sign-in by its family of refresh tokens. */
export type Actor =
  | { readonly kind: "anonymous" }
  | {
      readonly kind: "user"
      readonly userId: UserId
      readonly portalId: PortalId
      readonly familyId?: string
      /** The portal's employee who acts as the user. */
      readonly actedBy?: UserId
      /** The portal's key that signed the user in, from the portal's own site. */
      readonly embedKeyId?: string
      /** The key of the API that the user made and a program calls by. */
      readonly apiKey?: ApiKeyGrant
      /** What the user granted the assistant that calls. */
      readonly assistant?: AssistantGrant
      /** Whether a second factor is compulsory here and theirs is not on. */
      readonly lacksSecondFactor?: boolean
      /** Roles of the account itself. */
      readonly roleIds: ReadonlyArray<Role>
      readonly memberships: ReadonlyArray<RoleOnProfile>
    }
  | { readonly kind: "system" }

/** Anonymous by default, so that an edge that sets no actor denies access. */
export const CurrentActor = Context.Reference<Actor>("application/CurrentActor", {
  defaultValue: () => ({ kind: "anonymous" }),
})

/** The signed-in user; anybody else is a defect, since access was checked. */
export const currentUser = Effect.flatMap(CurrentActor, (actor) =>
  actor.kind === "user" ? Effect.succeed(actor) : Effect.die(new Error("No user is signed in")),
)

/** A valid sign-in is required. Spec: error catalogue, 401. */
export class Unauthorized extends Schema.TaggedError<Unauthorized>()("Unauthorized", { errorCode: errorCode(401) }) {}

/** The profile is not one of the actor's. Spec: error catalogue, 113. */
export class ForbiddenBusinessProfile extends Schema.TaggedError<ForbiddenBusinessProfile>()(
  "ForbiddenBusinessProfile",
  {
    errorCode: errorCode(113),
    businessProfileId: BusinessProfileId,
  },
) {}

/**
 * The actor's role does not allow the action; `roles` are the allowed ones. `isActing` says that support acts as a client
 * and the action is the client's alone, `isEmbedded` that the sign-in by the portal's own site does not
 * reach so far, `needsSecondFactor` that it takes a second factor first, `isFrozen` that the portal froze the business,
 * `needsScope` the scope that the API key or the assistant lacks, and `isForPeople` that neither opens the action. Ours.
 */
export class RoleForbidden extends Schema.TaggedError<RoleForbidden>()("RoleForbidden", {
  errorCode: errorCode(1028),
  roles: Schema.Array(Role),
  isActing: Schema.optionalKey(Schema.Literal(true)),
  isEmbedded: Schema.optionalKey(Schema.Literal(true)),
  needsSecondFactor: Schema.optionalKey(Schema.Literal(true)),
  needsScope: Schema.optionalKey(Schema.Union([ApiScope, AssistantScope])),
  isForPeople: Schema.optionalKey(Schema.Literal(true)),
  isFrozen: Schema.optionalKey(Schema.Literal(true)),
}) {}

export const AccessDenied = Schema.Union([Unauthorized, ForbiddenBusinessProfile, RoleForbidden])
export type AccessDenied = typeof AccessDenied.Type

/** Whether an actor may take an action on a profile; the system may do everything. */
export const mayOn = (actor: Actor, action: Action, businessProfileId: BusinessProfileId): boolean =>
  actor.kind === "system" || may(principalOf(actor), action, businessProfileId) === "allowed"

/** Converts an actor to the permission matrix's form. */
export const principalOf = (actor: Exclude<Actor, { readonly kind: "system" }>): Principal =>
  actor.kind === "user" ? actor : { kind: "visitor" }
