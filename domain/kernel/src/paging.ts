import { Schema } from "effect"

const whole = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: most }))

/** Most items that one call gives (ours). */
export const longestPage = 100

/** Which part of a list is asked for: pages count from 1, at most 100 items each (ours). Spec: payments, "query limit, page". */
export const PageRequest = Schema.Struct({ page: whole(1_000_000), limit: whole(longestPage) })
export type PageRequest = typeof PageRequest.Type

/** What a call without paging asks for. Spec: constants, "Transactions paging default values: not shown"; these are ours. */
export const defaultPage: PageRequest = { page: 1, limit: 20 }

/** Items before the page. */
export const offsetOf = ({ page, limit }: PageRequest): number => (page - 1) * limit

/** Pages that a list of `total` items fills; an empty list has one, empty. */
export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** First and last item on the page, counted from 1, and how many there are in all; both 0 when the page shows none. Spec: "Showing {items} of {total}". */
export const shownPart = (request: PageRequest, total: number) => {
  const from = offsetOf(request) + 1
  return from > total
    ? { from: 0, to: 0, items: 0, total }
    : { from, to: Math.min(total, from + request.limit - 1), items: Math.min(total - from + 1, request.limit), total }
}
