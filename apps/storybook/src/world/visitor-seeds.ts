import { CustomerLists } from "@application/audiences/stores"
import { MemoryAudiences } from "@application/audiences/testing"
import { ConversionActions, ConversionConnections, ConversionSites } from "@application/conversions/stores"
import { type CustomerList, type ListAtNetwork, listLimits } from "@domain/audiences"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { emptyBusiness, type Seed } from "./seeds.ts"

const day = 86_400_000

const meta = (entry: Partial<ListAtNetwork>): ReadonlyArray<ListAtNetwork> => [
  { network: "Meta", status: "Preparing", sent: 0, externalId: "meta-1", ...entry },
]

const website = (isSeen: boolean) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    const businessProfileId = bakery.id
    yield* (yield* ConversionSites).save({
      businessProfileId,
      portalId: owner.portalId,
      siteKey: "sunrise-key",
      hosts: ["sunrise.example"],
      address: "https://sunrise.example",
      consent: "WebsiteAsks",
      stated: { version: 1, at: now - 30 * day, by: owner.user.id },
      createdAt: now - 30 * day,
      ...(isSeen && { firstSeenAt: now - 20 * day, lastSeenAt: now - day / 12 }),
    })
    yield* (yield* ConversionActions).add({
      businessProfileId,
      name: "Orders",
      category: "Purchase",
      signal: { kind: "Page", match: "Is", path: "/thanks" },
      counting: "Every",
      days: 30,
      isResult: true,
      state: "On",
      createdAt: now - 20 * day,
    })
    yield* (yield* ConversionConnections).save({
      businessProfileId,
      network: "Meta",
      state: "On",
      externalId: "dataset-1",
      actions: {},
      createdAt: now - 20 * day,
      sent: 12,
      refused: 0,
    })
  })

const kept = Effect.fnUntraced(function* (list: Partial<Omit<CustomerList, "id">>, ago: number) {
  const now = yield* Clock.currentTimeMillis
  const at = now - ago * day
  const stored = yield* (yield* CustomerLists).add({
    name: "Everybody",
    state: "Active",
    people: 0,
    days: listLimits.mostDays,
    networks: meta({}),
    visitors: { days: 30 },
    createdAt: at,
    filledAt: at,
    consent: { version: 1, textKey: "visitors.v1", language: "en", acceptedBy: owner.user.id, acceptedAt: at },
    businessProfileId: bakery.id,
    portalId: owner.portalId,
    lookAt: now,
    ...list,
  })
  return stored.id
})

/** Audiences of visitors in every state, one with people like its own. */
export const visitorsOfAllStates: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  yield* website(true)
  yield* kept({ name: "Old shop", state: "Expired", networks: meta({ status: "Removed", sent: 310 }) }, 200)
  yield* kept(
    {
      name: "Winter sale",
      state: "Removing",
      visitors: { pages: { match: "Contains", path: "winter" }, days: 90 },
      networks: meta({ status: "Removing", sent: 95, reason: "An ad uses it" }),
    },
    60,
  )
  yield* kept(
    {
      name: "Wedding cakes",
      visitors: { pages: { match: "Is", path: "/weddings" }, days: 180 },
      networks: meta({ status: "Refused", reason: "Custom Audience Terms Not Accepted" }),
    },
    4,
  )
  yield* kept({ name: "Just made", networks: meta({ status: "Waiting" }) }, 0)
  yield* kept({ name: "Filling up", networks: meta({ sent: 41 }) }, 1)
  yield* kept(
    {
      name: "Asked for prices",
      visitors: { pages: { match: "BeginsWith", path: "/prices" }, days: 14 },
      networks: meta({ status: "TooSmall", sent: 74, mostSize: 100, reason: "The dataset is unavailable" }),
    },
    12,
  )
  const sourceId = yield* kept(
    {
      name: "Looked and left",
      visitors: { pages: { match: "BeginsWith", path: "/shop" }, days: 30, without: "Purchase" },
      networks: meta({ status: "Ready", sent: 5_210, leastSize: 2_900, mostSize: 3_400 }),
    },
    20,
  )
  yield* (yield* CustomerLists).add(yield* likeOf(sourceId))
})

const likeOf = Effect.fnUntraced(function* (sourceId: CustomerList["id"]) {
  const now = yield* Clock.currentTimeMillis
  return {
    name: "Like lookers",
    state: "Active" as const,
    people: 0,
    days: listLimits.mostDays,
    networks: meta({ status: "Ready", leastSize: 5_100_000, mostSize: 6_000_000 }),
    createdAt: now - day,
    filledAt: now - day,
    lookalike: { sourceId, percent: 1, country: "IN" as const },
    businessProfileId: bakery.id,
    portalId: owner.portalId,
    lookAt: now,
  }
})

/** A website with the tag, whose conversions Meta is told of, and no audience yet. */
export const taggedWebsite: Seed = Effect.andThen(emptyBusiness, website(true))

/** A website that was set up, and whose tag nobody has heard. */
export const silentWebsite: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  yield* website(false)
  yield* kept({ name: "Everybody" }, 1)
})

/** An installation whose networks take no visits. */
export const noVisitorNetwork: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  yield* (yield* MemoryAudiences).offer(["Google"])
})
