import { CustomerLists } from "@application/audiences/stores"
import { MemoryAudiences } from "@application/audiences/testing"
import { type CustomerList, type ListAtNetwork, listLimits } from "@domain/audiences"
import type { CustomerListId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { emptyBusiness, type Seed } from "./seeds.ts"

const day = 86_400_000

const meta = (entry: Partial<ListAtNetwork>): ListAtNetwork => ({
  network: "Meta",
  status: "Preparing",
  sent: 0,
  ...(entry.status !== "Removed" && { externalId: "meta-1" }),
  ...entry,
})
const google = (entry: Partial<ListAtNetwork>): ListAtNetwork => ({ ...meta(entry), network: "Google", ...entry })

const kept = Effect.fnUntraced(function* (list: Partial<Omit<CustomerList, "id">>, ago: number) {
  const now = yield* Clock.currentTimeMillis
  const at = now - ago * day
  const stored = yield* (yield* CustomerLists).add({
    name: "Regulars",
    state: "Active",
    people: 1_240,
    days: 180,
    networks: [],
    createdAt: at,
    filledAt: at,
    consent: { version: 1, textKey: "consent.v1", language: "en", acceptedBy: owner.user.id, acceptedAt: at },
    businessProfileId: bakery.id,
    portalId: owner.portalId,
    lookAt: now,
    ...list,
  })
  return stored.id
})

const like = (sourceId: CustomerListId, name: string, percent: number, entry: Partial<ListAtNetwork>) =>
  Effect.gen(function* () {
    const now = yield* Clock.currentTimeMillis
    yield* (yield* CustomerLists).add({
      name,
      state: "Active",
      people: 0,
      days: listLimits.mostDays,
      networks: [meta(entry)],
      createdAt: now - day,
      filledAt: now - day,
      lookalike: { sourceId, percent, country: "IN" },
      businessProfileId: bakery.id,
      portalId: owner.portalId,
      lookAt: now,
    })
  })

/** Lists in every state, two with people like them. */
export const listsOfAllStates: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  yield* kept(
    {
      name: "Bought before 2025",
      state: "Expired",
      people: 310,
      networks: [meta({ status: "Removed", sent: 310 }), google({ status: "Removed", sent: 310 })],
    },
    200,
  )
  yield* kept(
    {
      name: "Competition entries",
      state: "Removing",
      people: 95,
      networks: [meta({ status: "Removed", sent: 95 }), google({ status: "Removing", reason: "An ad uses it" })],
    },
    40,
  )
  yield* kept(
    {
      name: "Fair visitors",
      state: "Filling",
      people: 2_000,
      networks: [meta({ sent: 2_000 }), google({ status: "Waiting" })],
    },
    0,
  )
  yield* kept(
    {
      name: "Newsletter",
      people: 86,
      networks: [
        meta({ status: "TooSmall", sent: 86, mostSize: 100 }),
        google({ status: "Refused", reason: "The account has too little history for Customer Match" }),
      ],
    },
    12,
  )
  const regulars = yield* kept(
    {
      networks: [
        meta({ status: "Ready", sent: 1_240, leastSize: 900, mostSize: 1_100 }),
        google({ status: "Preparing", sent: 1_240 }),
      ],
    },
    3,
  )
  yield* like(regulars, "Like our regulars", 1, { status: "Ready", leastSize: 5_100_000, mostSize: 6_000_000 })
  yield* like(regulars, "Many like our regulars", 8, { status: "Preparing" })
})

/** The most lists that a business may have. */
export const fullOfLists: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  for (let number = 1; number <= listLimits.lists; number += 1)
    yield* kept({ name: `List ${number}`, networks: [meta({ status: "Ready", sent: 1_240 })] }, number)
})

/** An installation whose networks keep no lists. */
export const noListNetwork: Seed = Effect.gen(function* () {
  yield* emptyBusiness
  yield* (yield* MemoryAudiences).offer([])
})
