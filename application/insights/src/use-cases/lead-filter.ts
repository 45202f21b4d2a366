import { currentUser, type InputOf, Profiles } from "@application/kernel"
import { dashboardRange, dueBefore, type LeadFilter, lateSince, type OpenTimes } from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import type { GetLeadDesk } from "../contract/lead-desk.ts"
import { AnswerHours } from "../ports/answer-hours.ts"

/** What a call asks of leads. */
type LeadQuestion = InputOf<typeof GetLeadDesk>

/** Whether a question depends on the business's clock and hours, or on who asks. */
export const isRelative = ({ from, to, owner, due, waiting }: LeadQuestion): boolean =>
  (from !== undefined && to !== undefined) || owner === "Mine" || due !== undefined || waiting !== undefined

/** The part of a question that is the same for everybody at any time. */
export const plainFilter = ({ search, status, campaignId, owner, ownerId, tag, marked }: LeadQuestion): LeadFilter => ({
  ...(search !== undefined && { search }),
  ...(status !== undefined && { status }),
  ...(campaignId !== undefined && { campaignId }),
  ...(ownerId !== undefined && { owner: ownerId }),
  ...(owner === "Nobody" && { owner }),
  ...(tag !== undefined && { tag }),
  ...(marked !== undefined && { marked }),
})

/** When a business answers people. */
export const openTimesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const hours = yield* (yield* AnswerHours).of(businessProfileId)
  const times: OpenTimes = { timeZone, ...(hours !== undefined && { hours }) }
  return times
})

/** The filter of a question, at this moment and by its caller. */
export const leadFilterOf = Effect.fnUntraced(function* (question: LeadQuestion) {
  const plain = plainFilter(question)
  if (!isRelative(question)) return plain
  const { businessProfileId, from, to, owner, due, waiting } = question
  const now = yield* Clock.currentTimeMillis
  const { timeZone } = yield* (yield* Profiles).of(businessProfileId)
  const filter: LeadFilter = {
    ...plain,
    ...(from !== undefined && to !== undefined && { during: { range: dashboardRange(from, to), timeZone } }),
    ...(owner === "Mine" && { owner: (yield* currentUser).userId }),
    ...(due !== undefined && { dueBefore: dueBefore(due, now, timeZone) }),
    ...(waiting !== undefined && { unansweredSince: lateSince(yield* openTimesOf(businessProfileId), now) }),
  }
  return filter
})
