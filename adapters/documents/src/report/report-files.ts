import { Effect, Layer } from "effect"
import { ReportFiles } from "@application/insights/ports"
import type { Translate } from "../document-words.ts"
import { reportTable } from "./report-table.ts"
import { reportWords } from "./report-words.ts"

/** Published reports as files, in the texts of the product. */
export const reportFiles = (translate: Translate) =>
  Layer.succeed(ReportFiles, {
    // What draws pages is loaded with the first report, so that servers start without it.
    pdf: (report, brand, language) =>
      Effect.promise(async () => {
        const { reportPdf } = await import("./report-pdf.ts")
        return reportPdf(translate, report, brand, language)
      }),
    table: (report, language) => reportTable(translate, report, language),
    words: (report, language) => {
      const words = reportWords(translate, report, language)
      return { sentences: (report.story ?? []).map(words.sentence), days: words.range(report.report.days) }
    },
  })
