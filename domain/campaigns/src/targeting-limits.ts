/** The maximum numbers of interests, keywords, negative keywords and left-out placements of a campaign. Ours. */
export const targetingLimits = {
  interests: { most: 50 },
  keywords: { most: 100 },
  /** More are read than a campaign takes, so that a long list is refused by its length. */
  negativeKeywords: { most: 100, mostSent: 1_000 },
  placements: { most: 50, mostSent: 500 },
} as const
