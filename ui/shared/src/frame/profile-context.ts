import type { ProfileMembership } from "@domain/identity"
import { createContext } from "react-router"

/** Carries the profile of the address into route loaders, once its guard has let the user in. */
export const profileContext = createContext<ProfileMembership>()
