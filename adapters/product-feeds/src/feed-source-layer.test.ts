import { createServer, type Server, type ServerResponse } from "node:http"
import { gzipSync } from "node:zlib"
import { Cause, Effect, Exit, Option } from "effect"
import { allowedHosts } from "@adapters/web-extraction"
import { FeedSource } from "@application/businesses/ports"
import { feedSizeLimits } from "@domain/businesses"
import { afterAll, beforeAll, expect, test } from "vitest"
import { feedSourceLayer } from "./feed-source-layer.ts"

const lines = Array.from({ length: 1_201 }, (_, index) => `p${index},Loaf`)
const csv = `id,title\n${lines.join("\n")}\n`

const endless = "p1,Loaf\n".repeat(8_000)
let sentRows = 0
/** Sends rows until the receiver goes away or three times as many as are allowed have left. */
const sendRows = (response: ServerResponse) => {
  const more = () => {
    while (!response.closed && sentRows < feedSizeLimits.rows * 3) {
      sentRows += 8_000
      if (!response.write(endless)) return void response.once("drain", more)
    }
    response.end()
  }
  response.writeHead(200, { "content-type": "text/csv" }).write("id,title\n")
  more()
}

let server: Server
let origin = ""
beforeAll(async () => {
  server = createServer(({ url = "" }, response) => {
    if (url === "/feed.csv.gz")
      return response.writeHead(200, { "content-type": "application/gzip" }).end(gzipSync(csv))
    if (url === "/page") return response.writeHead(200, { "content-type": "text/html" }).end("<html><p>Shop</html>")
    if (url === "/broken") return response.writeHead(200).end("<rss><item><id>1</rss>")
    if (url === "/endless") return sendRows(response)
    if (url === "/announced") return response.writeHead(200, { "content-length": "600000000" }).end()
    return response.writeHead(404).end("none")
  })
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening))
  const address = server.address()
  origin = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const unknown = { basis: "" }

const read = <E>(path: string, take: (ids: ReadonlyArray<string>) => Effect.Effect<void, E>, isAllowed = true) =>
  Effect.flatMap(FeedSource, (source) =>
    source.read(`${origin}${path}`, (rows) => take(rows.map(({ id = "" }) => id)), unknown),
  ).pipe(
    Effect.provide(feedSourceLayer(isAllowed ? { allowed: allowedHosts(origin.slice("http://".length)) } : {})),
    Effect.exit,
    Effect.runPromise,
  )
const reasonOf = async (path: string, isAllowed = true) => {
  const exit = await read(path, () => Effect.void, isAllowed)
  return Exit.isFailure(exit) ? JSON.stringify(exit.cause) : "read"
}

test("a file's rows come in batches too, and its first row by itself", async () => {
  const bytes = new TextEncoder().encode(csv)
  const seen = await Effect.flatMap(FeedSource, (source) =>
    Effect.gen(function* () {
      const sizes: Array<number> = []
      yield* source.readBytes(bytes, (rows) => Effect.sync(() => void sizes.push(rows.length)), unknown)
      const first = yield* source.firstRow(bytes)
      const none = yield* source.firstRow(new TextEncoder().encode("id,title\n"))
      const broken = yield* Effect.flip(source.firstRow(new TextEncoder().encode("<html><p>Shop</html>")))
      const stopped = yield* Effect.flip(source.readBytes(bytes, () => Effect.fail("enough"), unknown))
      return [sizes, first, none, broken, stopped]
    }),
  ).pipe(Effect.provide(feedSourceLayer({})), Effect.runPromise)
  expect(seen).toMatchObject([[1_000, 201], { id: "p0", title: "Loaf" }, undefined, { reason: "notAFeed" }, "enough"])
})

test("a feed with a known mark hands no row on, unless bytes or basis differ", async () => {
  const marks = await Effect.flatMap(FeedSource, (source) =>
    Effect.gen(function* () {
      let batches = 0
      const take = () => Effect.sync(() => void (batches += 1))
      const url = `${origin}/feed.csv.gz`
      const first = yield* source.read(url, take, unknown)
      const again = yield* source.read(url, take, { ...unknown, mark: first })
      const before = batches
      const otherBasis = yield* source.read(url, take, { basis: "INR", mark: first })
      const between = batches
      const bytes = new TextEncoder().encode(csv)
      const ofBytes = yield* source.readBytes(bytes, take, unknown)
      yield* source.readBytes(bytes, take, { ...unknown, mark: ofBytes })
      const otherBytes = yield* source.readBytes(bytes.slice(0, -1), take, { ...unknown, mark: ofBytes })
      return { before, between, batches, isSame: first === again, marks: [first, otherBasis, ofBytes, otherBytes] }
    }),
  ).pipe(Effect.provide(feedSourceLayer({ allowed: allowedHosts(origin.slice("http://".length)) })), Effect.runPromise)
  expect(marks).toMatchObject({ before: 2, between: 4, batches: 8, isSame: true })
  expect(new Set(marks.marks).size).toBe(4)
})

test("the rows of a packed feed come in order and in batches, each waited for", async () => {
  const batches: Array<ReadonlyArray<string>> = []
  let isTaking = false
  const exit = await read("/feed.csv.gz", (ids) =>
    Effect.gen(function* () {
      expect(isTaking).toBe(false)
      isTaking = true
      yield* Effect.yieldNow
      batches.push(ids)
      isTaking = false
    }),
  )
  expect(Exit.isSuccess(exit)).toBe(true)
  expect(batches.map(({ length }) => length)).toEqual([1_000, 201])
  expect(batches.flat()).toEqual(lines.map((line) => line.split(",")[0]))
})

test("a receiver that fails stops the reading with its own failure", async () => {
  let calls = 0
  const exit = await read("/feed.csv.gz", () =>
    Effect.andThen(
      Effect.sync(() => (calls += 1)),
      Effect.fail("full"),
    ),
  )
  expect([calls, Exit.isFailure(exit) && JSON.stringify(exit.cause).includes("full")]).toEqual([1, true])
})

test("pages, broken feeds, missing files and private addresses are told apart", async () => {
  expect(await reasonOf("/page")).toContain("notAFeed")
  expect(await reasonOf("/broken")).toContain("malformed")
  expect(await reasonOf("/none")).toContain("unreachable")
  expect(await reasonOf("/feed.csv.gz", false)).toContain("notAllowed")
})

const failureOf = async (path: string, take: () => Effect.Effect<void>) => {
  const exit = await read(path, take)
  return Exit.isFailure(exit) ? Cause.findErrorOption(exit.cause).pipe(Option.getOrUndefined) : undefined
}

test("a feed of too many rows is refused before a row is taken and before its end", async () => {
  sentRows = 0
  let taken = 0
  const failure = await failureOf("/endless", () => Effect.sync(() => void (taken += 1)))
  expect(failure).toMatchObject({ reason: "tooLarge", excess: { of: "rows", most: feedSizeLimits.rows } })
  expect(taken).toBe(0)
  expect(sentRows).toBeLessThan(feedSizeLimits.rows * 2)
})

test("a feed that announces too many bytes is refused before they come", async () => {
  expect(await failureOf("/announced", () => Effect.void)).toMatchObject({
    reason: "tooLarge",
    excess: { of: "packedBytes", most: feedSizeLimits.packedBytes },
  })
})
