import { CurrentActor } from "@application/kernel"
import {
  bakeryFacts,
  MemoryDatabase,
  memoryIds,
  memoryJobQueue,
  memoryProfiles,
  memoryRateLimits,
  memoryTables,
  memoryTokenSafe,
  memoryUnitOfWork,
  QueuedJobs,
  userActor,
} from "@application/kernel/testing"
import { SiteVisitors, WebsiteTags } from "@application/conversions/services"
import { memoryUserMessages } from "@application/messaging/testing"
import type { HashedPerson, Visit, VisitorRule } from "@domain/audiences"
import { BusinessProfileId, type CustomerListId, UserId } from "@domain/kernel"
import { Cause, Effect, Exit, Layer } from "effect"
import { TestClock } from "effect/testing"
import {
  addListPeople,
  createCustomerList,
  createVisitorAudience,
  deleteNetworkAudience,
  finishListUpload,
  forgetPeople,
  listCustomerLists,
  refreshCustomerLists,
  removeListAtNetwork,
  sendCustomerList,
  siteVisitors,
  tellVisits,
} from "../use-cases/index.ts"
import { memoryAudienceNetworks, type MemoryAudienceOptions } from "./memory-audience-networks.ts"

export const businessProfileId = BusinessProfileId.make(7)
export const day = 86_400_000
export const now = Date.parse("2026-12-08T10:00:00+05:30")

/** A website with the tag, whose purchases Meta is told of. */
const tagged = Layer.succeed(WebsiteTags, { of: () => Effect.succeed({ lastSeenAt: now - day, told: ["Purchase"] }) })

const world = (options?: MemoryAudienceOptions) =>
  Layer.mergeAll(
    siteVisitors,
    tagged,
    memoryAudienceNetworks(options),
    memoryUserMessages,
    memoryProfiles([bakeryFacts()]),
  ).pipe(
    Layer.provideMerge(Layer.mergeAll(memoryJobQueue, memoryTables, memoryTokenSafe)),
    Layer.provideMerge(Layer.mergeAll(memoryUnitOfWork, memoryRateLimits, memoryIds)),
    Layer.provideMerge(MemoryDatabase.layer),
    Layer.provideMerge(Layer.effectDiscard(TestClock.setTime(now)).pipe(Layer.provideMerge(TestClock.layer()))),
  )

/** Tells a story of customer lists from 8 December 2026, as a user of the bakery. */
export const inListWorld = <A, E>(
  work: Effect.Effect<A, E, Layer.Success<ReturnType<typeof world>>>,
  options?: MemoryAudienceOptions,
) =>
  work.pipe(
    Effect.provideService(CurrentActor, userActor(UserId.make(5), [businessProfileId])),
    Effect.provide(world(options)),
    Effect.runPromise,
  )

/** A hashed person with an e-mail and a phone of their own. */
export const person = (number: number): HashedPerson => ({
  email: number.toString(16).padStart(64, "0"),
  phone: number.toString(16).padStart(64, "f"),
})

export const people = (first: number, count: number) =>
  Array.from({ length: count }, (_, index) => person(first + index))

export const create = (name = "Regulars") =>
  createCustomerList.handle({ businessProfileId, name, days: 180, consentVersion: 1, language: "en" })

export const add = (listId: CustomerListId, number: number, some: ReadonlyArray<HashedPerson>, uploadId = "one") =>
  addListPeople.handle({ businessProfileId, listId, uploadId, number, people: { Meta: some, Google: some } })

/** A list of 150 people that was filled and sent. */
export const filled = (name?: string) =>
  Effect.gen(function* () {
    const { id } = yield* create(name)
    yield* add(id, 0, people(1, 150))
    yield* finishListUpload.handle({ businessProfileId, listId: id })
    yield* work
    return id
  })

/** An audience of everybody who looked at the sale, made at the network. */
export const visitorsOfSale = (name = "Looked at the sale", rule: Partial<VisitorRule> = {}) =>
  Effect.tap(
    createVisitorAudience.handle({
      businessProfileId,
      name,
      visitors: { pages: { match: "BeginsWith", path: "/Sale/" }, days: 30, ...rule },
      consentVersion: 1,
      language: "en",
    }),
    () => work,
  )

/** A visit of a page by a browser. */
export const visit = (browser: number, path = "/sale", at = now): Visit => ({
  id: `visit-${browser}-${path}`,
  at,
  pageUrl: `https://sunrise.example${path}`,
  fbp: `fb.1.1.${browser}`,
  userAgent: "Firefox",
})

/** The tag tells of visits of so many browsers, which the network then hears of. */
export const visited = Effect.fnUntraced(function* (count: number, path = "/sale") {
  const { take } = yield* SiteVisitors
  for (let browser = 1; browser <= count; browser += 1) yield* take(businessProfileId, visit(browser, path))
  return yield* work
})

const jobs = [sendCustomerList, removeListAtNetwork, deleteNetworkAudience, forgetPeople, tellVisits]

/** Runs the queued jobs until none is left, and returns why some ended; these are not tried again. */
export const work = Effect.gen(function* () {
  const ended: Array<string> = []
  const queue = yield* QueuedJobs
  for (let taken = yield* queue.take; taken.length > 0; taken = yield* queue.take)
    for (const { contract, input } of taken) {
      const job = jobs.find((one) => one.contract.name === contract.name)
      if (job === undefined) continue
      const exit = yield* Effect.exit((job.handle as (value: unknown) => Effect.Effect<object, never, never>)(input))
      if (Exit.isFailure(exit)) ended.push(Cause.pretty(exit.cause).split("\n")[0] ?? "")
    }
  return ended
})

/** The worker's regular look, with what it queues. */
export const look = Effect.gen(function* () {
  yield* refreshCustomerLists.handle({})
  return yield* work
})

export const listed = Effect.map(listCustomerLists.handle({ businessProfileId }), ({ lists }) => lists)
