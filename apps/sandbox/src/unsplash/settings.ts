/** What the product reaches this sandbox's Unsplash with. */
export const unsplashSettings = {
  credentials: { UNSPLASH_ACCESS_KEY: "unsplash_marquee" },
  paths: { UNSPLASH_BASE_URL: "/unsplash" },
} as const
