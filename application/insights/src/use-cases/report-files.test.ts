import { Effect, Layer, Stream } from "effect"
import { expect, test } from "vitest"
import { ReportId } from "@domain/kernel"
import { memoryReportFiles, memoryWorkbooks } from "../testing/index.ts"
import { asStranger, businessProfileId, clicksOn, inReportWorld, november } from "../testing/report-world.ts"
import { publishReport } from "./published-reports.ts"
import { downloadReport, downloadSharedReport } from "./report-files.ts"

const files = Layer.merge(memoryReportFiles, memoryWorkbooks)

const textOf = (body: AsyncIterable<Uint8Array>) =>
  Stream.runFold(
    Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)),
    () => "",
    (all, part) => all + part,
  )

const published = (choice: object = {}) =>
  Effect.andThen(clicksOn("2026-11-05", 4), publishReport.handle({ ...november, name: "=N/1", ...choice }))
const keyOf = (link: string | undefined) => link?.split("/").at(-1) ?? ""

test("a published report is given as each kind of file, in the language asked for", () =>
  inReportWorld(
    Effect.gen(function* () {
      const { report } = yield* published()
      const file = (format: "pdf" | "csv" | "xlsx") =>
        downloadReport.handle({ businessProfileId, reportId: report.id, format, language: "he" })
      const pdf = yield* file("pdf")
      expect([pdf.contentType, pdf.fileName]).toEqual(["application/pdf", "=N-1.pdf"])
      expect(yield* textOf(pdf.body)).toBe("%PDF Marquee he =N/1 2026-11-01")
      expect(yield* textOf((yield* file("csv")).body)).toBe('"he day","he spend"\r\n"2026-11-05","500"\r\n')
      expect(yield* textOf((yield* file("xlsx")).body)).toBe("he day\the spend\n2026-11-05\t500\n")
      const missing = { businessProfileId, reportId: ReportId.make(99), format: "pdf" } as const
      expect(yield* Effect.flip(downloadReport.handle(missing))).toMatchObject({ _tag: "ReportNotFound" })
    }).pipe(Effect.provide(files)),
  ))

test("whoever has a link without a password gets the PDF, and nobody else does", () =>
  inReportWorld(
    Effect.gen(function* () {
      const open = yield* published()
      const locked = yield* published({ linkPassword: "lilies-for-mira" })
      const stranger = asStranger("203.0.113.9")
      const file = yield* stranger(downloadSharedReport.handle({ key: keyOf(open.link) }))
      expect(yield* textOf(file.body)).toBe("%PDF Marquee en =N/1 2026-11-01")
      const refused = (key: string) => stranger(Effect.flip(downloadSharedReport.handle({ key })))
      expect(yield* refused(keyOf(locked.link))).toMatchObject({ _tag: "ReportLocked" })
      expect(yield* refused("unknown")).toMatchObject({ _tag: "LinkInvalid" })
    }).pipe(Effect.provide(files)),
  ))
