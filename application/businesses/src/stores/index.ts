export { FeedRuleSets, FeedSamples } from "./feed-rules.ts"
export { FeedReadings, FeedSchedules, type StoredFeedSchedule } from "./feeds.ts"
export { LeftOutProducts } from "./left-out-products.ts"
export { BusinessFreezes, BusinessNotes } from "./portal-notes.ts"
