import { type ActionOf, may } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { useCallback } from "react"
import { useSessionState } from "../frame/index.ts"
import { useProfile } from "./use-profile.ts"

/**
 * Tells whether the signed-in user's role allows an action on the given profile, else on the profile that the address
 * names.
 */
export const useMay = (profileId?: BusinessProfileId): ((action: ActionOf<"profile">) => boolean) => {
  const session = useSessionState()
  const named = useProfile()?.id
  const id = profileId ?? named
  return useCallback(
    (action) => {
      if (session.status !== "signedIn" || id === undefined) return false
      const memberships = session.profiles.map((profile) => ({ businessProfileId: profile.id, roleId: profile.roleId }))
      return may({ kind: "user", roleIds: session.user.roleIds, memberships }, action, id) === "allowed"
    },
    [session, id],
  )
}
