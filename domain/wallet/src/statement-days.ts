import { type CampaignId, type LocalDate, localDateAt, type MinorUnits, type TimeZoneName } from "@domain/kernel"
import type { WalletTransaction } from "./wallet.ts"

type Line = Pick<WalletTransaction, "at" | "amount" | "campaignId" | "campaignName">

/** Lines of one campaign on one day that stand together in a statement; `amount` is in minor units. */
export interface StatementDay<L> {
  readonly day: LocalDate
  readonly campaignId?: CampaignId
  readonly campaignName?: string
  /** How the lines change the wallet together; absent where further lines of the day may follow. */
  readonly amount?: MinorUnits
  readonly lines: ReadonlyArray<L>
}

/**
 * The lines of a statement in their order, those beside each other of one day and one campaign together; days are counted in
 * `timeZone`. `hasMore` tells that the statement goes on after the last line, so that the last sum is not known. Ours.
 */
export const statementDays = <L extends Line>(
  lines: ReadonlyArray<L>,
  timeZone: TimeZoneName,
  hasMore: boolean,
): ReadonlyArray<StatementDay<L>> => {
  const days: Array<{ readonly day: LocalDate; readonly lines: [L, ...Array<L>] }> = []
  for (const line of lines) {
    const day = localDateAt(line.at, timeZone)
    const last = days.at(-1)
    if (last?.day === day && last.lines[0].campaignId === line.campaignId) last.lines.push(line)
    else days.push({ day, lines: [line] })
  }
  return days.map(({ day, lines: [first, ...rest] }, index) => ({
    day,
    ...(first.campaignId !== undefined && { campaignId: first.campaignId }),
    ...(first.campaignName !== undefined && { campaignName: first.campaignName }),
    ...((!hasMore || index < days.length - 1) && {
      amount: rest.reduce((sum, { amount }) => sum + amount, first.amount),
    }),
    lines: [first, ...rest],
  }))
}
