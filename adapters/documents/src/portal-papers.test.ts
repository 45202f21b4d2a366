import { expect, test } from "vitest"
import { exampleAgencyReport, exampleReport } from "@domain/insights/testing"
import { type Portal, type PortalLanguage, seededPortals } from "@domain/portals"
import { foreignWordsIn } from "@domain/portals/testing"
import { exampleDocuments } from "@domain/wallet/testing"
import { documentPdf } from "./document-pdf.ts"
import { agencyPdf } from "./report/agency-pdf.ts"
import { reportPdf } from "./report/report-pdf.ts"
import { pdfText } from "./testing/pdf-text.ts"
import { productTexts } from "./testing/product-texts.ts"

/** Pages take long to draw on a busy machine. */
const drawing = { timeout: 120_000 }

const papers: Readonly<Record<string, (portal: Portal, language: PortalLanguage) => Promise<Uint8Array>>> = {
  invoice: (portal, language) => documentPdf(productTexts, exampleDocuments["india-same-state"], portal, language),
  "credit note": (portal, language) =>
    documentPdf(productTexts, exampleDocuments["credit-note-unspent"], portal, language),
  report: (portal, language) => reportPdf(productTexts, exampleReport(), portal, language),
  "agency's report": (portal, language) => agencyPdf(productTexts, exampleAgencyReport(), portal, language),
}

test.each(Object.keys(papers))("each portal's %s names the portal and no other", drawing, async (name) => {
  for (const [index, portal] of seededPortals.entries()) {
    const language = (["en", "he"] as const)[index % 2] ?? "en"
    const { lines, facts } = await pdfText((await papers[name]?.(portal, language)) ?? new Uint8Array())
    const text = [...lines, facts].join("\n")
    expect(text, portal.title).toContain(portal.title)
    expect(foreignWordsIn(text, portal, seededPortals), portal.title).toEqual([])
  }
})
