import type { AgencyReport, StandingOut } from "@domain/insights"
import type { PortalLanguage } from "@domain/portals"
import type { Translate } from "../document-words.ts"
import { agencyWords } from "./agency-words.ts"

/** What a report over many clients says in plain words: the sums of each currency, and the clients that stand out. */
export const agencySentences = (translate: Translate, report: AgencyReport, language: PortalLanguage) => {
  const words = agencyWords(translate, report, language)
  const { currencies, rows, best, worst } = report.summary
  const [first] = rows
  const anyClient = first && words.client(first.businessProfileId)
  const names = new Map(rows.map(({ businessProfileId, name }) => [businessProfileId, name]))
  const sums = currencies.map(({ currency, clients, totals }) => {
    const own = words.currency(currency)
    return words.text("mail.sums", {
      count: clients,
      value: String(clients),
      spend: own?.money(totals.spend) ?? "",
      results: own?.number(totals.results) ?? "",
    })
  })
  const standing = (key: "best" | "worst", one: StandingOut | undefined) =>
    one === undefined
      ? []
      : [
          words.text(`mail.${key}`, {
            name: names.get(one.businessProfileId) ?? "",
            reason: words.client(one.businessProfileId)?.sentence(one.reason) ?? "",
          }),
        ]
  return {
    sentences: [...sums, ...standing("best", best), ...standing("worst", worst)],
    days: anyClient?.range(report.days) ?? `${report.days.from} – ${report.days.to}`,
  }
}
