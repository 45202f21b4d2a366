import type { Effect } from "effect"
import type { JobQueue } from "@application/kernel"
import type { RegularReport, ReportAddress, ReportSending } from "@domain/insights"
import type { PortalId, ReportScheduleId, ReportSendingId } from "@domain/kernel"
import type { ReportReader } from "../../ports/report-delivery.ts"

/** A regular report as it is stored. */
export type StoredRegular = RegularReport & { readonly portalId: PortalId }

/** A sending as it is stored, whatever its report is. */
export type StoredSending = Omit<ReportSending, "reportId"> & { readonly reportId?: number }

/** A sending before it has a number. */
export type NewSending = Omit<ReportSending, "id" | "reportId">

type Rows = Effect.Effect<unknown>
type Maybe<Row> = Effect.Effect<Row | undefined>

/**
 * Whose regular reports are: a business's, or a maker's of reports over clients. Schedules, sendings and asked addresses of one
 * home, by their numbers alone.
 */
export interface RegularHome<Schedule extends StoredRegular, Sending extends StoredSending> {
  /** Names it in links and in counts of acts. */
  readonly key: string
  /** The users who may get its reports. */
  readonly readers: Effect.Effect<ReadonlyArray<ReportReader>>
  /** The name under which it sends these reports; undefined where it is gone. */
  readonly nameOf: (schedules: ReadonlyArray<Schedule>) => Effect.Effect<string | undefined>
  /** Queues the job of a sending; its jobs run one after another. */
  readonly sendLater: (id: ReportSendingId) => Effect.Effect<unknown, never, JobQueue>
  readonly schedules: {
    readonly all: Effect.Effect<ReadonlyArray<Schedule>>
    readonly find: (id: ReportScheduleId) => Maybe<Schedule>
    readonly forChange: (id: ReportScheduleId) => Maybe<Schedule>
    readonly save: (schedule: Schedule) => Effect.Effect<Schedule>
    readonly remove: (id: ReportScheduleId) => Rows
  }
  readonly sendings: {
    /** Newest first. */
    readonly of: (scheduleId: ReportScheduleId, limit?: number) => Effect.Effect<ReadonlyArray<Sending>>
    readonly find: (id: ReportSendingId) => Maybe<Sending>
    readonly forChange: (id: ReportSendingId) => Maybe<Sending>
    readonly add: (sending: NewSending) => Effect.Effect<Sending>
    readonly save: (sending: Sending) => Effect.Effect<Sending>
    readonly remove: (id: ReportSendingId) => Rows
  }
  readonly addresses: {
    readonly all: Effect.Effect<ReadonlyArray<ReportAddress>>
    readonly find: (address: string) => Maybe<ReportAddress>
    readonly forChange: (address: string) => Maybe<ReportAddress>
    readonly save: (address: ReportAddress) => Effect.Effect<ReportAddress>
    readonly addOnce: (address: ReportAddress) => Rows
    readonly remove: (address: string) => Rows
  }
}
