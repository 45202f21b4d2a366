/** Addresses that lead to a page at another address, with the query that came with them. Spec: screens and routes. */
export const movedPages: Readonly<Record<`/${string}`, `/${string}`>> = {
  "/": "/login",
  "/countrySelector": "/country",
  "/authentication/login": "/login",
  "/authentication/profileSelection": "/profileSelection",
  // A portal is chosen by its address.
  "/portalSelection": "/profileSelection",
  // A local business has no shop to link: its onboarding is the journey.
  "/localBusiness": "/signup/businessDetails",
  "/app": "/profileSelection",
  "/app/{businessProfileId}": "/app/{businessProfileId}/dashboard",
}
