import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CampaignStatus, CampaignStatusNumber } from "./campaign-status.ts"

/** The list contains an unknown status. Spec: error catalogue, 102. */
export class CampaignStatusUnknown extends Schema.TaggedError<CampaignStatusUnknown>()("CampaignStatusUnknown", {
  errorCode: errorCode(102),
  given: Schema.String,
}) {}

const numberOf = Schema.encodeSync(CampaignStatusNumber)

/** Every notation of a status: its name in any case, its number, and "new", the calls' word for a draft. */
const written: ReadonlyMap<string, CampaignStatus> = new Map([
  ["new", "Draft"],
  ...CampaignStatus.literals.flatMap((status): ReadonlyArray<readonly [string, CampaignStatus]> => [
    [status.toLowerCase(), status],
    [String(numberOf(status)), status],
  ]),
])

const statusOf = (text: string): Result.Result<CampaignStatus, CampaignStatusUnknown> => {
  const status = written.get(text.trim().toLowerCase())
  return status === undefined ? Result.fail(new CampaignStatusUnknown({ given: text })) : Result.succeed(status)
}

/** The distinct statuses of a comma list; none for an empty text. Spec: calls C1, "query statuses (comma list)". */
export const readStatusList = (text: string): Result.Result<ReadonlyArray<CampaignStatus>, CampaignStatusUnknown> =>
  text.trim() === ""
    ? Result.succeed([])
    : Result.map(Result.all(text.split(",").map(statusOf)), (statuses) => [...new Set(statuses)])

/** The comma list of numbers for these statuses. */
export const writeStatusList = (statuses: ReadonlyArray<CampaignStatus>): string =>
  statuses.map((status) => numberOf(status)).join(",")
