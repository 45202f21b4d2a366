const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** Retention of deletable data, in milliseconds; data not listed here is kept for ever. */
export const retention = {
  /** Since its last change. An owner may be away for a month; drafts with an account, payment or campaign are kept. */
  abandonedDraft: 30 * day,
  /** Since a draft, business or campaign was last known to show it. A device that was offline may still save it. */
  unusedPicture: 30 * day,
  /** Since it was removed from its business's library: as long as its owner may bring it back. */
  removedPicture: 30 * day,
  /** Since it was removed from its business's workspace: as long as its owner may bring it back. */
  removedDesign: 30 * day,
  /** Since it was sent. A code works for ten minutes and a lock lasts a quarter of an hour. */
  oneTimeCode: hour,
  /** Since it expired, so that a late visitor reads that the link has expired. */
  emailVerification: 30 * day,
  /** Since it was made, read or not: what matters then is in the campaign, the wallet or the leads. */
  notification: 180 * day,
  /** Since it was settled: the log of deliveries is for finding what went wrong lately. */
  delivery: 30 * day,
  /** Since it was due or came: a destination that nobody resumed for three months is not waited for. */
  undelivered: 90 * day,
  /** Since it happened: the same event may be told again, and clicks on ads count for ninety days at most. */
  conversion: 90 * day,
  /** Since it came: an owner who tries the tag looks on. */
  conversionTry: hour,
  /** Since it was noted: long enough to find out what a break-in began with. */
  securityEvent: 180 * day,
  /** Since it ended: long enough to find out what an assistant did. */
  assistantConnection: 90 * day,
  /** Since it finished. A day is enough to inspect a worker's jobs. */
  finishedJob: day,
  /** Since it finished. Messages hold codes, links and addresses. */
  finishedSecretJob: minute,
  /** Since it was queued or failed for good; two weeks to find out why. */
  unfinishedJob: 14 * day,
} as const

/** The instant (epoch milliseconds) before which data of a kind is deleted. */
export const deletedBefore = (kind: keyof typeof retention, now: number): number => now - retention[kind]
