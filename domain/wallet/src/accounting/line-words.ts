import type { BillingDocument, DocumentLine } from "../documents/index.ts"
import { ledgerNames } from "./booking.ts"

/** The ledger of a line that is sold; undefined for money on account. */
export const lineLedger = ({ kind }: DocumentLine): string | undefined =>
  kind === "payment" || kind === "balance" ? undefined : ledgerNames[kind]

/** What a line says of itself: its ledger and the campaign. */
export const lineWords = ({ campaignName }: BillingDocument, line: DocumentLine): string =>
  [lineLedger(line), campaignName].filter((word) => word !== undefined).join(": ")
