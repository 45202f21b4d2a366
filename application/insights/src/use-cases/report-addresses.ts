import { Clock, Effect } from "effect"
import { CurrentRequest, handler } from "@application/kernel"
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
import type { ReportScheduleId } from "@domain/kernel"
import { AnswerReportQuestion, AskReportAddress, GetReportQuestion } from "../contract/report-addresses.ts"
import { askAddress } from "./regular/ask-addresses.ts"
import { atHome } from "./regular/at-home.ts"
import { businessHome } from "./regular/business-home.ts"
import type { RegularHome, StoredRegular, StoredSending } from "./regular/home.ts"
import { knownAddresses } from "./regular/known-addresses.ts"
import { count } from "./report-limits.ts"
import { readQuestionKey } from "./report-links.ts"

/** Asks an address of a schedule again; a confirmed address is answered as it is. */
export const askedAgain = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  scheduleId: ReportScheduleId,
  address: string,
) {
  const schedule = yield* home.schedules.find(scheduleId)
  if (schedule === undefined) return yield* new ScheduleNotFound({ scheduleId })
  const { isConfirmed, listed } = yield* knownAddresses(home, [address])
  if (!schedule.addresses.includes(address)) return yield* new RecipientGone({})
  if (isConfirmed(address)) return listed(address)
  const asked = yield* askAddress(home, schedule, address, yield* home.addresses.forChange(address))
  return listedAddress(address, asked, yield* Clock.currentTimeMillis)
})

export const askReportAddress = handler(
  AskReportAddress,
  Effect.fnUntraced(function* ({ businessProfileId, scheduleId, address }) {
    return yield* askedAgain(yield* businessHome(businessProfileId), scheduleId, address)
  }),
)

/** The home and the address that a mail's key names. */
const questionOf = Effect.fnUntraced(function* (key: string) {
  const { ipAddress } = yield* CurrentRequest
  if (ipAddress !== "") yield* count("report-question", ipAddress)
  return (yield* readQuestionKey(key)) ?? (yield* new LinkInvalid({}))
})

/** The schedules that name an address, and the name of their home; a home that is gone has no question. */
const askingFor = Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(
  home: RegularHome<S, N>,
  address: string,
) {
  const schedules = (yield* home.schedules.all).filter(({ addresses }) => addresses.includes(address))
  return { schedules, businessName: (yield* home.nameOf(schedules)) ?? (yield* new LinkInvalid({})) }
})

const questionAt = (address: string) =>
  Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(home: RegularHome<S, N>) {
    const kept = yield* home.addresses.find(address)
    if (kept === undefined) return yield* new LinkInvalid({})
    const { schedules, businessName } = yield* askingFor(home, address)
    const state = addressStateOf(kept, yield* Clock.currentTimeMillis)
    return { businessName, reports: schedules.map(({ name }) => name), address, state }
  })

export const getReportQuestion = handler(
  GetReportQuestion,
  Effect.fnUntraced(function* ({ key }) {
    const { home, address } = yield* questionOf(key)
    return yield* atHome(home, questionAt(address))
  }),
)

/** Keeps an answer; a no takes the address out of every regular report of its home, for good. */
const answerAt = (address: string, accepts: boolean) =>
  Effect.fnUntraced(function* <S extends StoredRegular, N extends StoredSending>(home: RegularHome<S, N>) {
    const kept = yield* home.addresses.forChange(address)
    if (kept === undefined) return yield* new LinkInvalid({})
    const now = yield* Clock.currentTimeMillis
    const answered = answeredAddress(kept, accepts, now)
    if (answered === undefined) return yield* new LinkExpired({})
    const { schedules, businessName } = yield* askingFor(home, address)
    yield* home.addresses.save(answered)
    for (const { id } of accepts ? [] : schedules) {
      const schedule = yield* home.schedules.forChange(id)
      if (schedule !== undefined) yield* home.schedules.save(withoutRecipient(schedule, recipientKey({ address })))
    }
    return { businessName, state: addressStateOf(answered, now) }
  })

/** Whoever holds the mail answers for its address. */
export const answerReportQuestion = handler(
  AnswerReportQuestion,
  Effect.fnUntraced(function* ({ key, accepts }) {
    const { home, address } = yield* questionOf(key)
    return yield* atHome(home, answerAt(address, accepts))
  }),
)
