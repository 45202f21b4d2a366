import { Schema } from "effect"
import { contract, exampleProfile, textOf } from "@application/kernel"
import {
  BusinessProfileNotFound,
  FeedNotFound,
  FeedOfStore,
  FeedSchedule,
  FeedWithoutAddress,
  PastReading,
} from "@domain/businesses"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, ProductFeedId } from "@domain/kernel"
import { Feed } from "./product-feeds.ts"

const ofFeed = { businessProfileId: BusinessProfileId, feedId: ProductFeedId } as const
const ofExample = { ...exampleProfile, feedId: 4 }

/** Renames a feed, or gives it another address, which the next reading uses. Ours. */
export const ChangeFeed = contract("businesses/ChangeFeed", {
  kind: "command",
  access: "editFeeds",
  route: "PUT /businessProfiles/:businessProfileId/productFeeds/:feedId",
  summary: "Rename a feed or change its address",
  description:
    "A feed of a file or of a linked store has no address to change. The new address is used by the next reading.",
  example: { ...ofExample, name: "Daily", url: "https://rye.example/all.xml" },
  input: Schema.Struct({ ...ofFeed, name: textOf(200), url: Schema.optionalKey(textOf(2048)) }),
  output: Feed,
  failures: [FeedNotFound, FeedWithoutAddress, InvalidFields],
})

/** Removes a feed with its products, its file, its schedule and its past readings. A linked store's feed goes with the link. Ours. */
export const RemoveFeed = contract("businesses/RemoveFeed", {
  kind: "command",
  access: "editFeeds",
  route: "DELETE /businessProfiles/:businessProfileId/productFeeds/:feedId",
  summary: "Remove a feed with its products",
  example: ofExample,
  input: Schema.Struct(ofFeed),
  output: Schema.Struct({}),
  failures: [FeedNotFound, FeedOfStore],
})

/** When a feed is read again; `nextAt` is there while its schedule is on. */
export const FeedTiming = Schema.Struct({
  feedId: ProductFeedId,
  ...FeedSchedule.fields,
  isOn: Schema.Boolean,
  nextAt: Schema.optionalKey(Schema.Number),
})
export type FeedTiming = typeof FeedTiming.Type

/** The schedules of a business's feeds, and the zone of a new one: the business's own. A feed that was never scheduled has none. Ours. */
export const ListFeedSchedules = contract("businesses/ListFeedSchedules", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/productFeedSchedules",
  summary: "List when a business profile's feeds are read again",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ schedules: Schema.Array(FeedTiming), timeZone: Schema.String }),
  failures: [BusinessProfileNotFound],
})

/** Sets when a feed is read again; the next time follows from now. Ours. */
export const SaveFeedSchedule = contract("businesses/SaveFeedSchedule", {
  kind: "command",
  access: "editFeeds",
  route: "PUT /businessProfiles/:businessProfileId/productFeeds/:feedId/schedule",
  summary: "Set when a feed is read again",
  description:
    "cadence is every so many hours (1, 2, 3, 4, 6, 8 or 12, from midnight), daily at a time, or weekly on a day (0 is Sunday) at a time, by the clock of timeZone. A feed of a file or of a linked store takes no schedule.",
  example: { ...ofExample, cadence: { kind: "Daily", time: "06:00" }, timeZone: "Europe/London", isOn: true },
  input: Schema.Struct({ ...ofFeed, ...FeedSchedule.fields, isOn: Schema.Boolean }),
  output: FeedTiming,
  failures: [FeedNotFound, FeedWithoutAddress, TooManyRequests],
})

/** A past reading, with the name of the person who asked for it, while the account is there. */
export const ListedReading = Schema.Struct({ ...PastReading.fields, personName: Schema.optionalKey(Schema.String) })
export type ListedReading = typeof ListedReading.Type

/** The last thirty readings of a feed, newest first. Ours. */
export const ListFeedReadings = contract("businesses/ListFeedReadings", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfiles/:businessProfileId/productFeeds/:feedId/readings",
  summary: "List a feed's past readings with what each changed, newest first",
  example: ofExample,
  input: Schema.Struct(ofFeed),
  output: Schema.Array(ListedReading),
  failures: [FeedNotFound],
})

/** Begins the reading of every feed that is due; runs on a schedule. Ours. */
export const ReadDueFeeds = contract("businesses/ReadDueFeeds", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({}),
})
