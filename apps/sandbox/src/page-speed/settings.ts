/** What the product reaches this sandbox's PageSpeed Insights with. */
export const pageSpeedSettings = {
  credentials: { PAGESPEED_API_KEY: "pagespeed_marquee" },
  paths: { PAGESPEED_BASE_URL: "/google" },
} as const
