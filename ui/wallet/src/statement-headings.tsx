import type { OutputOf } from "@application/kernel"
import type { ListTransactions } from "@application/wallet/contract"
import { type CampaignId, type MinorUnits, regionFacts } from "@domain/kernel"
import { statementDays, type StatementKind } from "@domain/wallet"
import type { RowGroup } from "@ui/kit/data-table"
import type { Format } from "@ui/shared/use-format"
import { Link } from "react-router"
import styles from "./statement-table.module.css"

type Line = OutputOf<typeof ListTransactions>["transactions"][number]

/** Kinds of lines that only launched campaigns have. */
const ofLaunched: ReadonlySet<StatementKind> = new Set([
  "promoGrant",
  "promoBack",
  "spend",
  "launchLock",
  "lockMore",
  "lockBack",
  "unlock",
  "launchFee",
  "launchTax",
  "feeBack",
  "taxBack",
])

export interface StatementHeadingsOptions {
  readonly format: Format
  readonly money: (amount: MinorUnits) => string
  readonly campaignHref: (id: CampaignId) => string
  /** Whether the statement goes on after its last line. */
  readonly hasMore: boolean
}

/** The heading over a statement's lines of one day and campaign: the day, the campaign, and how they change the wallet together. */
export const statementHeadings = (
  rows: ReadonlyArray<Line>,
  { format, money, campaignHref, hasMore }: StatementHeadingsOptions,
): ((line: Line) => RowGroup) => {
  const headings = new Map(
    statementDays(rows, regionFacts[format.region].timeZone, hasMore).flatMap(
      ({ day, campaignId, campaignName, amount, lines }) => {
        // A payment's draft may be deleted meanwhile.
        const isLaunched = campaignId !== undefined && lines.some(({ kind }) => ofLaunched.has(kind))
        const heading: RowGroup = {
          id: `${day}/${campaignId ?? ""}`,
          label: (
            <>
              <bdi>{format.shortDay(day)}</bdi>
              {campaignName === undefined ? null : (
                <>
                  {" · "}
                  {isLaunched ? (
                    <Link className={styles["campaign"]} to={campaignHref(campaignId)}>
                      <bdi>{campaignName}</bdi>
                    </Link>
                  ) : (
                    <bdi>{campaignName}</bdi>
                  )}
                </>
              )}
            </>
          ),
          ...(amount !== undefined &&
            lines.length > 1 && { end: <bdi dir="ltr">{amount > 0 ? `+${money(amount)}` : money(amount)}</bdi> }),
        }
        return lines.map((line) => [line.id, heading] as const)
      },
    ),
  )
  return ({ id }) => headings.get(id) ?? { id: "", label: null }
}
