import { Effect } from "effect"
import type { ReportAddress } from "@domain/insights"
import type { ReportScheduleId, ReportSendingId } from "@domain/kernel"
import type { NewSending, StoredRegular, StoredSending } from "./home.ts"

interface Rows<Key, Row> {
  readonly find: (key: Key) => Effect.Effect<Row | undefined>
  readonly forChange: (key: Key) => Effect.Effect<Row | undefined>
  readonly save: (row: Row) => Effect.Effect<Row>
  readonly remove: (key: Key) => Effect.Effect<void>
}

interface HomeStores<Of, Schedule, Sending> {
  readonly schedules: Rows<Of & { readonly id: ReportScheduleId }, Schedule>
  readonly sendings: Rows<Of & { readonly id: ReportSendingId }, Sending> & {
    readonly add: (row: NewSending & Of) => Effect.Effect<Sending>
  }
  readonly addresses: Rows<Of & { readonly address: string }, ReportAddress & Of> & {
    readonly addOnce: (row: ReportAddress & Of) => Effect.Effect<boolean>
  }
}

interface HomeLists<Schedule, Sending> {
  readonly schedules: Effect.Effect<{ readonly rows: ReadonlyArray<Schedule> }>
  readonly sendings: (
    scheduleId: ReportScheduleId,
    page: { readonly limit?: number },
  ) => Effect.Effect<{ readonly rows: ReadonlyArray<Sending> }>
  readonly addresses: Effect.Effect<{ readonly rows: ReadonlyArray<ReportAddress> }>
}

const rowsOf = <Page extends { readonly rows: unknown }>(list: Effect.Effect<Page>) =>
  Effect.map(list, ({ rows }: Page): Page["rows"] => rows)

/** The rows of one home, by their numbers alone; `of` are the columns that say whose they are. */
export const homeRows = <Of extends object, Schedule extends StoredRegular, Sending extends StoredSending>(
  of: Of,
  { schedules, sendings, addresses }: HomeStores<Of, Schedule, Sending>,
  lists: HomeLists<Schedule, Sending>,
) => ({
  schedules: {
    all: rowsOf(lists.schedules),
    find: (id: ReportScheduleId) => schedules.find({ ...of, id }),
    forChange: (id: ReportScheduleId) => schedules.forChange({ ...of, id }),
    save: schedules.save,
    remove: (id: ReportScheduleId) => schedules.remove({ ...of, id }),
  },
  sendings: {
    of: (scheduleId: ReportScheduleId, limit?: number) =>
      rowsOf(lists.sendings(scheduleId, limit === undefined ? {} : { limit })),
    find: (id: ReportSendingId) => sendings.find({ ...of, id }),
    forChange: (id: ReportSendingId) => sendings.forChange({ ...of, id }),
    add: (sending: NewSending) => sendings.add({ ...sending, ...of }),
    save: sendings.save,
    remove: (id: ReportSendingId) => sendings.remove({ ...of, id }),
  },
  addresses: {
    all: rowsOf(lists.addresses),
    find: (address: string) => addresses.find({ ...of, address }),
    forChange: (address: string) => addresses.forChange({ ...of, address }),
    save: (address: ReportAddress) => addresses.save({ ...address, ...of }),
    addOnce: (address: ReportAddress) => addresses.addOnce({ ...address, ...of }),
    remove: (address: string) => addresses.remove({ ...of, address }),
  },
})
