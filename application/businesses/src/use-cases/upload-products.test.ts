import { Effect } from "effect"
import { Base64 } from "effect/encoding"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { unrevised } from "@domain/kernel"
import { RunFeed } from "../contract/product-feeds.ts"
import { ProductFeeds, ProfileConfigurations } from "../ports/index.ts"
import { memoryFeedSource } from "../testing/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { getFeedRules, saveFeedRules } from "./feed-rules.ts"
import { listFeedItems, listFeeds } from "./product-feeds.ts"
import { runFeed } from "./run-feed.ts"
import { uploadProducts } from "./upload-products.ts"

const businessProfileId = bakery.id
const header = "id,title,link,image_link,availability,price"
const loaf = (id: string, price = "450 INR") =>
  `${id},Loaf,https://rye.example/${id},https://rye.example/${id}.png,in stock,${price}`
const upload = (text: string, name = "bread.csv", isToBeMapped = false) =>
  uploadProducts.handle({ businessProfileId, productFile: { name, content: Base64.encode(text) }, isToBeMapped })
const worked = Effect.gen(function* () {
  for (const { contract, input } of yield* (yield* QueuedJobs).take)
    if (contract.name === RunFeed.name) yield* runFeed.handle(input as Parameters<typeof runFeed.handle>[0])
})

test("a file's products are refused row by row, and the others open the features", async () => {
  const [queued, feeds, refused, taken, state] = await inProfiles(
    Effect.gen(function* () {
      const configurations = yield* ProfileConfigurations
      yield* configurations.save(businessProfileId, {
        configuration: { category: "Ecommerce", flavor: "default", onboardingState: 0, isSelfFunded: false },
        revisions: unrevised,
      })
      const feed = yield* upload([header, loaf("p1"), loaf("p2", ""), loaf("p1")].join("\n"))
      yield* worked
      return [
        feed,
        yield* listFeeds.handle({ businessProfileId }),
        yield* listFeedItems.handle({ businessProfileId, feedId: feed.id, severity: "error" }),
        yield* (yield* ProductFeeds).takenAfter(businessProfileId, "", 9),
        (yield* configurations.of(businessProfileId))?.configuration.onboardingState,
      ] as const
    }).pipe(Effect.provide(memoryFeedSource())),
  )
  expect(queued).toMatchObject({ name: "bread", fileName: "bread.csv", job: { status: "New" } })
  expect(feeds).toMatchObject([{ id: queued.id, job: { status: "Done", summary: { rows: 3, taken: 1 } } }])
  expect(refused.items.map(({ row, issues: [worst] }) => [row, worst?.field, worst?.fix])).toEqual([
    [2, "price", "addValue"],
    [3, "id", "makeUnique"],
  ])
  expect([taken.length, state]).toEqual([1, 2])
})

test("a second file takes the place of the first, but not while that is read", async () => {
  const [early, ids, feeds] = await inProfiles(
    Effect.gen(function* () {
      const { id: feedId } = yield* upload([header, loaf("p1")].join("\n"))
      const waiting = yield* Effect.flip(upload([header, loaf("p9")].join("\n")))
      yield* worked
      yield* upload([header, loaf("p9")].join("\n"), "new.csv")
      yield* worked
      const { items } = yield* listFeedItems.handle({ businessProfileId, feedId })
      return [waiting, items.map(({ item }) => item.id), yield* listFeeds.handle({ businessProfileId })] as const
    }).pipe(Effect.provide(memoryFeedSource())),
  )
  expect(early).toMatchObject({ fields: { productFile: ["businesses.feed.beingRead"] } })
  expect([ids, feeds.length, feeds[0]?.fileName]).toEqual([["p9"], 1, "new.csv"])
})

test("a file that is no list of products is refused before anything is kept", async () => {
  const [fields, feeds] = await inProfiles(
    Effect.gen(function* () {
      const tried = ["", "PK\u0003\u0004sheet", '{"id":1}', `${header}\n`, "id,title,price\n1,Loaf,2\n"]
      const refused = yield* Effect.forEach(tried, (text) => Effect.flip(upload(text)))
      const unreadable = yield* Effect.flip(
        uploadProducts.handle({ businessProfileId, productFile: { name: "x", content: "%%%" } }),
      )
      return [[...refused, unreadable], yield* listFeeds.handle({ businessProfileId })] as const
    }).pipe(Effect.provide(memoryFeedSource())),
  )
  const required = ["validation.required"]
  expect(fields.map((failure) => ("fields" in failure ? failure.fields : failure))).toEqual([
    { productFile: ["businesses.feed.fileEmpty"] },
    { productFile: ["businesses.feed.fileIsWorkbook"] },
    { productFile: ["businesses.feed.fileUnreadable"], productFileLine: ["1"], productFileColumn: ["2"] },
    { productFile: ["businesses.feed.fileWithoutRows"] },
    { productFile: ["businesses.feed.columnsMissing"], link: required, image_link: required, availability: required },
    { productFile: ["businesses.feed.fileUnreadable"] },
  ])
  expect(feeds).toEqual([])
})

test("a feed is called by its file, never cut inside a letter", async () => {
  const text = [header, loaf("p1")].join("\n")
  const called = async (name: string) =>
    (await inProfiles(Effect.provide(upload(text, `${name}.csv`), memoryFeedSource()))).name
  expect(await called(`x${"🍞".repeat(105)}`)).toBe(`x${"🍞".repeat(99)}`)
})

test("a file whose columns kept maps name is taken in the place of the file before", async () => {
  const [refused, job] = await inProfiles(
    Effect.gen(function* () {
      const { id: feedId } = yield* upload([header, loaf("p1")].join("\n"))
      yield* worked
      const own = [header.replace("image_link", "Foto"), loaf("p1")].join("\n")
      const early = yield* Effect.flip(upload(own))
      const productMaps = [{ source: "Foto", target: "image_link" }]
      yield* saveFeedRules.handle({ businessProfileId, feedId, version: 0, productMaps, rules: [] })
      yield* upload(own)
      yield* worked
      return [early, (yield* listFeeds.handle({ businessProfileId }))[0]?.job] as const
    }).pipe(Effect.provide(memoryFeedSource())),
  )
  expect(refused).toMatchObject({ fields: { image_link: ["validation.required"] } })
  expect(job).toMatchObject({ status: "Done", summary: { taken: 1 } })
})

test("a file of unknown columns is taken to be mapped, and read by its maps", async () => {
  const [blocked, mapped] = await inProfiles(
    Effect.gen(function* () {
      const own = [header.replace("image_link", "Foto"), loaf("p1")].join("\n")
      const { id: feedId } = yield* upload(own, "own.csv", true)
      yield* worked
      const job = () => Effect.map(listFeeds.handle({ businessProfileId }), ([feed]) => feed?.job)
      const first = yield* job()
      const { sample } = yield* getFeedRules.handle({ businessProfileId, feedId })
      expect(sample?.columns).toContain("Foto")
      const productMaps = [{ source: "Foto", target: "image_link" }]
      yield* saveFeedRules.handle({ businessProfileId, feedId, version: 0, productMaps, rules: [] })
      yield* upload(own)
      yield* worked
      return [first, yield* job()] as const
    }).pipe(Effect.provide(memoryFeedSource())),
  )
  expect(blocked).toMatchObject({ status: "Done", summary: { items: 1, taken: 0 } })
  expect(mapped).toMatchObject({ status: "Done", summary: { items: 1, taken: 1 } })
})

test("products that are taken now are not blocked by a file of unknown columns", async () => {
  const refused = await inProfiles(
    Effect.gen(function* () {
      yield* upload([header, loaf("p1")].join("\n"))
      yield* worked
      return yield* Effect.flip(upload([header.replace("image_link", "Foto"), loaf("p1")].join("\n"), "x.csv", true))
    }).pipe(Effect.provide(memoryFeedSource())),
  )
  expect(refused).toMatchObject({ fields: { productFile: ["businesses.feed.columnsMissing"] } })
})
