import type { BusinessProfileId } from "@domain/kernel"

/**
 * The listed profile that a path segment names; undefined for other numbers and anything else. Spec: roles, "redirects
 * to not-found".
 */
export const memberProfile = (
  segment: string | undefined,
  profileIds: ReadonlyArray<BusinessProfileId>,
): BusinessProfileId | undefined => profileIds.find((id) => String(id) === segment)
