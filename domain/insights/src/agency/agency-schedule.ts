import { Result, Schema } from "effect"
import { InvalidFields } from "@domain/identity"
import { AgencyReportId, BusinessProfileId } from "@domain/kernel"
import {
  checkedSettings,
  RegularSettings,
  type ScheduleSetting,
  ScheduleStanding,
} from "../schedule/report-schedule.ts"
import { ReportSending } from "../schedule/report-sending.ts"
import { AgencyCover, agencyReportLimits, checkedClients, checkedCover } from "./agency-report.ts"

/** How many clients' figures a preview has at most, since whoever asks waits for them. Ours. */
export const previewedClients = 10

const { title: _title, ...cover } = AgencyCover.fields

/** What a maker says of a regular report over many clients; its name is the title. Without `clients` it is about all. Ours. */
export const AgencyScheduleSettings = Schema.Struct({
  ...RegularSettings.fields,
  ...cover,
  clients: Schema.optionalKey(Schema.Array(BusinessProfileId).check(Schema.isMaxLength(agencyReportLimits.clients))),
})
export type AgencyScheduleSettings = typeof AgencyScheduleSettings.Type

/** A regular report over many clients. */
export const AgencySchedule = Schema.Struct({ ...ScheduleStanding.fields, ...AgencyScheduleSettings.fields })
export type AgencySchedule = typeof AgencySchedule.Type

/** One report of such a schedule with what has become of its mails; `reportId` is absent until its making begins. */
export const AgencySending = Schema.Struct({ ...ReportSending.fields, reportId: Schema.optionalKey(AgencyReportId) })
export type AgencySending = typeof AgencySending.Type

/** The cover of a schedule's reports. */
export const coverOfSchedule = ({
  name,
  agency,
  preparedBy,
  preparedFor,
  note,
}: Pick<AgencyScheduleSettings, "name" | keyof typeof cover>): AgencyCover => ({
  title: name,
  agency,
  ...(preparedBy !== undefined && { preparedBy }),
  ...(preparedFor !== undefined && { preparedFor }),
  ...(note !== undefined && { note }),
})

/** The clients of a schedule's report: the chosen clients, else all, as far as its maker may report on them. */
export const scheduledClients = (
  chosen: ReadonlyArray<BusinessProfileId> | undefined,
  mayReport: ReadonlyArray<BusinessProfileId>,
): ReadonlyArray<BusinessProfileId> => mayReport.filter((id) => chosen === undefined || chosen.includes(id))

const fieldsOf = <Settings>(checked: Result.Result<Settings, InvalidFields>): InvalidFields["fields"] =>
  Result.isFailure(checked) ? checked.failure.fields : {}

/** Settings as they are kept: tidy, each recipient and client once; or the fields that are wrong. */
export const checkedAgencySchedule = (
  typed: AgencyScheduleSettings,
  setting: ScheduleSetting & {
    /** The clients on which the maker may report. */
    readonly mayReport: ReadonlyArray<BusinessProfileId>
  },
): Result.Result<AgencyScheduleSettings, InvalidFields> => {
  const { clients: chosen, ...rest } = typed
  const settings = checkedSettings(rest, setting)
  const words = checkedCover(coverOfSchedule(typed))
  const clients = checkedClients(scheduledClients(chosen, setting.mayReport))
  const { title: _nameSaysSo, ...coverFields } = fieldsOf(words)
  if (Result.isFailure(settings) || Result.isFailure(words) || Result.isFailure(clients))
    return Result.fail(new InvalidFields({ fields: { ...fieldsOf(settings), ...coverFields, ...fieldsOf(clients) } }))
  const { title: _name, ...tidy } = words.success
  const { agency: _agency, preparedBy: _by, preparedFor: _for, note: _note, ...regular } = settings.success
  return Result.succeed({
    ...regular,
    ...tidy,
    ...(chosen !== undefined && { clients: clients.success }),
  })
}
