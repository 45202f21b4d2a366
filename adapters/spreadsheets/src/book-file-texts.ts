import { BookFileTexts } from "@application/insights/ports"
import type { PortalLanguage } from "@domain/portals"
import { Layer } from "effect"

/** Texts of books' files, from the same files as the texts of mails. */
export const bookFileTexts = (
  translate: (key: string, language: string, values: Readonly<Record<string, string | number>>) => string,
) =>
  Layer.succeed(BookFileTexts, {
    in: (language: PortalLanguage) => ({
      fileName: translate("bookFile.name", language, {}),
      headOf: (column) => translate(`bookFile.column.${column}`, language, {}),
      healthOf: (health) => translate(`bookFile.health.${health}`, language, {}),
    }),
  })
