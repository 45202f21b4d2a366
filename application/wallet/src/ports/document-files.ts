import { Context, type Effect } from "effect"
import type { Money } from "@domain/kernel"
import type { Portal, PortalLanguage } from "@domain/portals"
import type { IssuedDocument, StatementKind } from "@domain/wallet"

/** Texts of a downloaded statement. */
export interface StatementWords {
  readonly fileName: string
  readonly heads: ReadonlyArray<string>
  readonly kindOf: (kind: StatementKind) => string
}

/** What a page shows of the portal that issues it. */
export type DocumentBrand = Pick<Portal, "title" | "theme" | "mark">

/** Documents as pages to print. */
export class DocumentFiles extends Context.Service<
  DocumentFiles,
  {
    /** A document as PDF in a portal's brand and a language; the same document gives the same bytes. */
    readonly pdf: (
      document: IssuedDocument,
      brand: DocumentBrand,
      language: PortalLanguage,
    ) => Effect.Effect<Uint8Array>
    /** An amount in words, where a language has them. */
    readonly inWords: (amount: Money, language: PortalLanguage) => string | undefined
    readonly statementIn: (language: PortalLanguage) => StatementWords
    /** Files by their names as one archive, packed while they are made. */
    readonly archive: (
      files: AsyncIterable<{ readonly name: string; readonly bytes: Uint8Array }>,
    ) => AsyncIterable<Uint8Array>
  }
>()("wallet/DocumentFiles") {}
