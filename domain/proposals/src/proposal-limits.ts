/** How much may be proposed, how long it waits for an answer, and how long its texts are. Ours. */
export const proposalLimits = {
  /** Days that a proposal waits. */
  days: 7,
  /** Proposals that one proposer makes in a day for a business, and how many of them wait at once. */
  madeADay: 50,
  waiting: 20,
  reason: 1_000,
  words: 1_000,
  tool: 80,
  promptHash: 128,
  adText: 100,
  primaryText: 2_000,
  keyword: 80,
  keywords: 50,
  note: 2_000,
  amount: 1_000_000_000_00,
} as const
