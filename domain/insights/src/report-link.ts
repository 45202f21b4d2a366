import { errorCode } from "@domain/errors"
import { InvalidFields } from "@domain/identity"
import { addDays, isLocalDate, type LocalDate, startOfDay } from "@domain/kernel"
import { Result, Schema } from "effect"
import { publishingLimits, sharedUntil } from "./published-reports.ts"

/** How long the password of a link is, in characters. Ours. */
export const linkPasswordLimits = { fewest: 6, most: 100 } as const

/** For how many days links to reports are usually made. Ours. */
export const usualLinkDays = [7, 30, 90, 365] as const

/** The link asks for a password; `isWrong` where one was given. Ours. */
export class ReportLocked extends Schema.TaggedError<ReportLocked>()("ReportLocked", {
  errorCode: errorCode(1036),
  isWrong: Schema.Boolean,
}) {}

/** What an owner chooses of a link: days or a last day, else the usual days; and a password. */
export interface LinkChoice {
  readonly linkDays?: number | undefined
  readonly linkUntil?: LocalDate | undefined
  readonly linkPassword?: string | undefined
}

const invalid = (field: string, key: string) =>
  Result.fail(new InvalidFields({ fields: { [field]: [`insights.${key}`] } }))

/**
 * Until when a chosen link works, in epoch milliseconds: through its last day where the business is. A day that is over or
 * more than a year away is refused, and so is a password that is too short. Ours.
 */
export const linkEnd = (
  { linkDays, linkUntil, linkPassword }: LinkChoice,
  now: number,
  timeZone: string,
): Result.Result<number, InvalidFields> => {
  if (linkPassword !== undefined && linkPassword.length < linkPasswordLimits.fewest)
    return invalid("linkPassword", "linkPasswordShort")
  if (linkUntil === undefined) return Result.succeed(sharedUntil(now, linkDays))
  const end = isLocalDate(linkUntil) ? startOfDay(addDays(linkUntil, 1), timeZone) : 0
  return end <= now || end > sharedUntil(now, publishingLimits.mostLinkDays + 1)
    ? invalid("linkUntil", "linkDayOutside")
    : Result.succeed(end)
}
