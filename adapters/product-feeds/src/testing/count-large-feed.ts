import { parentPort, workerData } from "node:worker_threads"
import { FeedReader } from "@domain/businesses"
import { feedRows } from "../feed-rows.ts"
import { largeFeed } from "./large-feed.ts"

const reader = new FeedReader([], "GBP")
for await (const row of feedRows(largeFeed(Number(workerData)))) reader.read(row)
parentPort?.postMessage(reader.summary)
