import { errorCode } from "@domain/errors"
import { Schema } from "effect"
import { Shop } from "./store-platforms.ts"

/** Why a store was not linked: its owner or itself said no, it took too long, did not answer, or belongs to another business. */
export const StoreRefusal = Schema.Literals([
  "cancelled",
  "expired",
  "refused",
  "tooSlow",
  "unreachable",
  "somebodyElses",
])
export type StoreRefusal = typeof StoreRefusal.Type

/** How far the link of a business's store is. Ours. */
export const StoreLinkState = Schema.Literals([
  "notLinked",
  "linking",
  "linked",
  "refused",
  "accessLost",
  "somebodyElses",
])
export type StoreLinkState = typeof StoreLinkState.Type

/** The latest attempt to link a store, and why it failed if it did; times are epoch milliseconds. */
export const StoreAttempt = Schema.Struct({
  ...Shop.fields,
  begunAt: Schema.Number,
  refusal: Schema.optionalKey(StoreRefusal),
})
export type StoreAttempt = typeof StoreAttempt.Type

/** How long an attempt may take, in milliseconds. Ours. */
export const storeAttemptMillis = 10 * 60_000

/** What is known of a business's store. */
interface LinkFacts {
  readonly link?: { readonly lostAt?: number } | undefined
  readonly attempt?: StoreAttempt | undefined
}

/**
 * The state of a link: a working one counts before anything that was tried since; then the latest attempt, until its time is over;
 * then a link whose access was lost. Ours.
 */
export const storeLinkState = ({ link, attempt }: LinkFacts, now: number): StoreLinkState => {
  if (link !== undefined && link.lostAt === undefined) return "linked"
  if (attempt?.refusal === "somebodyElses") return "somebodyElses"
  if (attempt?.refusal !== undefined) return "refused"
  if (attempt !== undefined && attempt.begunAt + storeAttemptMillis > now) return "linking"
  return link === undefined ? "notLinked" : "accessLost"
}

/** The store was not linked. Ours. */
export class StoreNotLinked extends Schema.TaggedError<StoreNotLinked>()("StoreNotLinked", {
  errorCode: errorCode(1033),
  cause: StoreRefusal,
}) {}

/** The business has no linked store, or its access is lost. Ours. */
export class NoLinkedStore extends Schema.TaggedError<NoLinkedStore>()("NoLinkedStore", {
  errorCode: errorCode(104),
}) {}
