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
        fit: { fitting: text("fit.fitting"), notFitting: text("fit.notFitting") },
        agreement: { given: text("consent.given"), notGiven: text("consent.notGiven") },
        statuses: {
          New: text("status.New"),
          Contacted: text("status.Contacted"),
          Won: text("status.Won"),
          Lost: text("status.Lost"),
          Spam: text("status.Spam"),
        },
      }
    },
  })
