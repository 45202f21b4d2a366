import { Schema } from "effect"

const whole = (most: number) => Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: most }))

/** The maximum page size (ours). */
export const longestPage = 100

/** A page of a list: pages count from 1, with at most 100 items (ours). Spec: payments, "query limit, page". */
export const PageRequest = Schema.Struct({ page: whole(1_000_000), limit: whole(longestPage) })
export type PageRequest = typeof PageRequest.Type

/** The default page. Spec: constants, "Transactions paging default values: not shown"; these are ours. */
export const defaultPage: PageRequest = { page: 1, limit: 20 }

/** The number of items before the page. */
export const offsetOf = ({ page, limit }: PageRequest): number => (page - 1) * limit

/** A page of rows that were read with one beyond it, and whether another page follows; nothing is counted for it. */
export const pageOf = <Row>(read: ReadonlyArray<Row>, limit: number) => ({
  rows: read.slice(0, limit),
  hasNextPage: read.length > limit,
})

/** The number of pages of a list with `total` items; an empty list has one. */
export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/**
 * The first and last item on the page, counted from 1, and the total; both 0 when the page is empty. Spec: "Showing
 * {items} of {total}".
 */
export const shownPart = (request: PageRequest, total: number) => {
  const from = offsetOf(request) + 1
  return from > total
    ? { from: 0, to: 0, items: 0, total }
    : { from, to: Math.min(total, from + request.limit - 1), items: Math.min(total - from + 1, request.limit), total }
}
