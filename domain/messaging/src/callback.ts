import { Result, Schema } from "effect"
import {
  addDays,
  BusinessProfileId,
  endOfWorkingDay,
  isWorkingDay,
  type LocalDate,
  localDateAt,
  type Region,
  regionFacts,
  UserId,
} from "@domain/kernel"
import { errorCode } from "@domain/errors"
import { callbackPhone, type Checked } from "@domain/validation"

/**
 * A request to be called; `id` is the user's, `phone` as users are stored (`91-9876543210`). Spec: entities, callback
 * request.
 */
export const CallbackRequest = Schema.Struct({
  id: UserId,
  businessProfileId: BusinessProfileId,
  phone: Schema.String,
  portal: Schema.String,
})
export type CallbackRequest = typeof CallbackRequest.Type

/** The requester and the typed number. */
export interface CallbackForm extends Omit<CallbackRequest, "phone"> {
  readonly dialCode: string
  readonly number: string
}

/** The request to send, or one message for both parts of the number. Spec: validation rules, callback. */
export const callbackRequest = ({ dialCode, number, ...who }: CallbackForm): Checked<CallbackRequest> =>
  Result.map(callbackPhone(dialCode, number), (phone) => ({ ...who, phone: `${phone.dialCode}-${phone.number}` }))

/** Working days until the reply. Spec: business constants, "callback/support reply within 2 business days". */
export const callbackReplyWorkingDays = 2

/** Working days until the reply to a business with priority care. Ours. */
export const priorityReplyWorkingDays = 1

/**
 * When the reply is due: the end of the second working day after the request in the region's time, of the first with priority.
 * Epoch milliseconds.
 */
export const callbackReplyDueAt = (
  requestedAt: number,
  region: Region,
  {
    holidays = [],
    isPriority = false,
  }: { readonly holidays?: ReadonlyArray<LocalDate>; readonly isPriority?: boolean } = {},
): number =>
  endOfWorkingDay(
    requestedAt,
    isPriority ? priorityReplyWorkingDays : callbackReplyWorkingDays,
    regionFacts[region].timeZone,
    holidays,
  )

/**
 * Working days that are left after today until a reply is due, in the region's time: 0 on the last day, undefined once it is overdue. Ours.
 */
export const callbackDaysLeft = (now: number, replyDueAt: number, region: Region): number | undefined => {
  if (now >= replyDueAt) return undefined
  const { timeZone } = regionFacts[region]
  const lastDay = localDateAt(replyDueAt - 1, timeZone)
  let left = 0
  for (let day = localDateAt(now, timeZone); day < lastDay;) {
    day = addDays(day, 1)
    if (isWorkingDay(day)) left += 1
  }
  return left
}

/** Which requests a portal's staff lists; an overdue one is open too. Ours. */
export const CallbackState = Schema.Literals(["open", "overdue", "handled"])
export type CallbackState = typeof CallbackState.Type

/** Who of the staff has taken a request, and since when (epoch milliseconds). Ours. */
export const CallbackClaim = Schema.Struct({ at: Schema.Number, by: UserId })
export type CallbackClaim = typeof CallbackClaim.Type

/** Who called back, when (epoch milliseconds), and the note on the call. Ours. */
export const CallbackAnswer = Schema.Struct({
  at: Schema.Number,
  by: UserId,
  note: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(1_000))),
})
export type CallbackAnswer = typeof CallbackAnswer.Type

/** The portal has no such request. Ours. */
export class CallbackRequestNotFound extends Schema.TaggedError<CallbackRequestNotFound>()("CallbackRequestNotFound", {
  errorCode: errorCode(104),
}) {}
