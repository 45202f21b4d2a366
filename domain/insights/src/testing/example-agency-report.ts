import { BusinessProfileId, type CurrencyCode } from "@domain/kernel"
import { type AgencyReport, shownAgencyReport } from "../agency/agency-report.ts"
import { exampleReport } from "./example-report.ts"

const clients: ReadonlyArray<readonly [id: number, name: string, currency: CurrencyCode]> = [
  [7, "Rao's Bakery", "INR"],
  [8, "מאפיית לוטוס", "INR"],
  [9, "=Bloom Tea, Camden", "GBP"],
]

/** A report over three clients in two currencies, each with the figures of the example report. */
export const exampleAgencyReport = (): AgencyReport =>
  shownAgencyReport(
    {
      cover: {
        title: "Two weeks for our clients",
        agency: "Lotus Media",
        preparedBy: "Asha Rao",
        preparedFor: "The owners",
        note: "A good fortnight.\nDiwali comes next.",
      },
      days: exampleReport().report.days,
      publishedAt: exampleReport().publishedAt,
      clients: clients.length,
      pages: clients.map(([id, businessName, currency]) => {
        const { breakdowns: _byNetworks, ...report } = exampleReport()
        return {
          businessProfileId: BusinessProfileId.make(id),
          report: { ...report, businessName, report: { ...report.report, currency } },
        }
      }),
    },
    () => true,
  )
