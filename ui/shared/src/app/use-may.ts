import { type ActionOf, may } from "@domain/identity"
import { useCallback } from "react"
import { useSessionState } from "../frame/index.ts"
import { useProfile } from "./use-profile.ts"

/** Tells whether the signed-in user's role allows an action on the profile that the address names. */
export const useMay = (): ((action: ActionOf<"profile">) => boolean) => {
  const session = useSessionState()
  const profile = useProfile()
  return useCallback(
    (action) => {
      if (session.status !== "signedIn" || profile === undefined) return false
      const { id, roleId } = profile
      const memberships = [{ businessProfileId: id, roleId }]
      return may({ kind: "user", roleIds: session.user.roleIds, memberships }, action, id) === "allowed"
    },
    [session, profile],
  )
}
