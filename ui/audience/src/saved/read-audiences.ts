import { ListSavedAudiences } from "@application/campaigns/contract"
import type { ProfileMembership } from "@domain/identity"
import type { Read } from "@ui/container"

/** The saved audiences of a business. */
export const readAudiences = async (read: Read, profile: ProfileMembership | undefined) =>
  profile === undefined ? { audiences: [], listUses: [] } : read(ListSavedAudiences, { businessProfileId: profile.id })
