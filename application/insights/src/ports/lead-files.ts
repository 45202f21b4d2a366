import { Context } from "effect"
import type { FileCell, LeadWords } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"

/** A sheet's name and head; `isRightToLeft` puts its first column on the right. */
export interface Sheet {
  readonly name: string
  readonly head: ReadonlyArray<string>
  readonly isRightToLeft: boolean
}

/** Makes workbooks that spreadsheet programs open. */
export class Workbooks extends Context.Service<
  Workbooks,
  {
    /** A workbook that is written while batches of its rows are read; full sheets are followed by further ones. */
    readonly of: (
      sheet: Sheet,
      batches: AsyncIterable<ReadonlyArray<ReadonlyArray<FileCell>>>,
    ) => AsyncIterable<Uint8Array>
  }
>()("insights/Workbooks") {}

/** The texts of downloaded leads in a language; `fileName` has no ending. */
export class LeadFileWords extends Context.Service<
  LeadFileWords,
  { readonly in: (language: PortalLanguage) => LeadWords & { readonly fileName: string } }
>()("insights/LeadFileWords") {}
