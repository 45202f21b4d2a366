import { createServer } from "node:http"
import { once } from "node:events"
import { Effect } from "effect"
import { afterAll, beforeAll, expect, test } from "vitest"
import { unsplashStockPhotos } from "./unsplash-stock-photos.ts"

const seen: Array<{ readonly url: string; readonly authorization: string | undefined }> = []
let base = ""
let answer: { status: number; body: string } | undefined

const photo = (host: string) => ({
  id: "p1",
  width: 4000,
  height: 3000,
  color: "#aabbcc",
  blur_hash: null,
  description: null,
  alt_description: "bread on a table",
  urls: {
    raw: "https://img/raw",
    full: "https://img/full",
    regular: "https://img/regular",
    small: "https://img/small",
    thumb: "https://img/thumb",
  },
  links: {
    html: "https://unsplash.com/photos/p1",
    download: "x",
    download_location: `${host}/photos/p1/download?ixid=1`,
  },
  user: { name: "Ann Other", username: "ann", links: { html: "https://unsplash.com/@ann" } },
})

const server = createServer((request, response) => {
  seen.push({ url: request.url ?? "", authorization: request.headers.authorization })
  const body =
    request.url?.includes("/download") === true
      ? { url: "https://img/download" }
      : { total: 1, total_pages: 1, results: [photo(base)] }
  response
    .writeHead(answer?.status ?? 200, { "content-type": "application/json" })
    .end(answer?.body ?? JSON.stringify(body))
})

beforeAll(async () => {
  server.listen(0, "127.0.0.1")
  await once(server, "listening")
  const address = server.address()
  base = `http://127.0.0.1:${typeof address === "object" && address !== null ? address.port : 0}/unsplash`
})
afterAll(() => {
  server.close()
})

const photos = () => unsplashStockPhotos({ baseUrl: base, accessKey: "key" })
const search = () =>
  photos().search({ query: "fresh bread", page: 2, perPage: 50, referrer: "ads.example", orientation: "squarish" })

test("a search sends the key and at most 30 a page, and credits the author", async () => {
  answer = undefined
  const page = await Effect.runPromise(search())
  expect(seen.at(-1)).toEqual({
    url: "/unsplash/search/photos?query=fresh+bread&page=2&per_page=30&orientation=squarish",
    authorization: "Client-ID key",
  })
  expect(page.photos[0]).toMatchObject({
    author: "Ann Other",
    url: "https://img/regular",
    description: "bread on a table",
  })
  expect(page.photos[0]?.authorUrl).toBe("https://unsplash.com/@ann?utm_source=ads.example&utm_medium=referral")
})

test("using a photo calls its download link", async () => {
  answer = undefined
  const page = await Effect.runPromise(search())
  expect(await Effect.runPromise(photos().trackDownload(page.photos[0]?.downloadLink ?? ""))).toBe(
    "https://img/download",
  )
  expect(seen.at(-1)?.url).toBe("/unsplash/photos/p1/download?ixid=1")
})

test("the key is never sent to another host", async () => {
  const before = seen.length
  const failure = await Effect.runPromise(
    Effect.flip(photos().trackDownload("http://127.0.0.1:1/unsplash/photos/p1/download")),
  )
  expect([failure.reason, failure.errorCode, seen.length - before]).toEqual(["foreignLink", 318, 0])
})

test("failures are told apart", async () => {
  const reason = async () => (await Effect.runPromise(Effect.flip(search()))).reason
  answer = { status: 403, body: "Rate Limit Exceeded" }
  expect(await reason()).toBe("rateLimited")
  answer = { status: 401, body: '{"errors":["OAuth error"]}' }
  expect(await reason()).toBe("refused")
  answer = { status: 502, body: "" }
  expect(await reason()).toBe("unavailable")
  answer = { status: 200, body: "<html>" }
  expect(await reason()).toBe("unexpectedAnswer")
})
