import { handler, Profiles } from "@application/kernel"
import { medianReply } from "@domain/insights"
import { Effect } from "effect"
import { GetLeadDesk } from "../contract/lead-desk.ts"
import { LeadRepository } from "../ports/lead-repository.ts"
import { ReportReaders } from "../ports/report-delivery.ts"
import { leadFilterOf, openTimesOf } from "./lead-filter.ts"

/** Answered leads that a median is of, the newest; a bigger business is judged by its latest. */
const mostReplies = 1_000

/** Tags that a business chooses from, of its newest leads. */
const mostTags = 100

export const getLeadDesk = handler(
  GetLeadDesk,
  Effect.fnUntraced(function* (question) {
    const { businessProfileId, campaignId } = question
    const leads = yield* LeadRepository
    const filter = yield* leadFilterOf(question)
    const times = yield* openTimesOf(businessProfileId)
    const { currency } = yield* (yield* Profiles).of(businessProfileId)
    const [answered, tally, tags, members] = yield* Effect.all([
      leads.answered(businessProfileId, filter, mostReplies),
      leads.tally(businessProfileId, campaignId === undefined ? {} : { campaignId }),
      leads.tags(businessProfileId, mostTags),
      Effect.flatMap(ReportReaders, (readers) => readers.ofProfile(businessProfileId)),
    ])
    const medianMillis = medianReply(times, answered)
    return {
      unanswered: tally.unanswered,
      replies: { count: answered.length, ...(medianMillis !== undefined && { medianMillis }) },
      ...(times.hours !== undefined && { hours: times.hours }),
      timeZone: times.timeZone,
      currency,
      members: members.map(({ userId, name }) => ({ userId, name })),
      tags,
    }
  }),
)
