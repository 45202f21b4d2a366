import { fewestKeywords } from "@domain/validation"

/** How many interests and keywords a campaign takes; the fewest keywords are validation's, the others ours. */
export const targetingLimits = {
  interests: { most: 50 },
  keywords: { least: fewestKeywords, most: 100 },
} as const
