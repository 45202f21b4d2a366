import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { QueuedJobs } from "@application/kernel/testing"
import { type FeedRule, longestUnread, type RawRow } from "@domain/businesses"
import { RunFeed } from "../contract/product-feeds.ts"
import { BusinessProfileRepository, FeedSource, ProductFeeds } from "../ports/index.ts"
import { FeedReadings } from "../stores/feeds.ts"
import { FeedRuleSets } from "../stores/feed-rules.ts"
import { memoryFeedSource } from "../testing/index.ts"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { createFeed, processFeed } from "./product-feeds.ts"
import { runFeed } from "./run-feed.ts"

const businessProfileId = bakery.id
const url = "https://rye.example/feed.csv"

/** What happens before a reading: another feed, other rules, other maps, another currency, or nothing. */
interface Step {
  readonly rows: ReadonlyArray<RawRow>
  readonly rules: ReadonlyArray<FeedRule>
  readonly source: string
  readonly currencyId: number
}

const loaf: RawRow = {
  id: "p1",
  title: "Loaf",
  link: "https://rye.example/1",
  image_link: "https://rye.example/1.png",
  availability: "in stock",
  price: "450 INR",
}
const bun: RawRow = { ...loaf, id: "p2", title: "Bun", price: "4.50" }
const feeds: ReadonlyArray<ReadonlyArray<RawRow>> = [[loaf, bun, bun], [bun, { ...loaf, link: "rye" }], []]

const left: FeedRule = {
  id: "left",
  kind: "exclude",
  isOn: true,
  conditions: [{ field: "title", operator: "is", value: "Bun" }],
}
const titled: FeedRule = {
  id: "titled",
  kind: "set",
  isOn: true,
  conditions: [],
  field: "title",
  text: "Bread",
  isOnlyWhereEmpty: false,
}
const anyStep: fc.Arbitrary<Step> = fc.record({
  rows: fc.constantFrom(...feeds),
  rules: fc.constantFrom<ReadonlyArray<FeedRule>>([], [left], [titled, left]),
  source: fc.constantFrom("title", "id"),
  currencyId: fc.constantFrom(17, 12),
})

/** Reads the feed after each step, and tells what is there at the end and how many rows were handed on. */
const outcomeOf = (steps: ReadonlyArray<Step>, forgets: boolean, pause: number) =>
  inProfiles(
    Effect.gen(function* () {
      const feed = yield* createFeed.handle({ businessProfileId, name: "Daily", url })
      const key = { businessProfileId, feedId: feed.id }
      let handedOn = 0
      for (const { rows, rules, source, currencyId } of steps) {
        yield* (yield* BusinessProfileRepository).save({ ...bakery, currencyId })
        yield* (yield* FeedRuleSets).save({
          ...key,
          productMaps: [{ source, target: "title" }],
          rules,
          version: 1,
          savedAt: 1,
        })
        yield* processFeed.handle(key)
        const counting = Layer.effect(
          FeedSource,
          Effect.map(FeedSource, (inner) => ({
            ...inner,
            read: (address, take, known) =>
              inner.read(
                address,
                (batch) => {
                  handedOn += batch.length
                  return take(batch)
                },
                forgets ? { basis: `${handedOn} ${known.basis}` } : known,
              ),
          })),
        ).pipe(Layer.provide(memoryFeedSource({ [url]: rows })))
        for (const { contract, input } of yield* (yield* QueuedJobs).take)
          if (contract.name === RunFeed.name)
            yield* runFeed.handle(input as Parameters<typeof runFeed.handle>[0]).pipe(Effect.provide(counting))
        yield* TestClock.adjust(pause)
      }
      const feeds = yield* ProductFeeds
      const { jobId: _job, ...run } = (yield* feeds.run(key)) ?? { jobId: "" }
      const items = yield* feeds.items(key, { after: 0, limit: 50 })
      const excluded = yield* feeds.items(key, { after: 0, limit: 50, isExcluded: true })
      const { rows: readings } = yield* (yield* FeedReadings).list("ofFeed", key)
      const history = readings.map(({ jobId: _own, ...reading }) => reading)
      return { handedOn, state: { run, items, excluded, history } }
    }).pipe(Effect.provide(TestClock.layer())),
  )

test("readings that know unchanged feeds end as readings that know none", async () => {
  let spared = 0
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { minLength: 2, maxLength: 6 }), async (steps) => {
      const [knowing, forgetful] = await Promise.all([outcomeOf(steps, false, 1_000), outcomeOf(steps, true, 1_000)])
      expect(knowing.state).toEqual(forgetful.state)
      spared += forgetful.handedOn - knowing.handedOn
    }),
    { numRuns: 60 },
  )
  expect(spared).toBeGreaterThan(0)
})

test("an unchanged feed is read in full again after a week", async () => {
  const step: Step = { rows: [loaf], rules: [], source: "title", currencyId: 17 }
  const { handedOn: within } = await outcomeOf([step, step], false, longestUnread - 1)
  const { handedOn: after } = await outcomeOf([step, step], false, longestUnread)
  expect([within, after]).toEqual([1, 2])
})
