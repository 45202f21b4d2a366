/** The maximum numbers of interests, keywords and negative keywords of a campaign. Ours. */
export const targetingLimits = {
  interests: { most: 50 },
  keywords: { most: 100 },
  negativeKeywords: { most: 100 },
} as const
