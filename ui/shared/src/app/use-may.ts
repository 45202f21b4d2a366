import { type ActionOf, may, type ProfileMembership } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { useCallback } from "react"
import { useSessionState } from "../frame/index.ts"
import { useProfile } from "./use-profile.ts"

type SessionState = ReturnType<typeof useSessionState>

/** Whether the signed-in user's role allows an action on a profile. */
const mayOn = (session: SessionState, action: ActionOf<"profile">, id: BusinessProfileId): boolean => {
  if (session.status !== "signedIn") return false
  const memberships = session.profiles.map((profile) => ({ businessProfileId: profile.id, roleId: profile.roleId }))
  return may({ kind: "user", roleIds: session.user.roleIds, memberships }, action, id) === "allowed"
}

/**
 * Tells whether the signed-in user's role allows an action on the given profile, else on the profile that the address
 * names.
 */
export const useMay = (profileId?: BusinessProfileId): ((action: ActionOf<"profile">) => boolean) => {
  const session = useSessionState()
  const named = useProfile()?.id
  const id = profileId ?? named
  return useCallback((action) => id !== undefined && mayOn(session, action, id), [session, id])
}

/** The signed-in user's profiles on which their role allows an action. */
export const useProfilesFor = (action: ActionOf<"profile">): ReadonlyArray<ProfileMembership> => {
  const session = useSessionState()
  return session.status === "signedIn" ? session.profiles.filter(({ id }) => mayOn(session, action, id)) : []
}
