import type { OutputOf } from "@application/kernel"
import type { GetBillingDocument } from "@application/wallet/contract"
import type { Format } from "@ui/shared/use-format"

/** A document as a page shows it. */
export type ShownDocument = OutputOf<typeof GetBillingDocument>

/** What the parts of a paper are drawn from. */
export interface PaperProps {
  readonly document: ShownDocument
  readonly format: Format
}
