import { type Action, type ActionOf, permissions } from "@domain/identity"
import type { BusinessProfileId, SessionId } from "@domain/kernel"

/**
 * Who may call a use-case: actors whom the permission matrix allows this action, or only the worker and verified
 * webhooks ("system").
 */
export type Access = Action | "system"

/** Whether an input names a session by its id or by its summary link's key. */
type NamesSession<Input> = "sessionId" extends keyof Input
  ? Input extends { readonly sessionId?: SessionId }
    ? true
    : false
  : Input extends { readonly encodedId: string }
    ? true
    : false

/** The access that a contract with this input may declare; an action's scope decides what the input must name. */
export type AccessFor<Input> =
  | "system"
  | ActionOf<"anyone" | "self" | "portal">
  | (Input extends { readonly businessProfileId: BusinessProfileId } ? ActionOf<"profile"> : never)
  | (NamesSession<Input> extends true ? ActionOf<"session"> : never)

/** Whether an anonymous caller is always refused. */
export const needsSignIn = (access: Access): boolean =>
  access === "system" || !["anyone", "session"].includes(permissions[access].scope)
