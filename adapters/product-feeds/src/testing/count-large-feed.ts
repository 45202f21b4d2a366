import { parentPort, workerData } from "node:worker_threads"
import { FeedReader } from "@domain/businesses"
import { feedRows } from "../feed-rows.ts"
import { largeFeed } from "./large-feed.ts"

const reader = new FeedReader([], "GBP")
for await (const rows of feedRows(largeFeed(Number(workerData)))) for (const row of rows) reader.read(row)
parentPort?.postMessage(reader.summary)
