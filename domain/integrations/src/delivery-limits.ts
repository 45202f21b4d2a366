const minute = 60_000
const hour = 60 * minute

/** Limits of deliveries of leads. Ours. */
export const deliveryLimits = {
  /** Destinations of a business. */
  destinations: 10,
  nameLetters: 80,
  addressLetters: 2_000,
  /** Fields of a mapping. */
  fields: 60,
  fieldLetters: 100,
  fixedLetters: 500,
  /** Characters of an answer that the log keeps. */
  answerLetters: 300,
  /** Characters of what a trouble is about. */
  aboutLetters: 200,
  /** Tries that the log keeps of one delivery, the newest. */
  tries: 12,
  /** How long a receiver may take, and the bytes of its answer that are read. */
  answerMillis: 15_000,
  answerBytes: 65_536,
  /** Leads that one backfill sends at most, and days that it may span. */
  backfillLeads: 10_000,
  backfillDays: 366,
  /** How long the former secret signs beside the new one. */
  formerSecretMillis: 24 * hour,
  /** The longest wait that a receiver may ask for. */
  longestWaitMillis: 24 * hour,
  /** Tries in a row that failed before a receiver is left alone for a while, and the longest such while. */
  failuresToRest: 8,
  longestRestMillis: 5 * minute,
  /** Tries in a row that failed, and how long nothing has been taken, before a destination pauses. */
  failuresToPause: 10,
  millisToPause: 12 * hour,
} as const
