/** What the product reaches this sandbox's Google Places with. */
export const googlePlacesSettings = {
  credentials: { GOOGLE_PLACES_API_KEY: "places_marquee" },
  paths: { GOOGLE_PLACES_BASE_URL: "/places" },
} as const
