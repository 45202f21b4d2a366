import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { CampaignId, ReportScheduleId, startOfDay, addDays, UserId } from "@domain/kernel"
import { portalLanguages } from "@domain/portals"
import { email, requiredText } from "@domain/validation"
import { ReportComparison } from "../report.ts"
import { nextDue, periodsOf, rangeOfPeriod, ReportTiming } from "./report-timing.ts"

/** How many schedules a business has, people read one, campaigns one names, and sendings of each are kept. Ours. */
export const scheduleLimits = { schedules: 20, recipients: 20, campaigns: 100, sendings: 30 } as const

const listAtMost = <S extends Schema.Top>(item: S, most: number) => Schema.Array(item).check(Schema.isMaxLength(most))

/** What every regular report says: its name, when it leaves, to whom, and in which language. Ours. */
export const RegularSettings = Schema.Struct({
  name: Schema.String.check(Schema.isMaxLength(100)),
  ...ReportTiming.fields,
  /** Users who get it: members of the business, or the maker of a report over many clients. */
  members: listAtMost(UserId, scheduleLimits.recipients),
  /** Mail addresses of other people who get it. */
  addresses: listAtMost(Schema.String.check(Schema.isMaxLength(254)), scheduleLimits.recipients),
  language: Schema.Literals(portalLanguages),
})
export type RegularSettings = typeof RegularSettings.Type

/** What a business says of a regular report. Without `campaignIds` it is about all campaigns. Ours. */
export const ScheduleSettings = Schema.Struct({
  ...RegularSettings.fields,
  compare: Schema.optionalKey(ReportComparison),
  campaignIds: Schema.optionalKey(listAtMost(CampaignId, scheduleLimits.campaigns)),
})
export type ScheduleSettings = typeof ScheduleSettings.Type

/** Whether a schedule's reports leave. */
export const ScheduleState = Schema.Literals(["Active", "Paused"])
export type ScheduleState = typeof ScheduleState.Type

/**
 * Where a regular report stands. `nextAt` (epoch milliseconds) is when it leaves next unless it is paused; `ended` are the
 * addresses whose holders have asked for no more.
 */
export const ScheduleStanding = Schema.Struct({
  id: ReportScheduleId,
  state: ScheduleState,
  nextAt: Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 })),
  ended: Schema.Array(Schema.String),
})

/** A regular report, of a business or over many clients. */
export type RegularReport = RegularSettings & typeof ScheduleStanding.Type

/** A regular report of a business. A `dailyFor` schedule is that user's daily mail of results. */
export const ReportSchedule = Schema.Struct({
  ...ScheduleStanding.fields,
  ...ScheduleSettings.fields,
  dailyFor: Schema.optionalKey(UserId),
})
export type ReportSchedule = typeof ReportSchedule.Type

/** No such schedule at this business. Ours; code as reports have it. */
export class ScheduleNotFound extends Schema.TaggedError<ScheduleNotFound>()("ScheduleNotFound", {
  errorCode: errorCode(104),
  scheduleId: ReportScheduleId,
}) {}

/** The business has as many schedules as one may have. Ours. */
export class SchedulesFull extends Schema.TaggedError<SchedulesFull>()("SchedulesFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** The recipient of a sending gets the schedule's reports no more. Ours. */
export class RecipientGone extends Schema.TaggedError<RecipientGone>()("RecipientGone", {
  errorCode: errorCode(102),
}) {}

/** The daily mail belongs to another member, who alone changes it. Ours. */
export class DailyOfAnother extends Schema.TaggedError<DailyOfAnother>()("DailyOfAnother", {
  errorCode: errorCode(102),
}) {}

/** What decides whether settings may be kept. */
export interface ScheduleSetting {
  /** The users who may get it. */
  readonly members: ReadonlyArray<UserId>
  /** The time zones in which the reported businesses count their days. */
  readonly timeZones: ReadonlyArray<string>
  readonly now: number
  /** Addresses whose holders have asked for no more of this schedule. */
  readonly ended: ReadonlyArray<string>
}

/** How many reports are looked at, so that a year with both changes of clocks is among them. */
const looked: Readonly<Record<ReportTiming["cadence"]["kind"], number>> = { Daily: 366, Weekly: 53, Monthly: 13 }

/** Whether a report would leave while the last of its days still runs at a business. */
const leavesEarly = (timing: ReportTiming, timeZone: string, now: number): boolean => {
  if (timing.timeZone === timeZone) return false
  let after = now
  for (let count = 0; count < looked[timing.cadence.kind]; count += 1) {
    const { at, on } = nextDue(timing, after)
    const { to } = rangeOfPeriod(timing.period, on)
    if (startOfDay(addDays(to, 1), timeZone) > at) return true
    after = at
  }
  return false
}

/** The addresses as they are kept, each once, and what is wrong with them. */
const checkedAddresses = (typed: ReadonlyArray<string>, ended: ReadonlyArray<string>) => {
  const addresses = new Set<string>()
  const problems = new Set<string>()
  for (const one of typed) {
    const checked = email(one)
    if (Result.isFailure(checked)) problems.add("insights.reportAddressInvalid")
    else if (ended.includes(checked.success)) problems.add("insights.reportAddressEnded")
    else addresses.add(checked.success)
  }
  return { addresses: [...addresses], problems: [...problems] }
}

/** Settings as they are kept: tidy, each recipient once; or the fields that are wrong. */
export const checkedSettings = <Settings extends RegularSettings>(
  typed: Settings,
  setting: ScheduleSetting,
): Result.Result<Settings, InvalidFields> => {
  const name = requiredText(typed.name)
  const { addresses, problems } = checkedAddresses(typed.addresses, setting.ended)
  const members = [...new Set(typed.members)]
  const people = members.length + addresses.length
  const wrong: Readonly<Record<string, ReadonlyArray<string>>> = {
    name: Result.isFailure(name) ? [name.failure.key] : [],
    period: periodsOf[typed.cadence.kind].includes(typed.period) ? [] : ["insights.reportPeriodMisfit"],
    time: setting.timeZones.some((zone) => leavesEarly(typed, zone, setting.now)) ? ["insights.reportTooEarly"] : [],
    addresses: [...problems, ...(people > scheduleLimits.recipients ? ["insights.reportRecipientsMany"] : [])],
    members: [
      ...(members.every((member) => setting.members.includes(member)) ? [] : ["insights.reportMemberUnknown"]),
      ...(people === 0 && problems.length === 0 ? ["insights.reportRecipientsNone"] : []),
    ],
  }
  const fields = Object.fromEntries(Object.entries(wrong).filter(([, keys]) => keys.length > 0))
  if (Object.keys(fields).length > 0 || Result.isFailure(name)) return Result.fail(new InvalidFields({ fields }))
  return Result.succeed({ ...typed, name: name.success, members, addresses })
}
