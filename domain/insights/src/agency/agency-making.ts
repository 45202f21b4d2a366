import { Schema } from "effect"
import { errorCode } from "@domain/errors"
import { BusinessProfileId } from "@domain/kernel"

/** How often a client's report is tried by itself, and after how many minutes without a step a making may be begun anew. Ours. */
export const makingLimits = { tries: 3, lateMinutes: 15 } as const

/** A client whose report could not be made. */
export const FailedClient = Schema.Struct({ businessProfileId: BusinessProfileId, name: Schema.String })
export type FailedClient = typeof FailedClient.Type

/** What is left to do of a report over many clients; nothing is kept once all is done. `changedAt` is in epoch milliseconds. */
export const AgencyMaking = Schema.Struct({
  waiting: Schema.Array(BusinessProfileId),
  failed: Schema.Array(FailedClient),
  /** How often the waiting clients were tried. */
  tries: Schema.Int,
  changedAt: Schema.Int,
})
export type AgencyMaking = typeof AgencyMaking.Type

/** How far a report over many clients is, as its maker sees it. */
export const MakingProgress = Schema.Struct({
  done: Schema.Int,
  total: Schema.Int,
  failed: Schema.Array(FailedClient),
  /** Whether it waits for its maker: clients failed, or nothing has moved for long. */
  mayRetry: Schema.Boolean,
})
export type MakingProgress = typeof MakingProgress.Type

/** The report is still being made, or waits for its maker's decision on clients that failed. Ours; code as reports have it. */
export class ReportUnready extends Schema.TaggedError<ReportUnready>()("ReportUnready", {
  errorCode: errorCode(104),
}) {}

/** A making as it begins. */
export const begunMaking = (waiting: ReadonlyArray<BusinessProfileId>, now: number): AgencyMaking => ({
  waiting,
  failed: [],
  tries: 0,
  changedAt: now,
})

/** Whether nothing is left to do. */
export const isMade = ({ waiting, failed }: AgencyMaking): boolean => waiting.length === 0 && failed.length === 0

/** A making after a client's page was kept, or the client was found to be gone. */
export const afterClient = (making: AgencyMaking, id: BusinessProfileId, now: number): AgencyMaking => ({
  ...making,
  waiting: making.waiting.filter((one) => one !== id),
  changedAt: now,
})

/** A making after a run that left clients: they are tried again, and after the last try told as failed. */
export const afterRun = (
  making: AgencyMaking,
  nameOf: (id: BusinessProfileId) => string,
  now: number,
): AgencyMaking => {
  const tries = making.tries + 1
  if (tries < makingLimits.tries) return { ...making, tries, changedAt: now }
  const failed = making.waiting.map((id) => ({ businessProfileId: id, name: nameOf(id) }))
  return { waiting: [], failed: [...making.failed, ...failed], tries, changedAt: now }
}

/** A making whose failed clients are tried anew. */
export const triedAnew = ({ waiting, failed }: AgencyMaking, now: number): AgencyMaking =>
  begunMaking([...waiting, ...failed.map(({ businessProfileId }) => businessProfileId)], now)

/** How far a making over so many clients is. */
export const progressOf = (
  { waiting, failed, changedAt }: AgencyMaking,
  total: number,
  now: number,
): MakingProgress => ({
  done: Math.max(0, total - waiting.length - failed.length),
  total,
  failed,
  mayRetry: waiting.length === 0 ? failed.length > 0 : now - changedAt >= makingLimits.lateMinutes * 60_000,
})
