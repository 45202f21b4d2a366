export { FeedRuleSets, FeedSamples } from "./feed-rules.ts"
