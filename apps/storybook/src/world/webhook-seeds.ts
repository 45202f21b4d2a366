import { PortalDeliveries, PortalEndpoints, PortalEndpointSecrets } from "@application/integrations/stores"
import { TokenSafe } from "@application/kernel"
import {
  type DeliveryTry,
  eventsOf,
  type PortalDelivery,
  type PortalEndpoint,
  portalEvents,
  PortalEventKind,
} from "@domain/integrations"
import { Clock, Effect } from "effect"
import { owner } from "./bakery.ts"
import { administeredPortal } from "./run-portal.ts"
import type { Seed } from "./seeds.ts"

const minute = 60_000
const hour = 60 * minute
const { portalId } = owner

const kept = Effect.fnUntraced(function* (endpoint: Partial<Omit<PortalEndpoint, "id">>) {
  const now = yield* Clock.currentTimeMillis
  const { id: endpointId } = yield* (yield* PortalEndpoints).add({
    portalId,
    name: "Our backend",
    address: "https://hooks.example.com/marquee",
    events: ["campaign.active", "campaign.rejected", "payment.received", "invoice.issued"],
    state: "On",
    waiting: 0,
    failed: 0,
    createdAt: now - 720 * hour,
    createdBy: owner.user.id,
    lookAt: 8_640_000_000_000_000,
    ...endpoint,
  })
  const sealed = yield* (yield* TokenSafe).seal(
    `portal-endpoint:${portalId}:${endpointId}`,
    "whsec_dGhlIG92ZW4gaXMgd2FybSBhdCBmb3VyIGluIHRoZSBtb3I=",
  )
  yield* (yield* PortalEndpointSecrets).add({ portalId, endpointId, secretUse: "Signing", sealed })
  return endpointId
})

const sent = Effect.fnUntraced(function* (
  endpointId: number,
  event: PortalEventKind,
  ago: number,
  delivery: Partial<Omit<PortalDelivery, "id" | "tries">> & { readonly tries?: ReadonlyArray<Omit<DeliveryTry, "at">> },
) {
  const at = (yield* Clock.currentTimeMillis) - ago * minute
  const { tries = [], ...rest } = delivery
  yield* (yield* PortalDeliveries).add({
    portalId,
    endpointId,
    subject: `story:${ago}`,
    event,
    data: portalEvents[event].example,
    state: "Delivered",
    at,
    happenedAt: at,
    attempts: tries.length,
    allAttempts: tries.length,
    tries: tries.map((one, index) => ({ at: at + index * 5_000, ...one })),
    ...rest,
  })
})

const broken = { status: 500, durationMillis: 1_830, answer: '{"error":"no such customer"}' } as const
const silent = { noAnswer: "TooSlow", durationMillis: 15_000 } as const
const fine = { status: 204, durationMillis: 84 } as const

/** A portal with an endpoint of every state, the first with a log of every outcome. */
export const toldPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  const now = yield* Clock.currentTimeMillis
  const id = yield* kept({
    description: "Starts reports and books payments",
    waiting: 2,
    failed: 1,
    lastTry: { at: now - 3 * minute, isTaken: true },
  })
  yield* sent(id, "campaign.active", 400, { tries: [fine] })
  yield* sent(id, "payment.received", 320, { tries: [broken, silent, fine] })
  yield* sent(id, "invoice.issued", 180, { state: "Failed", tries: [silent, broken, broken] })
  yield* sent(id, "campaign.rejected", 90, { state: "Behind" })
  yield* sent(id, "payment.received", 20, { isTest: true, tries: [fine] })
  yield* sent(id, "campaign.active", 1, { state: "Waiting", tries: [broken] })
  const failing = { since: now - 14 * hour, times: 23 }
  yield* kept({
    name: "Bookkeeping",
    address: "https://books.example.com/hooks/marquee?tenant=4711",
    events: eventsOf("money"),
    state: "Paused",
    pause: "Failures",
    failing,
    waiting: 31,
    lastTry: { at: now - hour, isTaken: false },
  })
  yield* kept({
    name: "Desk of the reviewers",
    address: "https://chat.example.com/hooks/1",
    events: eventsOf("reviews"),
    failing: { since: now - hour, times: 3 },
    waiting: 1,
    lastTry: { at: now - 10 * minute, isTaken: false },
  })
  yield* kept({
    name: "Quiet archive",
    address: "https://archive.example.com/in",
    events: [...PortalEventKind.literals],
    state: "Paused",
    pause: "Owner",
  })
  yield* kept({
    name: "Old dashboard",
    address: "https://old.example.com/in",
    events: ["lead.created"],
    state: "Ended",
    lastTry: { at: now - 48 * hour, isTaken: false },
    failing: { since: now - 48 * hour, times: 1 },
  })
})

/** A portal with as many endpoints as it may have. */
export const fullyToldPortal: Seed = Effect.gen(function* () {
  yield* administeredPortal
  for (let number = 1; number <= 10; number += 1) yield* kept({ name: `System ${number}` })
})
