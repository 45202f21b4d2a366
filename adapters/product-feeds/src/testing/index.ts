export { largeFeed } from "./large-feed.ts"
