/** How many interests and keywords a campaign takes at most. Ours. */
export const targetingLimits = { interests: { most: 50 }, keywords: { most: 100 } } as const
