import { type ReportCadence, type ReportPeriod, periodsOf, type ReportSchedule } from "@domain/insights"
import { CampaignId, UserId } from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"

export const cadences = ["Daily", "Weekly", "Monthly"] as const
export const comparisons = ["PreviousPeriod", "PreviousYear", "None"] as const

/** What the form of a regular report holds. */
export interface ScheduleValues {
  readonly name: string
  readonly cadence: ReportCadence["kind"]
  readonly weekday: number
  readonly day: number
  readonly time: string
  readonly timeZone: string
  readonly period: ReportPeriod
  readonly compare: (typeof comparisons)[number]
  readonly campaignIds: ReadonlyArray<string>
  readonly members: ReadonlyArray<string>
  /** A mail address a line. */
  readonly addresses: string
  readonly language: PortalLanguage
}

/** A new report every Monday morning, to whoever makes it. */
export const newValues = (timeZone: string, language: PortalLanguage, name: string): ScheduleValues => ({
  name,
  cadence: "Weekly",
  weekday: 1,
  day: 1,
  time: "08:00",
  timeZone,
  period: "LastWeek",
  compare: "PreviousPeriod",
  campaignIds: [],
  members: [],
  addresses: "",
  language,
})

/** Who and what may be chosen. */
interface ScheduleChoices {
  readonly members: ReadonlyArray<{ readonly userId: UserId }>
  readonly campaigns: ReadonlyArray<{ readonly campaignId: CampaignId }>
}

/** The values of a schedule; former members and campaigns that are no longer listed are left out. */
export const valuesOf = (schedule: ReportSchedule, { members, campaigns }: ScheduleChoices): ScheduleValues => ({
  name: schedule.name,
  cadence: schedule.cadence.kind,
  weekday: schedule.cadence.kind === "Weekly" ? schedule.cadence.weekday : 1,
  day: schedule.cadence.kind === "Monthly" ? schedule.cadence.day : 1,
  time: schedule.time,
  timeZone: schedule.timeZone,
  period: schedule.period,
  compare: schedule.compare ?? "None",
  campaignIds: (schedule.campaignIds ?? [])
    .filter((id) => campaigns.some(({ campaignId }) => campaignId === id))
    .map(String),
  members: schedule.members.filter((id) => members.some(({ userId }) => userId === id)).map(String),
  addresses: schedule.addresses.join("\n"),
  language: schedule.language,
})

const cadenceOf = ({ cadence, weekday, day }: ScheduleValues): ReportCadence => {
  if (cadence === "Daily") return { kind: "Daily" }
  return cadence === "Weekly" ? { kind: "Weekly", weekday } : { kind: "Monthly", day }
}

const linesOf = (text: string): ReadonlyArray<string> =>
  text
    .split(/[\s,;]+/u)
    .map((line) => line.trim())
    .filter((line) => line !== "")

/** The settings that a form's values are. */
export const settingsOf = (values: ScheduleValues) => ({
  name: values.name,
  cadence: cadenceOf(values),
  time: values.time,
  timeZone: values.timeZone,
  period: values.period,
  ...(values.compare !== "None" && { compare: values.compare }),
  ...(values.campaignIds.length > 0 && { campaignIds: values.campaignIds.map((id) => CampaignId.make(Number(id))) }),
  members: values.members.map((id) => UserId.make(Number(id))),
  addresses: linesOf(values.addresses),
  language: values.language,
})

/** The values after another cadence is chosen: the days stay where they fit it. */
export const withCadence = (values: ScheduleValues, cadence: ReportCadence["kind"]): Partial<ScheduleValues> => {
  const periods = periodsOf[cadence]
  return { cadence, period: periods.includes(values.period) ? values.period : (periods[0] ?? values.period) }
}
