import { Effect, Layer, Semaphore } from "effect"
import { ReportFiles } from "@application/insights/ports"
import type { Translate } from "../document-words.ts"
import { agencySentences } from "./agency-sentences.ts"
import { agencyTable } from "./agency-table.ts"
import { reportTable } from "./report-table.ts"
import { reportWords } from "./report-words.ts"

/** Pages are drawn one report after the other, so that many who ask at once leave the server time for other calls. */
const drawing = Semaphore.makeUnsafe(1)

/** Published reports as files, in the texts of the product. */
export const reportFiles = (translate: Translate) =>
  Layer.succeed(ReportFiles, {
    // What draws pages is loaded with the first report, so that servers start without it.
    pdf: (report, brand, language) =>
      drawing.withPermit(
        Effect.promise(async () => {
          const { reportPdf } = await import("./report-pdf.ts")
          return reportPdf(translate, report, brand, language)
        }),
      ),
    table: (report, language) => reportTable(translate, report, language),
    agencyPdf: (report, brand, language, part) =>
      drawing.withPermit(
        Effect.promise(async () => {
          const { agencyPdf } = await import("./agency-pdf.ts")
          return agencyPdf(translate, report, brand, language, part)
        }),
      ),
    agencyTable: (report, language) => agencyTable(translate, report, language),
    agencyWords: (report, language) => agencySentences(translate, report, language),
    words: (report, language) => {
      const words = reportWords(translate, report, language)
      return { sentences: (report.story ?? []).map(words.sentence), days: words.range(report.report.days) }
    },
  })
