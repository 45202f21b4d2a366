import { Effect, Layer } from "effect"
import { DocumentFiles } from "@application/wallet/ports"
import { archive } from "./archive.ts"
import type { Translate } from "./document-words.ts"
import { inWords } from "./in-words.ts"

const columns = ["at", "kind", "campaign", "amount", "reserved", "balance", "currency", "reference"] as const

/** Documents as PDF, in the texts of the product. */
export const documentFiles = (translate: Translate) =>
  Layer.succeed(DocumentFiles, {
    // What draws pages is loaded with the first document, so that servers start without it.
    pdf: (document, brand, language) =>
      Effect.promise(async () => {
        const { documentPdf } = await import("./document-pdf.ts")
        return documentPdf(translate, document, brand, language)
      }),
    inWords: ({ amount, currency }, language) => inWords(amount, currency, language),
    statementIn: (language) => ({
      fileName: translate("documents:statement.name", language, {}),
      heads: columns.map((column) => translate(`documents:statement.head.${column}`, language, {})),
      kindOf: (kind) => translate(`app:wallet.kind.${kind}`, language, {}),
    }),
    archive,
  })
export { reportFiles } from "./report/report-files.ts"
