import { type AgencyClientPage, type AgencyReport, changeOf, type ClientVerdict } from "@domain/insights"
import type { BusinessProfileId, CurrencyCode } from "@domain/kernel"
import type { PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"
import { reportWords, type ReportWords } from "./report-words.ts"

const percents = new Intl.NumberFormat("en", { style: "percent", signDisplay: "exceptZero", maximumFractionDigits: 0 })

/** The texts of a report over many clients, with the texts of each client's own report. */
export const agencyWords = (translate: Translate, report: AgencyReport, language: PortalLanguage) => {
  const wordsOf = ({ report: frozen }: AgencyClientPage) => reportWords(translate, frozen, language)
  const byClient = new Map<BusinessProfileId, ReportWords>(
    report.pages.map((page) => [page.businessProfileId, wordsOf(page)]),
  )
  const byCurrency = new Map<CurrencyCode, ReportWords>(
    report.pages.map((page) => [page.report.report.currency, wordsOf(page)]),
  )
  const text = (key: string, values: Readonly<Record<string, string | number>> = {}) =>
    translate(`agencyReports:${key}`, language, values)
  return {
    text,
    /** Heads and days, which no currency changes. */
    of: (key: string, values: Readonly<Record<string, string | number>> = {}) =>
      translate(`documents:report.${key}`, language, values),
    client: (id: BusinessProfileId) => byClient.get(id),
    currency: (code: CurrencyCode) => byCurrency.get(code),
    verdict: (id: BusinessProfileId, { outcome, reason }: ClientVerdict) => ({
      outcome: text(`verdict.${outcome}`),
      reason: reason === undefined ? "" : (byClient.get(id)?.sentence(reason) ?? ""),
    }),
    /** A former value, and the change from it; empty where there is nothing to compare. */
    change: (
      now: number | undefined,
      before: number | undefined,
      inWords: (value: number) => string,
    ): { readonly former: string; readonly share: string } => {
      if (before === undefined) return { former: "", share: "" }
      const change = changeOf(now, before)
      return {
        former: translate("documents:report.before", language, { value: inWords(before) }),
        share: change === undefined ? "" : percents.format(change).replace("-", "−"),
      }
    },
  }
}
export type AgencyWords = ReturnType<typeof agencyWords>
