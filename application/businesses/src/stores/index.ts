export { FeedRuleSets, FeedSamples } from "./feed-rules.ts"
export { FeedReadings, FeedSchedules, type StoredFeedSchedule } from "./feeds.ts"
