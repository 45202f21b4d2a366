import { SpendForecasts } from "@application/campaigns/services"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import { totalsOf } from "@domain/insights"
import { Effect, Layer } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { ClientBook, type ClientFacts } from "../ports/client-book.ts"
import { getBookFigures, listClientBook } from "./client-book.ts"

const now = Date.parse("2026-11-30T10:00:00Z")
const nothing = totalsOf([])
const days = { from: "2026-11-01", to: "2026-11-30" }

/** A client whose one campaign has a status; the number of its unanswered leads is told. */
const client = (id: number, status: "Active" | "Rejected" | "Completed" | "Draft", leads = 0): ClientFacts => ({
  id: BusinessProfileId.make(id),
  name: `Client ${id}`,
  region: "IN",
  currency: "INR",
  timeZone: "Asia/Kolkata",
  available: 0,
  report: { totals: nothing, previous: nothing, byCampaign: [], former: [], adDays: 0 },
  campaigns: [
    {
      id: CampaignId.make(id),
      sessionId: SessionId.make(`00000000-0000-4000-8000-${String(id).padStart(12, "0")}`),
      name: "Offer",
      status,
      channels: [],
      endDate: "2026-12-05",
    },
  ],
  running: [],
  unanswered: { count: leads, ...(leads > 0 && { oldestAt: now - leads * 3_600_000 }) },
  waiting: { faulty: { feeds: 0 }, approvals: [] },
  people: [],
})

const bookOf = (all: ReadonlyArray<ClientFacts>) => {
  const read: Array<number> = []
  const book = ClientBook.of({
    page: ({ clients, after, limit }) =>
      Effect.sync(() => {
        const page = all
          .filter(({ id }) => clients.includes(id) && (after === undefined || id < after))
          .toSorted((one, other) => other.id - one.id)
          .slice(0, limit)
        read.push(page.length)
        return page
      }),
    figures: (_portal, clients) =>
      Effect.succeed([
        { currency: "INR", clients: clients.length, spend: 0, formerSpend: 0, available: 0, running: 0, unanswered: 0 },
      ]),
  })
  return { book, read }
}

const forecasts = Layer.succeed(SpendForecasts, {
  of: () => Effect.succeed({ dailySpend: 0, isLow: false, missing: 0 }),
  over: () => Effect.succeed({ dailySpend: 0, isLow: false, missing: 0 }),
})

const run = <A, E>(
  work: Effect.Effect<A, E, ClientBook | SpendForecasts>,
  all: ReadonlyArray<ClientFacts>,
  actor = userActor(
    1,
    all.map(({ id }) => id),
  ),
) => {
  const { book, read } = bookOf(all)
  return Effect.gen(function* () {
    yield* TestClock.setTime(now)
    return { answer: yield* work, read }
  }).pipe(
    Effect.provideService(ClientBook, book),
    Effect.provideService(CurrentActor, actor),
    Effect.provide(Layer.merge(forecasts, TestClock.layer())),
    Effect.runPromise,
  )
}

const idsOf = ({ clients }: { readonly clients: ReadonlyArray<{ readonly id: number }> }) => clients.map(({ id }) => id)

test("a page goes on after its last client until none is left", async () => {
  const all = [client(1, "Active"), client(2, "Active"), client(3, "Active")]
  const { answer } = await run(listClientBook.handle({ ...days, limit: 2 }), all)
  expect([idsOf(answer), answer.next]).toEqual([[3, 2], 2])
  const rest = await run(listClientBook.handle({ ...days, limit: 2, after: BusinessProfileId.make(2) }), all)
  expect([idsOf(rest.answer), rest.answer.next]).toEqual([[1], undefined])
})

test("a health is looked for batch by batch, and a thousand clients at most", async () => {
  const all = Array.from({ length: 1_250 }, (_, place) => client(place + 1, place % 500 === 7 ? "Rejected" : "Active"))
  const { answer, read } = await run(listClientBook.handle({ ...days, health: "NeedsYou", limit: 10 }), all)
  expect(idsOf(answer)).toEqual([1_008, 508])
  expect(read).toEqual(Array.from({ length: 10 }, () => 100))
  expect(answer.next).toBe(251)
  const rest = await run(
    listClientBook.handle({ ...days, health: "NeedsYou", limit: 10, after: BusinessProfileId.make(251) }),
    all,
  )
  expect([idsOf(rest.answer), rest.answer.next]).toEqual([[8], undefined])
})

test("urgency puts first who needs somebody, and asleep clients near the end", async () => {
  const all = [client(1, "Draft"), client(2, "Completed"), client(3, "Active"), client(4, "Rejected")]
  const { answer } = await run(listClientBook.handle({ ...days, order: "urgent", limit: 3 }), all)
  expect([idsOf(answer), answer.next]).toEqual([[4, 3, 2], 2])
  const rest = await run(
    listClientBook.handle({ ...days, order: "urgent", limit: 3, after: BusinessProfileId.make(2) }),
    all,
  )
  expect([idsOf(rest.answer), rest.answer.next]).toEqual([[1], undefined])
})

test("a frozen client needs somebody and offers no act", async () => {
  const all = [client(1, "Active")]
  const actor = userActor(1, [BusinessProfileId.make(1)])
  const frozen = { ...actor, memberships: actor.memberships.map((one) => ({ ...one, isFrozen: true as const })) }
  const { answer } = await run(listClientBook.handle(days), all, frozen)
  expect(answer.clients).toMatchObject([{ health: "NeedsYou", reason: "frozen" }])
  expect(answer.clients[0]).not.toHaveProperty("act")
})

test("a sign finds the clients that have it", async () => {
  const all = [client(1, "Active"), client(2, "Active", 3), client(3, "Rejected"), client(4, "Completed")]
  const bySign = async (sign: "leads" | "refused" | "renewal" | "approvals" | "money") =>
    idsOf((await run(listClientBook.handle({ ...days, sign }), all)).answer)
  expect(await bySign("leads")).toEqual([2])
  expect(await bySign("refused")).toEqual([3])
  expect(await bySign("renewal")).toEqual([2, 1])
  expect(await bySign("approvals")).toEqual([])
  expect(await bySign("money")).toEqual([])
})

test("the figures count how clients stand", async () => {
  const all = [client(1, "Draft"), client(2, "Completed"), client(3, "Active"), client(4, "Rejected")]
  const { answer } = await run(getBookFigures.handle(days), all)
  expect(answer.clients).toBe(4)
  expect(answer.standings).toEqual([
    { health: "NeedsYou", clients: 1 },
    { health: "TooEarly", clients: 1 },
    { health: "GoingWell", clients: 0 },
    { health: "Asleep", clients: 1 },
    { health: "NotStarted", clients: 1 },
  ])
})

test("somebody without clients has an empty book", async () => {
  const { answer } = await run(listClientBook.handle(days), [], userActor(1, []))
  expect(answer).toEqual({ clients: [] })
})
