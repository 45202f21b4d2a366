import { Effect, Layer } from "effect"
import { DocumentFiles } from "@application/wallet/ports"
import { archive } from "./archive.ts"
import { documentPdf } from "./document-pdf.ts"
import type { Translate } from "./document-words.ts"

const columns = ["at", "kind", "campaign", "amount", "reserved", "balance", "currency", "reference"] as const

/** Documents as PDF, in the texts of the product. */
export const documentFiles = (translate: Translate) =>
  Layer.succeed(DocumentFiles, {
    pdf: (document, brand, language) => Effect.promise(() => documentPdf(translate, document, brand, language)),
    statementIn: (language) => ({
      fileName: translate("documents:statement.name", language, {}),
      heads: columns.map((column) => translate(`documents:statement.head.${column}`, language, {})),
      kindOf: (kind) => translate(`app:wallet.kind.${kind}`, language, {}),
    }),
    archive,
  })
