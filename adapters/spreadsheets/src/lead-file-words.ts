import { Layer } from "effect"
import { LeadFileWords } from "@application/insights/ports"
import type { PortalLanguage } from "@domain/portals"

/** Texts of downloaded leads, from the same files as the texts of mails. */
export const leadFileWords = (
  translate: (key: string, language: string, values: Readonly<Record<string, string | number>>) => string,
) =>
  Layer.succeed(LeadFileWords, {
    in: (language: PortalLanguage) => {
      const text = (key: string) => translate(`leadsFile.${key}`, language, {})
      return {
        fileName: text("name"),
        headOf: (column) => text(`column.${column}`),
        agreement: { given: text("consent.given"), notGiven: text("consent.notGiven") },
        fit: { fits: text("fit.fits"), doesNotFit: text("fit.doesNotFit") },
        statusOf: (status) => text(`status.${status}`),
      }
    },
  })
