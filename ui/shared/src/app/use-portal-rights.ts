import { type ActionOf, may } from "@domain/identity"
import { useSessionState } from "../frame/index.ts"

/** Tells whether the signed-in user's roles on the portal allow an action on it. */
export const usePortalRights = (): ((action: ActionOf<"portal">) => boolean) => {
  const session = useSessionState()
  return (action) =>
    session.status === "signedIn" &&
    may({ kind: "user", roleIds: session.user.roleIds, memberships: [] }, action) === "allowed"
}
