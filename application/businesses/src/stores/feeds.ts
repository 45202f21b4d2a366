import { Schema } from "effect"
import { declaredStore, documentOf } from "@application/kernel"
import { FeedSchedule, PastReading } from "@domain/businesses"
import { BusinessProfileId, ProductFeedId } from "@domain/kernel"

const scheduleKey = Schema.Struct({ businessProfileId: BusinessProfileId, feedId: ProductFeedId })
const scheduleDocument = Schema.Struct({
  cadence: FeedSchedule.fields.cadence,
  timeZone: Schema.String,
  state: Schema.Literals(["On", "Off"]),
  nextAt: Schema.Int,
})

/** When a feed is read again, with the next time; a zone that a platform forgets is still read. */
export type StoredFeedSchedule = typeof scheduleKey.Type & typeof scheduleDocument.Type

/** Schedules of the feeds that are read from an address; one that is off keeps what was chosen. */
export const FeedSchedules = declaredStore({
  table: "feed_schedules",
  row: documentOf({ key: scheduleKey, document: scheduleDocument, copied: ["state", "nextAt"] }),
  key: ["businessProfileId", "feedId"],
  lists: {
    ofBusiness: { by: ["businessProfileId"], order: ["feedId"] },
    due: { by: ["state"], order: ["nextAt", "feedId"] },
  },
  data: {
    kept: "until its feed is removed: what people have set up",
    owner: "business",
    audited: {
      clear: ["state", "document.cadence", "document.timeZone"],
      unrecorded: ["documentVersion", "nextAt", "document.nextAt"],
    },
  },
})

const { id: readingId, feedId: ofFeed, ...reading } = PastReading.fields

/** Readings of feeds that are over, with what each changed. */
export const FeedReadings = declaredStore({
  table: "feed_readings",
  row: documentOf({
    key: Schema.Struct({ businessProfileId: BusinessProfileId, id: readingId, feedId: ofFeed }),
    document: Schema.Struct(reading),
  }),
  key: ["businessProfileId", "id"],
  numbered: "id",
  lists: { ofFeed: { by: ["businessProfileId", "feedId"], order: ["id"], isDescending: true } },
  data: {
    kept: "the newest thirty of each feed, until it is removed",
    owner: "business",
    audited: "how the worker's readings of a feed went; the feed is recorded",
  },
})
