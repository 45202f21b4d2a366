/** The path below which all calls are. */
export const apiPath = "/api/v1.0"

/** The call that lists the businesses that a key reaches, as a line for a terminal. */
export const profilesSample = (origin: string, userId: number): string =>
  `curl -H "Authorization: Bearer $API_KEY" "${origin}${apiPath}/users/${userId}/businessProfiles"`

/** The call that lists the campaigns of a business, as a line for a terminal. */
export const campaignsSample = (origin: string, businessProfileId: number): string =>
  `curl -H "Authorization: Bearer $API_KEY" "${origin}${apiPath}/businessProfiles/${businessProfileId}/roimatic/campaigns"`
