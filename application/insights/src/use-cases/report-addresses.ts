import { Clock, Effect } from "effect"
import { CurrentRequest, handler, Profiles } from "@application/kernel"
import { LinkExpired, LinkInvalid } from "@domain/identity"
import {
  addressStateOf,
  answeredAddress,
  listedAddress,
  RecipientGone,
  recipientKey,
  ScheduleNotFound,
  withoutRecipient,
} from "@domain/insights"
import type { BusinessProfileId } from "@domain/kernel"
import { AnswerReportQuestion, AskReportAddress, GetReportQuestion } from "../contract/report-addresses.ts"
import { ReportAddresses } from "../stores/report-addresses.ts"
import { ReportSchedules } from "../stores/report-schedules.ts"
import { askAddress } from "./ask-addresses.ts"
import { knownAddresses } from "./known-addresses.ts"
import { count } from "./report-limits.ts"
import { readQuestionKey } from "./report-links.ts"

export const askReportAddress = handler(
  AskReportAddress,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, address }) {
    const schedule = yield* (yield* ReportSchedules).find({ businessProfileId, id: scheduleId })
    if (schedule === undefined) return yield* new ScheduleNotFound({ scheduleId })
    const { isConfirmed, listed } = yield* knownAddresses(businessProfileId, [address])
    if (!schedule.addresses.includes(address)) return yield* new RecipientGone({})
    if (isConfirmed(address)) return listed(address)
    const kept = yield* (yield* ReportAddresses).forChange({ businessProfileId, address })
    const asked = yield* askAddress(schedule, address, kept)
    return listedAddress(address, asked, yield* Clock.currentTimeMillis)
  }),
)

/** The business and the row that a mail's key names; a business that is gone has no question. */
const questionOf = Effect.fnUntraced(function* (key: string) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* count("report-question", ipAddress)
  const named = yield* readQuestionKey(key)
  if (named === undefined) return yield* new LinkInvalid({})
  const profile = yield* Effect.option((yield* Profiles).of(named.businessProfileId))
  if (profile._tag === "None") return yield* new LinkInvalid({})
  return { ...named, businessName: profile.value.name }
})

const schedulesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, address: string) {
  const { rows } = yield* (yield* ReportSchedules).list("ofBusiness", { businessProfileId })
  return rows.filter(({ addresses }) => addresses.includes(address))
})

export const getReportQuestion = handler(
  GetReportQuestion,
  Effect.fnUntraced(function* ({ key }) {
    const { businessProfileId, address, businessName } = yield* questionOf(key)
    const kept = yield* (yield* ReportAddresses).find({ businessProfileId, address })
    if (kept === undefined) return yield* new LinkInvalid({})
    const schedules = yield* schedulesOf(businessProfileId, address)
    return {
      businessName,
      reports: schedules.map(({ name }) => name),
      address,
      state: addressStateOf(kept, yield* Clock.currentTimeMillis),
    }
  }),
)

/** Takes an address out of every regular report of its business, for good. */
const takeOut = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, address: string) {
  const store = yield* ReportSchedules
  for (const { id } of yield* schedulesOf(businessProfileId, address)) {
    const schedule = yield* store.forChange({ businessProfileId, id })
    if (schedule !== undefined)
      yield* store.save({ ...schedule, ...withoutRecipient(schedule, recipientKey({ address })) })
  }
})

/** Whoever holds the mail answers for its address. */
export const answerReportQuestion = handler(
  AnswerReportQuestion,
  Effect.fnUntraced(function* ({ key, accepts }) {
    const { businessProfileId, address, businessName } = yield* questionOf(key)
    const store = yield* ReportAddresses
    const kept = yield* store.forChange({ businessProfileId, address })
    if (kept === undefined) return yield* new LinkInvalid({})
    const now = yield* Clock.currentTimeMillis
    const answered = answeredAddress(kept, accepts, now)
    if (answered === undefined) return yield* new LinkExpired({})
    yield* store.save({ ...answered, businessProfileId })
    if (!accepts) yield* takeOut(businessProfileId, address)
    return { businessName, state: addressStateOf(answered, now) }
  }),
)
