import type { Lead } from "../lead.ts"
import { openBefore, openMillis, type OpenTimes } from "./open-time.ts"

/** How long a lead has waited for its first answer. Ours. */
export type AnswerLevel = "fresh" | "waiting" | "late"

const hour = 3_600_000

/**
 * From how much open time on a lead waits, and from how much its answer is late: an hour and four hours in the business's
 * own hours, and a day where its hours are not known, since nights count then. Ours.
 */
export const answerLimits = { waiting: hour, late: 4 * hour, lateRoundTheClock: 24 * hour } as const

const lateAfter = ({ hours = [] }: OpenTimes): number =>
  hours.length === 0 ? answerLimits.lateRoundTheClock : answerLimits.late

/** Whether somebody waits for an answer; an erased person does not. */
export const isUnanswered = ({ status, contactedAt, erasedAt }: Pick<Lead, "status" | "contactedAt" | "erasedAt">) =>
  status === "New" && contactedAt === undefined && erasedAt === undefined

/** How late the answer to a lead is after so many open milliseconds. */
export const answerLevel = (times: OpenTimes, waited: number): AnswerLevel =>
  waited >= lateAfter(times) ? "late" : waited >= answerLimits.waiting ? "waiting" : "fresh"

/** Unanswered leads that came at this instant (epoch milliseconds) or before it are late. Ours. */
export const lateSince = (times: OpenTimes, now: number): number => openBefore(times, now, lateAfter(times))

/** When a lead came, and when somebody first answered it; epoch milliseconds. */
export type AnsweredLead = Required<Pick<Lead, "submittedOn" | "contactedAt">>

/** Open milliseconds from a lead to its first answer. */
export const replyMillis = (times: OpenTimes, { submittedOn, contactedAt }: AnsweredLead): number =>
  openMillis(times, submittedOn, contactedAt)

/** The middle of the times to first answers, of an even number the mean of the two in the middle; undefined of none. Ours. */
export const medianReply = (times: OpenTimes, leads: ReadonlyArray<AnsweredLead>): number | undefined => {
  const sorted = leads.map((lead) => replyMillis(times, lead)).toSorted((one, other) => one - other)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.floor((sorted.length - 1) / 2)]
  return upper === undefined || lower === undefined ? undefined : Math.round((upper + lower) / 2)
}
