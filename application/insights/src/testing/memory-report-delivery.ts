import { Context, Effect, Layer } from "effect"
import type { BusinessProfileId } from "@domain/kernel"
import {
  MailNotTaken,
  ReportFiles,
  type ReportMail,
  ReportMails,
  type ReportReader,
  ReportReaders,
} from "../ports/report-delivery.ts"

/** Members of businesses who may get and make reports, as the map says now; every portal is at one address. */
export const memoryReportReaders = (readers: ReadonlyMap<BusinessProfileId, ReadonlyArray<ReportReader>> = new Map()) =>
  Layer.succeed(ReportReaders, {
    ofProfile: (businessProfileId) => Effect.succeed(readers.get(businessProfileId) ?? []),
    makerOf: (_portalId, userId) =>
      Effect.sync(() => {
        const on = [...readers].flatMap(([id, members]) =>
          members.filter((one) => one.userId === userId).map((reader) => ({ id, reader })),
        )
        return on[0] && { reader: on[0].reader, mayReport: on.map(({ id }) => id) }
      }),
    originOf: () => Effect.succeed("https://portal.example"),
  })

/** Reports as short texts with their language. */
export const memoryReportFiles = Layer.succeed(ReportFiles, {
  pdf: ({ name, report }, { title }, language) =>
    Effect.succeed(
      Uint8Array.from(`%PDF ${title} ${language} ${name} ${report.days.from}`, (sign) => sign.charCodeAt(0)),
    ),
  table: ({ report }, language) => ({
    name: "report",
    head: [`${language} day`, `${language} spend`],
    rows: report.rows.map(({ date = "", totals }) => [date, { count: totals.spend }]),
  }),
  agencyPdf: ({ cover, pages }, { title }, language, part) =>
    Effect.succeed(
      Uint8Array.from(
        `%PDF ${title} ${language} ${cover.title} ${pages.length}${part === 1 ? "" : ` part ${part}`}`,
        (sign) => sign.charCodeAt(0),
      ),
    ),
  agencyTable: ({ summary }, language) => ({
    name: "report",
    head: [`${language} client`, `${language} spend`],
    rows: summary.rows.map(({ name, totals }) => [name, { count: totals.spend }]),
  }),
  agencyWords: ({ summary, days }, language) => ({
    sentences: summary.currencies.map(({ currency, clients }) => `${language} ${clients} ${currency}`),
    days: `${days.from} – ${days.to}`,
  }),
  words: ({ report, story = [] }, language) => ({
    sentences: story.map(({ kind }) => `${language} ${kind}`),
    days: `${report.days.from} – ${report.days.to}`,
  }),
})

/** The mails taken so far, and a server that answers as a test wants. */
export class SentReports extends Context.Service<
  SentReports,
  {
    readonly all: Effect.Effect<ReadonlyArray<ReportMail>>
    /** From now on mails to an address fail so; undefined takes them again. */
    readonly answer: (address: string, why: MailNotTaken["why"] | undefined) => Effect.Effect<void>
  }
>()("insights/testing/SentReports") {}

/** Records mails instead of sending them. */
export const memoryReportMails = Layer.effectContext(
  Effect.sync(() => {
    const sent: Array<ReportMail> = []
    const refusals = new Map<string, MailNotTaken["why"]>()
    return Context.make(ReportMails, {
      send: (mail) =>
        Effect.suspend(() => {
          const why = refusals.get(mail.to)
          if (why !== undefined) return Effect.fail(new MailNotTaken({ why }))
          sent.push(mail)
          return Effect.void
        }),
    }).pipe(
      Context.add(SentReports, {
        all: Effect.sync(() => [...sent]),
        answer: (address, why) =>
          Effect.sync(() => {
            if (why === undefined) refusals.delete(address)
            else refusals.set(address, why)
          }),
      }),
    )
  }),
)
