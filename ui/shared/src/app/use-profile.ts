import type { ProfileMembership } from "@domain/identity"
import { idFromPath } from "@domain/launch"
import { useParams } from "react-router"
import { useSessionState } from "../frame/index.ts"

/** The profile that the address names; its route's guard has let the user in, so it is missing only while signing out. */
export const useProfile = (): ProfileMembership | undefined => {
  const { businessProfileId = "" } = useParams()
  const session = useSessionState()
  const id = idFromPath(businessProfileId)
  return session.status === "signedIn" ? session.profiles.find((profile) => profile.id === id) : undefined
}
