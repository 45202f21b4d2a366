export { FeedReadings, FeedSchedules, type StoredFeedSchedule } from "./feeds.ts"
