import type { FeedStatus } from "@domain/businesses"
import type { Feed, FeedJob } from "../contract/product-feeds.ts"

const statuses: Readonly<Record<FeedJob["status"], FeedStatus>> = {
  New: "processing",
  InProgress: "processing",
  Done: "processed",
  Failed: "failed",
}

/** The state of the feed that was processed last, or of a feed that never was; undefined without feeds. */
export const feedStatusOf = (feeds: ReadonlyArray<Feed>): FeedStatus | undefined => {
  const [latest] = feeds.flatMap(({ job }) => job ?? []).toSorted((one, other) => other.updatedAt - one.updatedAt)
  if (latest !== undefined) return statuses[latest.status]
  return feeds.length > 0 ? "notProcessed" : undefined
}
