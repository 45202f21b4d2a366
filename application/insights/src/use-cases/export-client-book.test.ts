import { SpendForecasts } from "@application/campaigns/services"
import { CurrentActor } from "@application/kernel"
import {
  MemoryDatabase,
  memoryRateLimits,
  memoryTables,
  memoryUnitOfWork,
  userActor,
} from "@application/kernel/testing"
import { totalsOf } from "@domain/insights"
import { BusinessProfileId } from "@domain/kernel"
import { Effect, Layer, Stream } from "effect"
import { expect, test } from "vitest"
import { ClientBook, type ClientFacts } from "../ports/client-book.ts"
import { BookFiles } from "../stores/book-files.ts"
import { memoryBookFileTexts } from "../testing/index.ts"
import { exportClientBook } from "./export-client-book.ts"

const none = totalsOf([])

const client = (id: number, name: string): ClientFacts => ({
  id: BusinessProfileId.make(id),
  name,
  region: "IN",
  currency: "INR",
  timeZone: "UTC",
  available: 123_45,
  report: { totals: { ...none, spend: 9_900 }, previous: none, byCampaign: [], former: [], adDays: 0 },
  campaigns: [],
  running: [],
  unanswered: { count: 2, oldestAt: Date.parse("2026-11-20T10:00:00Z") },
  waiting: { faulty: { feeds: 0 }, approvals: [] },
  people: [],
})

const all = Array.from({ length: 150 }, (_, place) => client(place + 1, place === 149 ? "=1+1" : `Client ${place + 1}`))

const forecast = { dailySpend: 0, isLow: false, missing: 0 }
const world = Layer.mergeAll(
  Layer.succeed(SpendForecasts, { of: () => Effect.succeed(forecast), over: () => Effect.succeed(forecast) }),
  Layer.succeed(ClientBook, {
    page: ({ clients, after, limit }) =>
      Effect.succeed(
        all
          .filter(({ id }) => clients.includes(id) && (after === undefined || id < after))
          .toSorted((one, other) => other.id - one.id)
          .slice(0, limit),
      ),
    figures: () => Effect.succeed([]),
  }),
  memoryBookFileTexts,
  memoryTables,
  memoryRateLimits,
  memoryUnitOfWork,
).pipe(Layer.provideMerge(MemoryDatabase.layer))

const actor = userActor(
  1,
  all.map(({ id }) => id),
)
const days = { from: "2026-11-01", to: "2026-11-30" }

const linesOf = Effect.fnUntraced(function* (input: Parameters<typeof exportClientBook.handle>[0]) {
  const { body } = yield* exportClientBook.handle(input)
  const text = yield* Stream.mkString(Stream.decodeText(Stream.fromAsyncIterable(body, (cause) => cause)))
  const files = yield* BookFiles
  const { rows } = yield* files.list("ofUser", { portalId: actor.portalId, userId: actor.userId })
  return { lines: text.trimEnd().split("\r\n"), files: rows }
})

const run = (input: Parameters<typeof exportClientBook.handle>[0]) =>
  Effect.runPromise(linesOf(input).pipe(Effect.provideService(CurrentActor, actor), Effect.provide(world)))

test("a file has every client on all pages, no cell runs, and the file is remembered", async () => {
  const { lines, files } = await run(days)
  expect(lines).toHaveLength(151)
  expect(lines[0]).toContain('"en number","en name"')
  expect(lines[1]).toContain(`"150","'=1+1","en NotStarted","INR","99"`)
  expect(lines[1]).toContain('"123.45"')
  expect(lines[1]).toContain('"2026-11-20"')
  expect(files).toMatchObject([{ clients: 150 }])
})

test("a file of chosen clients leaves out others and strangers", async () => {
  const { lines } = await run({ ...days, clients: [3, 900].map((id) => BusinessProfileId.make(id)), language: "he" })
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain('"3","Client 3","he NotStarted"')
  expect((await run({ ...days, health: "GoingWell" })).lines).toHaveLength(1)
})
