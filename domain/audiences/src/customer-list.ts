import { Result, Schema } from "effect"
import { errorCode } from "@domain/errors"
import { CustomerListId, Region, UserId } from "@domain/kernel"
import { InvalidFields } from "@domain/identity"
import { requiredText } from "@domain/validation"
import { ListNetwork } from "./hashed-person.ts"
import { listLimits } from "./list-limits.ts"
import { VisitorRule } from "./visitor-rule.ts"

const instant = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 8_640_000_000_000_000 }))
const count = Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000_000 }))

/** The statement that owners accept before they upload; its words are the text `consent.v1` of the customer lists. */
export const consentStatement = { version: 1, textKey: "consent.v1" } as const

/** Which statement was accepted, in which language, by whom and when. */
export const ListConsent = Schema.Struct({
  version: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 1000 })),
  textKey: Schema.String.check(Schema.isMaxLength(40)),
  language: Schema.String.check(Schema.isMaxLength(10)),
  acceptedBy: UserId,
  acceptedAt: instant,
})
export type ListConsent = typeof ListConsent.Type

/**
 * What has become of a list at a network. `Waiting` has not been made there, `NotSent` could not be told for days, `Removing`
 * is deleted as soon as the network answers.
 */
export const ListNetworkStatus = Schema.Literals([
  "Waiting",
  "Preparing",
  "Ready",
  "TooSmall",
  "Refused",
  "NotSent",
  "Removing",
  "Removed",
])
export type ListNetworkStatus = typeof ListNetworkStatus.Type

/** A list at one network; sizes are roughly the people whom the network found. */
export const ListAtNetwork = Schema.Struct({
  network: ListNetwork,
  status: ListNetworkStatus,
  externalId: Schema.optionalKey(Schema.String.check(Schema.isMaxLength(400))),
  leastSize: Schema.optionalKey(count),
  mostSize: Schema.optionalKey(count),
  /** The network's own words where it refuses. */
  reason: Schema.optionalKey(Schema.String),
  /** People whom the network has been told. */
  sent: count,
})
export type ListAtNetwork = typeof ListAtNetwork.Type

/** Days that a list is kept. */
export const ListDays = Schema.Int.check(
  Schema.isBetween({ minimum: listLimits.leastDays, maximum: listLimits.mostDays }),
)

/** Percent of a country's people who are most like a list's. */
export const LookalikePercent = Schema.Int.check(
  Schema.isBetween({ minimum: listLimits.leastPercent, maximum: listLimits.mostPercent }),
)

/** `Filling` waits for the rest of its file, `Expired` is gone from the networks, `Removing` will be gone altogether. */
export const ListState = Schema.Literals(["Filling", "Active", "Expired", "Removing"])
export type ListState = typeof ListState.Type

/** A list of customers, of visitors of the website, or of people like those on another list. */
export const CustomerList = Schema.Struct({
  id: CustomerListId,
  name: Schema.String.check(Schema.isMaxLength(listLimits.nameLetters)),
  state: ListState,
  networks: Schema.Array(ListAtNetwork),
  /** People received from the owner. */
  people: count,
  /** The upload under way or the last one: how many of its batches have arrived. */
  upload: Schema.optionalKey(Schema.Struct({ id: Schema.String.check(Schema.isMaxLength(40)), batches: count })),
  consent: Schema.optionalKey(ListConsent),
  days: ListDays,
  createdAt: instant,
  /** When it was last filled. */
  filledAt: instant,
  lookalike: Schema.optionalKey(
    Schema.Struct({ sourceId: CustomerListId, percent: LookalikePercent, country: Region }),
  ),
  /** Who belongs to an audience of the website's visitors; no other list has a rule. */
  visitors: Schema.optionalKey(VisitorRule),
})
export type CustomerList = typeof CustomerList.Type

/** No such list at this business. Ours. */
export class CustomerListNotFound extends Schema.TaggedError<CustomerListNotFound>()("CustomerListNotFound", {
  errorCode: errorCode(104),
  listId: CustomerListId,
}) {}

/** The business has as many lists as one may have. Ours. */
export class CustomerListsFull extends Schema.TaggedError<CustomerListsFull>()("CustomerListsFull", {
  errorCode: errorCode(102),
  most: Schema.Int,
}) {}

/** No network of this installation keeps such lists. Ours. */
export class NoListNetwork extends Schema.TaggedError<NoListNetwork>()("NoListNetwork", {
  errorCode: errorCode(102),
}) {}

/** The list takes no such change in its present state. Ours. */
export class ListStateForbids extends Schema.TaggedError<ListStateForbids>()("ListStateForbids", {
  errorCode: errorCode(1006),
  state: ListState,
}) {}

/** A batch came out of turn; `expected` is the number of the next. Ours. */
export class BatchOutOfTurn extends Schema.TaggedError<BatchOutOfTurn>()("BatchOutOfTurn", {
  errorCode: errorCode(1001),
  expected: Schema.Int,
}) {}

/** A list's name as it is kept; others of the business have another. */
export const checkedListName = (typed: string, others: ReadonlyArray<string>): Result.Result<string, InvalidFields> => {
  const name = requiredText(typed)
  if (Result.isFailure(name)) return Result.fail(new InvalidFields({ fields: { name: [name.failure.key] } }))
  const isTaken = others.some((other) => other.toLowerCase() === name.success.toLowerCase())
  return isTaken
    ? Result.fail(new InvalidFields({ fields: { name: ["audiences.listNameTaken"] } }))
    : Result.succeed(name.success)
}

const dayMillis = 86_400_000

/** When a list's time is over, in epoch milliseconds. */
export const expiresAt = ({ filledAt, days }: Pick<CustomerList, "filledAt" | "days">): number =>
  filledAt + days * dayMillis

/** Whether a list ends by itself: a lookalike ends with its source, and visitors leave one by one. */
export const hasEnd = ({ lookalike, visitors }: Pick<CustomerList, "lookalike" | "visitors">): boolean =>
  lookalike === undefined && visitors === undefined

/** Whether a list's time is over. */
export const hasExpired = (list: Pick<CustomerList, "filledAt" | "days">, now: number): boolean =>
  now >= expiresAt(list)
