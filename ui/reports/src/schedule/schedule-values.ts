import {
  periodsOf,
  type RegularReport,
  type ReportCadence,
  type ReportPeriod,
  type ReportSchedule,
} from "@domain/insights"
import { CampaignId, UserId } from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"

export const cadences = ["Daily", "Weekly", "Monthly"] as const
export const comparisons = ["PreviousPeriod", "PreviousYear", "None"] as const

/** What the form of every regular report holds. */
export interface RegularValues {
  readonly name: string
  readonly cadence: ReportCadence["kind"]
  readonly weekday: number
  readonly day: number
  readonly time: string
  readonly timeZone: string
  readonly period: ReportPeriod
  readonly members: ReadonlyArray<string>
  /** A mail address a line. */
  readonly addresses: string
  readonly language: PortalLanguage
}

/** What the form of a business's regular report holds. */
export interface ScheduleValues extends RegularValues {
  readonly compare: (typeof comparisons)[number]
  readonly campaignIds: ReadonlyArray<string>
}

/** A new report every Monday morning. */
export const newRegularValues = (timeZone: string, language: PortalLanguage, name: string): RegularValues => ({
  name,
  cadence: "Weekly",
  weekday: 1,
  day: 1,
  time: "08:00",
  timeZone,
  period: "LastWeek",
  members: [],
  addresses: "",
  language,
})

/** A business's new report. */
export const newValues = (timeZone: string, language: PortalLanguage, name: string): ScheduleValues => ({
  ...newRegularValues(timeZone, language, name),
  compare: "PreviousPeriod",
  campaignIds: [],
})

/** Who may be chosen. */
interface MemberChoices {
  readonly members: ReadonlyArray<{ readonly userId: UserId }>
}

/** Who and what may be chosen. */
interface ScheduleChoices extends MemberChoices {
  readonly campaigns: ReadonlyArray<{ readonly campaignId: CampaignId }>
}

/** The values that every schedule has; former members are left out. */
export const regularValuesOf = (schedule: RegularReport, { members }: MemberChoices): RegularValues => ({
  name: schedule.name,
  cadence: schedule.cadence.kind,
  weekday: schedule.cadence.kind === "Weekly" ? schedule.cadence.weekday : 1,
  day: schedule.cadence.kind === "Monthly" ? schedule.cadence.day : 1,
  time: schedule.time,
  timeZone: schedule.timeZone,
  period: schedule.period,
  members: schedule.members.filter((id) => members.some(({ userId }) => userId === id)).map(String),
  addresses: schedule.addresses.join("\n"),
  language: schedule.language,
})

/** The values of a business's schedule; campaigns that are no longer listed are left out too. */
export const valuesOf = (schedule: ReportSchedule, choices: ScheduleChoices): ScheduleValues => ({
  ...regularValuesOf(schedule, choices),
  compare: schedule.compare ?? "None",
  campaignIds: (schedule.campaignIds ?? [])
    .filter((id) => choices.campaigns.some(({ campaignId }) => campaignId === id))
    .map(String),
})

const cadenceOf = ({ cadence, weekday, day }: RegularValues): ReportCadence => {
  if (cadence === "Daily") return { kind: "Daily" }
  return cadence === "Weekly" ? { kind: "Weekly", weekday } : { kind: "Monthly", day }
}

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[\s,;]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")

/** The settings that every form's values are. */
export const regularSettingsOf = (values: RegularValues) => ({
  name: values.name,
  cadence: cadenceOf(values),
  time: values.time,
  timeZone: values.timeZone,
  period: values.period,
  members: values.members.map((id) => UserId.make(Number(id))),
  addresses: linesOf(values.addresses),
  language: values.language,
})

/** The settings that the values of a business's form are. */
export const settingsOf = (values: ScheduleValues) => ({
  ...regularSettingsOf(values),
  ...(values.compare !== "None" && { compare: values.compare }),
  ...(values.campaignIds.length > 0 && { campaignIds: values.campaignIds.map((id) => CampaignId.make(Number(id))) }),
})

/** The values after another cadence is chosen: the days stay where they fit it. */
export const withCadence = (values: RegularValues, cadence: ReportCadence["kind"]): Partial<RegularValues> => {
  const periods = periodsOf[cadence]
  return { cadence, period: periods.includes(values.period) ? values.period : (periods[0] ?? values.period) }
}
