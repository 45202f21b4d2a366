const minute = 60_000
const hour = 60 * minute
const day = 24 * hour

/** How long, in milliseconds, each thing is kept that nobody may need any more; what is not here is kept for ever. */
export const retention = {
  /** Since its last change. An owner may be away for a month; who signed up, paid or opened a campaign keeps the draft. */
  abandonedDraft: 30 * day,
  /** Since a draft, business or campaign was last known to show it. A device that was offline may still save it. */
  unusedPicture: 30 * day,
  /** Since it was sent. A code works for ten minutes and a lock lasts a quarter of an hour. */
  oneTimeCode: hour,
  /** Since it expired. Whoever opens the link late reads that it has expired. */
  emailVerification: 30 * day,
  /** Since it finished. A day is enough to look at what a worker did. */
  finishedJob: day,
  /** Since it finished. Messages hold codes, links and addresses. */
  finishedSecretJob: minute,
  /** Since it was queued or given up. Somebody has two weeks to find out why it never finished. */
  unfinishedJob: 14 * day,
} as const

/** The instant (epoch milliseconds) before which something is deleted. */
export const deletedBefore = (kind: keyof typeof retention, now: number): number => now - retention[kind]
