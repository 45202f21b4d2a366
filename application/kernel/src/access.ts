import { type Action, type ActionOf, permissions } from "@domain/identity"
import type { BusinessProfileId, SessionId } from "@domain/kernel"

/** Who may call a use-case: whoever the permission matrix lets take this action, or the worker and verified webhooks alone. */
export type Access = Action | "system"

/** Whether an input names a session by its id or by the key of its summary link. */
type NamesSession<Input> = "sessionId" extends keyof Input
  ? Input extends { readonly sessionId?: SessionId }
    ? true
    : false
  : Input extends { readonly encodedId: string }
    ? true
    : false

/** The access that a contract with this input may state: an action's scope decides what the input must name. */
export type AccessFor<Input> =
  | "system"
  | ActionOf<"anyone" | "self" | "portal">
  | (Input extends { readonly businessProfileId: BusinessProfileId } ? ActionOf<"profile"> : never)
  | (NamesSession<Input> extends true ? ActionOf<"session"> : never)

/** Whether a call of this access is refused to whoever is not signed in, whatever it names. */
export const needsSignIn = (access: Access): boolean =>
  access === "system" || !["anyone", "session"].includes(permissions[access].scope)
