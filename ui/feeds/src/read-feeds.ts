import { ListCatalogs, ListFeedItems, ListFeeds, ListFeedSchedules } from "@application/businesses/contract"
import type { Feed } from "@application/businesses/contract"
import { isJobOver } from "@domain/channels"
import type { ProfileMembership } from "@domain/identity"
import { cutText } from "@domain/kernel"
import type { Read } from "@ui/container"

/** Reads a business's catalogues, its feeds with their latest reading, and when each is read again. */
export const readFeeds = async (read: Read, { id: businessProfileId }: Pick<ProfileMembership, "id">) => {
  const of = { businessProfileId }
  const [catalogs, feeds, { schedules, timeZone }] = await Promise.all([
    read(ListCatalogs, of),
    read(ListFeeds, of),
    read(ListFeedSchedules, of),
  ])
  return { catalogs, feeds, schedules, timeZone }
}

/** The longest code that is searched for. */
const longestSearch = 80

/** The feed that holds a product by its code, or undefined. */
export const feedWith = async (
  read: Read,
  { id: businessProfileId }: Pick<ProfileMembership, "id">,
  feeds: ReadonlyArray<Pick<Feed, "id">>,
  code: string,
): Promise<Feed["id"] | undefined> => {
  const search = cutText(code, longestSearch)
  const held = await Promise.all(
    feeds.map(async ({ id: feedId }) => {
      const { items } = await read(ListFeedItems, { businessProfileId, feedId, search })
      return items.some(({ item }) => item.id === code)
    }),
  )
  return feeds[held.indexOf(true)]?.id
}

export type FeedsReading = Awaited<ReturnType<typeof readFeeds>>
export type FeedTimings = FeedsReading["schedules"]

/** Where a feed's products come from. */
export const sourceOf = ({ fileName, isOfStore = false }: Feed): "file" | "store" | "address" => {
  if (fileName !== undefined) return "file"
  return isOfStore ? "store" : "address"
}

/** Whether a feed is being read or about to be. */
export const isRead = ({ job }: Feed): boolean => job !== undefined && !isJobOver(job.status)

/** The state of a feed in one word. */
export const stateOf = (feed: Feed): "never" | "queued" | "reading" | "done" | "issues" | "failed" => {
  const { job } = feed
  if (job === undefined) return "never"
  if (job.status === "New") return "queued"
  if (job.status === "InProgress") return "reading"
  if (job.status === "Failed") return "failed"
  const { issues = {} } = job.summary ?? {}
  return (issues["error"] ?? 0) + (issues["warning"] ?? 0) > 0 ? "issues" : "done"
}
