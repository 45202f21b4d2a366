import { errorCode } from "@domain/errors"
import { Result, Schema } from "effect"
import type { ApprovalRule } from "./approval-rule.ts"
import type { SummaryLinkState } from "./summary-link.ts"

/** Somebody whom a summary was sent to, by their own link. */
export const ApproverId = Schema.Int.check(Schema.isGreaterThan(0)).pipe(Schema.brand("ApproverId"))
export type ApproverId = typeof ApproverId.Type

/** Somebody who was sent a summary; times are epoch milliseconds. */
export interface NamedApprover {
  readonly approverId: ApproverId
  /** When their link was closed; they are asked no more. */
  readonly removedAt?: number
  /** When they were sent it again after that; what they approved before counts no more. */
  readonly askedAgainAt?: number
}

/** Everybody who was ever sent a summary, and how many of the approvers who are still asked must approve. */
export interface NamedApprovers {
  readonly approvers: ReadonlyArray<NamedApprover>
  readonly rule: ApprovalRule
}

/** A summary that was sent to nobody, which nobody can approve. */
export const nobodyNamed: NamedApprovers = { approvers: [], rule: "All" }

/** How somebody who prepares campaigns is reached. */
interface Reached {
  readonly emailAddress?: string | undefined
  readonly phone?: string | undefined
}

const plainAddress = (address: string): string => address.toLowerCase().replace(/\+[^@]*@/, "@")

/** Whether a recipient's address is somebody's own: nobody approves what they prepare. A part after "+" makes no other mailbox. */
export const isOwnAddress = (to: string, { emailAddress, phone }: Reached): boolean =>
  (emailAddress !== undefined && plainAddress(to) === plainAddress(emailAddress)) || to === phone

/** Whether somebody is still asked to approve. */
export const isAsked = ({ removedAt }: Pick<NamedApprover, "removedAt">): boolean => removedAt === undefined

/** How often a link was opened by others than whoever prepared the campaign; times are epoch milliseconds. */
export const LinkViews = Schema.Struct({
  views: Schema.Int,
  firstViewedAt: Schema.optionalKey(Schema.Number),
  lastViewedAt: Schema.optionalKey(Schema.Number),
})
export type LinkViews = typeof LinkViews.Type

const viewMilliseconds = 30 * 60_000

/** A link's views with one at `now`; a page that is loaded again within half an hour is the same view. Ours. */
export const withView = ({ views, firstViewedAt, lastViewedAt }: LinkViews, now: number): LinkViews => ({
  views: lastViewedAt !== undefined && now - lastViewedAt < viewMilliseconds ? views : views + 1,
  firstViewedAt: firstViewedAt ?? now,
  lastViewedAt: now,
})

const day = 86_400_000

/** How long after a sending the reminder goes out by itself, in milliseconds. Ours. */
export const remindedAfter = 2 * day

/** Why nobody is reminded. */
export const ReminderRefusal = Schema.Literals(["Decided", "TooSoon", "LinkClosed", "Launched"])
export type ReminderRefusal = typeof ReminderRefusal.Type

/** A reminder that is not sent; `nextAt` (epoch milliseconds) is from when one would be. Ours; spec: error catalogue, 1006. */
export class ReminderNotAllowed extends Schema.TaggedError<ReminderNotAllowed>()("ReminderNotAllowed", {
  errorCode: errorCode(1006),
  reason: ReminderRefusal,
  nextAt: Schema.optionalKey(Schema.Number),
}) {}

/** No such recipient of this summary. Spec: error catalogue, 308. */
export class ApproverNotFound extends Schema.TaggedError<ApproverNotFound>()("ApproverNotFound", {
  errorCode: errorCode(308),
}) {}

/** What decides whether somebody may be reminded. */
export interface Reminded {
  readonly sentAt: number
  readonly remindedAt?: number
  /** Whether they have decided on the present version. */
  readonly isDecided: boolean
  readonly link: SummaryLinkState
  readonly isLaunched: boolean
}

/** From when somebody may be reminded: a day after the link was last sent to them. */
export const nextReminderAt = ({ sentAt, remindedAt = 0 }: Pick<Reminded, "sentAt" | "remindedAt">): number =>
  Math.max(sentAt, remindedAt) + day

/** Lets a reminder go out at most once a day, and none after a decision, a launch, or the link's end. Ours. */
export const checkedReminder = (reminded: Reminded, now: number): Result.Result<void, ReminderNotAllowed> => {
  const refuse = (reason: ReminderRefusal) => Result.fail(new ReminderNotAllowed({ reason }))
  if (reminded.isLaunched) return refuse("Launched")
  if (reminded.link !== "Open") return refuse("LinkClosed")
  if (reminded.isDecided) return refuse("Decided")
  const nextAt = nextReminderAt(reminded)
  return now < nextAt ? Result.fail(new ReminderNotAllowed({ reason: "TooSoon", nextAt })) : Result.succeed(undefined)
}
