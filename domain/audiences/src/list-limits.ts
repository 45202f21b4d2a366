import type { ListNetwork } from "./hashed-person.ts"

/** Limits of customer lists. Ours but for the days: Google keeps nobody longer than 540. */
export const listLimits = {
  /** Lists of a business, lookalikes included. */
  lists: 50,
  /** Rows of a file. */
  rows: 100_000,
  /** Bytes of a file. */
  bytes: 50_000_000,
  /** People of a call. */
  batch: 500,
  nameLetters: 80,
  leastDays: 30,
  mostDays: 540,
  usualDays: 180,
  /** Days before its end in which the owner of a list is warned. */
  warnedDays: 14,
  leastPercent: 1,
  mostPercent: 10,
  /** Days after which people who could not be sent are forgotten. */
  unsentDays: 3,
} as const

/**
 * People that a network has to find before ads can use a list. Sources: Meta, "Create a customer list custom audience" (100);
 * Google Ads, "About Customer Match" (100 active users within 30 days).
 */
export const leastFound: Readonly<Record<ListNetwork, number>> = { Meta: 100, Google: 100 }

/** Networks that surely cannot use a list of so many people, since they find at most everybody on it. */
export const tooFewFor = (people: number, networks: ReadonlyArray<ListNetwork>): ReadonlyArray<ListNetwork> =>
  networks.filter((network) => people < leastFound[network])
