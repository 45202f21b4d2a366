import { LeadDeliveries, LeadDestinations, LeadDestinationSecrets } from "@application/integrations/stores"
import { MemoryReceivers } from "@application/integrations/testing"
import { TokenSafe } from "@application/kernel"
import {
  type DeliveryTry,
  destinationKind,
  type LeadDelivery,
  type LeadDestination,
  sheetTab,
  standardMapping,
} from "@domain/integrations"
import { type LeadDestinationId, LeadId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, owner } from "./bakery.ts"
import { busyBakery, type Seed } from "./seeds.ts"

const minute = 60_000
const businessProfileId = bakery.id

const kept = Effect.fnUntraced(function* ({
  address = "https://crm.example.com/hooks/leads?team=oven",
  ...destination
}: Partial<Omit<LeadDestination, "id">>) {
  const now = yield* Clock.currentTimeMillis
  const { id: destinationId } = yield* (yield* LeadDestinations).add({
    businessProfileId,
    portalId: owner.portalId,
    kind: "Webhook",
    name: "Our CRM",
    ...(destination.connection === undefined && { address }),
    events: ["lead.created", "lead.updated"],
    mapping: standardMapping,
    state: "On",
    waiting: 0,
    failed: 0,
    createdAt: now - 30 * 24 * 60 * minute,
    createdBy: owner.user.id,
    lookAt: 8_640_000_000_000_000,
    ...destination,
  })
  const place = `lead-destination:${businessProfileId}:${destinationId}`
  const { safe, secretUse, secret } = {
    safe: yield* TokenSafe,
    ...(destination.secretEnd === undefined
      ? ({ secretUse: "Signing", secret: "whsec_dGhlIG92ZW4gaXMgd2FybSBhdCBmb3VyIGluIHRoZSBtb3I=" } as const)
      : ({ secretUse: "Given", secret: "pat-eu1-00000000-0000-0000-0000-00000000d3f9" } as const)),
  }
  const sealed = yield* safe.seal(place, secret)
  yield* (yield* LeadDestinationSecrets).add({ businessProfileId, destinationId, secretUse, sealed })
  return destinationId
})

const sent = Effect.fnUntraced(function* (
  destinationId: LeadDestinationId,
  leadId: number,
  delivery: Partial<Omit<LeadDelivery, "id" | "tries">> & { readonly tries?: ReadonlyArray<Omit<DeliveryTry, "at">> },
  ago: number,
) {
  const now = yield* Clock.currentTimeMillis
  const at = now - ago * minute
  const { tries = [], ...rest } = delivery
  yield* (yield* LeadDeliveries).add({
    businessProfileId,
    destinationId,
    leadId: LeadId.make(leadId),
    event: "lead.created",
    state: "Delivered",
    at,
    happenedAt: at,
    origin: "Event",
    attempts: tries.length,
    allAttempts: tries.length,
    tries: tries.map((one, index) => ({ at: at + index * 5_000, ...one })),
    ...rest,
  })
})

const broken = { status: 500, durationMillis: 1_830, answer: '{"error":"column phone is missing"}' } as const
const silent = { noAnswer: "TooSlow", durationMillis: 15_000 } as const
const fine = { status: 202, durationMillis: 184 } as const

/** A log of every state at one destination. */
const filledLog = Effect.fnUntraced(function* (id: LeadDestinationId) {
  yield* sent(id, 1, { tries: [fine] }, 400)
  yield* sent(id, 2, { tries: [broken, silent, fine] }, 320)
  yield* sent(id, 1, { event: "lead.updated", tries: [fine] }, 240)
  yield* sent(id, 3, { tries: [fine], origin: "Backfill" }, 180)
  yield* sent(id, 4, { state: "Failed", tries: [silent, broken, broken] }, 120)
  yield* sent(id, 4, { event: "lead.updated", state: "Behind" }, 90)
  yield* sent(id, 5, { state: "Dropped" }, 60)
  yield* sent(id, 6, { state: "Waiting", tries: [broken] }, 1)
})

/** A destination that works, with a log of every state. */
export const workingDestination: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const id = yield* kept({ waiting: 2, failed: 1, lastTry: { at: now - 3 * minute, isTaken: true } })
  yield* filledLog(id)
})

const hubSpot = {
  kind: "HubSpot",
  name: "Sales in HubSpot",
  mapping: destinationKind("HubSpot").mapping,
  connection: {},
  connectedTo: "144567890 (app-eu1.hubspot.com)",
  secretEnd: "d3f9",
} as const
const sheet = {
  kind: "GoogleSheets",
  name: "Sheet of the shop floor",
  mapping: destinationKind("GoogleSheets").mapping,
  connection: { spreadsheet: "1aBcD_efGhIjKlMnOpQrStUvWxYz-0123456789" },
  connectedTo: "Leads of the bakery, all branches",
} as const

/** A destination of each provider, the first with a log of what it had against leads. */
export const connectedDestinations: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const id = yield* kept({ ...hubSpot, waiting: 3, lastTry: { at: now - 3 * minute, isTaken: false } })
  yield* kept({ ...sheet, lastTry: { at: now - minute, isTaken: true } })
  const refused = { status: 400, durationMillis: 212 } as const
  yield* sent(id, 1, { tries: [fine] }, 400)
  yield* sent(id, 2, { state: "Skipped" }, 240)
  const fields = {
    ...refused,
    trouble: "FieldUnknown",
    about: "shoe_size",
    answer: 'Property "shoe_size" does not exist',
  } as const
  yield* sent(id, 3, { state: "Failed", tries: [fields] }, 120)
  const rights = {
    status: 403,
    durationMillis: 96,
    trouble: "ScopeMissing",
    about: "crm.objects.contacts.write",
  } as const
  yield* sent(id, 4, { state: "Waiting", tries: [rights] }, 60)
  yield* sent(id, 5, { state: "Waiting", tries: [{ status: 429, durationMillis: 40, trouble: "TooManyCalls" }] }, 30)
  yield* sent(id, 6, { state: "Waiting", tries: [silent] }, 1)
})

/** A destination that a colleague renames while its connection is looked at for the first time. */
export const changedMeanwhile: Seed = Effect.gen(function* () {
  yield* busyBakery
  const id = yield* kept(hubSpot)
  const destinations = yield* LeadDestinations
  const context = yield* Effect.context<Effect.Services<ReturnType<typeof destinations.save>>>()
  let isRenamed = false
  const renamed = Effect.gen(function* () {
    const before = yield* destinations.find({ businessProfileId, id })
    if (before === undefined || isRenamed) return
    isRenamed = true
    yield* destinations.save({ ...before, name: "Renamed by a colleague", version: 1 })
  })
  yield* (yield* MemoryReceivers).connectBy(() => {
    Effect.runSync(Effect.provide(renamed, context))
    return { status: 200, connectedTo: hubSpot.connectedTo }
  })
})

/** Systems that refuse whoever asks, each with its usual first mistake. */
export const refusingSystems: Seed = Effect.gen(function* () {
  yield* connectedDestinations
  yield* (yield* MemoryReceivers).connectBy(({ kind, businessProfileId: business }) =>
    kind === "HubSpot"
      ? { status: 401, trouble: "TokenRefused", answer: "Authentication credentials not found." }
      : { status: 200, trouble: "TabMissing", about: sheetTab(business) },
  )
})

/** Destinations in every state, one with a work under way. */
export const destinationsOfAllStates: Seed = Effect.gen(function* () {
  yield* busyBakery
  const now = yield* Clock.currentTimeMillis
  const lastTry = { at: now - 12 * minute, isTaken: false }
  yield* kept({ lastTry: { at: now - 3 * minute, isTaken: true } })
  yield* kept({
    name: "Automations",
    address: "https://flows.example.com/in/9c27",
    events: ["lead.created"],
    lastTry: { at: now, isTaken: true },
    waiting: 118,
    work: { kind: "Backfill", startedAt: now - minute, done: 640, total: 1_204, from: "2026-01-01", to: "2026-11-20" },
  })
  const failing = { since: now - 40 * minute, times: 14 }
  yield* kept({ name: "Shop system", address: "https://shop.example.com/leads", failing, lastTry, waiting: 9 })
  yield* kept({
    name: "Former CRM of the second branch in the old town",
    address: "https://a-very-long-host-name.of-the-former-crm.example.com/api/v2/incoming/leads/by/branch/second",
    state: "Paused",
    pause: "Failures",
    failing: { since: now - 15 * 60 * minute, times: 31 },
    lastTry,
    waiting: 42,
    failed: 3,
  })
  yield* kept({
    name: "Newsletter",
    address: "https://news.example.com/hook",
    state: "Paused",
    pause: "Owner",
    waiting: 3,
  })
  yield* kept({ name: "Call centre", address: "https://calls.example.com/hook", state: "Ended", lastTry, failed: 1 })
})

/** The most destinations that a business may have. */
export const manyDestinations: Seed = Effect.gen(function* () {
  yield* busyBakery
  for (let number = 1; number <= 10; number += 1)
    yield* kept({ name: `Branch ${number}`, address: `https://branch-${number}.example.com/leads` })
})

/** A destination whose receiver refuses whatever comes. */
export const refusingDestination: Seed = Effect.gen(function* () {
  yield* workingDestination
  yield* (yield* MemoryReceivers).answerBy(() => ({ status: 422, answer: '{"error":"phone has to begin with +"}' }))
})
