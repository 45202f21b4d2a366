import { contract, textOf } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import {
  DeliveryState,
  DeliveryUnderWay,
  DestinationStateForbids,
  endpointLimits,
  Instant,
  PortalDelivery,
  PortalDeliveryNotFound,
  PortalEndpoint,
  PortalEndpointNotFound,
  PortalEventKind,
  ReplayTooLarge,
} from "@domain/integrations"
import { PortalId } from "@domain/kernel"
import { Schema } from "effect"
import { exampleEndpoint } from "./portal-endpoints.ts"

const administration = { access: "administerPortal", group: "Webhooks of the portal" } as const
const number = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 52 }))
const ofEndpoint = { portalId: PortalId, endpointId: number }

/** Sends the example of an event, marked as a test. Ours. */
export const SendTestEvent = contract("integrations/SendTestEvent", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints/:endpointId/test",
  summary: "Send a test event to an endpoint",
  description:
    "The message is the event's example with test: true. It goes the way of every other: it stands in the log and is tried again. By default the event is the first that the endpoint is told. At most 30 an hour.",
  example: { ...exampleEndpoint, event: "payment.received" },
  input: Schema.Struct({ ...ofEndpoint, event: Schema.optionalKey(PortalEventKind) }),
  output: PortalDelivery,
  failures: [ForbiddenPortal, PortalEndpointNotFound, DestinationStateForbids, TooManyRequests],
})

/** The log of an endpoint, newest first. Ours. */
export const ListPortalDeliveries = contract("integrations/ListPortalDeliveries", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/endpoints/:endpointId/deliveries",
  summary: "List what was sent to an endpoint, newest first",
  description:
    "tries are the newest twelve, with the receiver's status, the first 300 characters of its answer where it took nothing, or why there was none. Settled deliveries are kept for thirty days.",
  example: { ...exampleEndpoint, state: "Failed", event: "payment.received", limit: 20 },
  input: Schema.Struct({
    ...ofEndpoint,
    state: Schema.optionalKey(DeliveryState),
    event: Schema.optionalKey(PortalEventKind),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ deliveries: Schema.Array(PortalDelivery), nextCursor: Schema.optionalKey(Schema.String) }),
  failures: [ForbiddenPortal, PortalEndpointNotFound],
})

/** Sends one delivery again. Ours. */
export const ReplayPortalDelivery = contract("integrations/ReplayPortalDelivery", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints/:endpointId/deliveries/:deliveryId/replay",
  summary: "Send one event again",
  description: "It has the same webhook-id, so that a receiver that had it marks it once.",
  example: { ...exampleEndpoint, deliveryId: 41 },
  input: Schema.Struct({ ...ofEndpoint, deliveryId: number }),
  output: PortalDelivery,
  failures: [
    ForbiddenPortal,
    PortalEndpointNotFound,
    PortalDeliveryNotFound,
    DeliveryUnderWay,
    DestinationStateForbids,
    TooManyRequests,
  ],
})

/** Sends events since a moment again. Ours. */
export const ReplayPortalDeliveries = contract("integrations/ReplayPortalDeliveries", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints/:endpointId/replay",
  summary: "Send the events since a moment again",
  description: `Those that were given up, with isAll those that arrived too, in their order and under their names; at most ${endpointLimits.replayed} at once.`,
  example: { ...exampleEndpoint, since: 1_796_000_000_000 },
  input: Schema.Struct({ ...ofEndpoint, since: Instant, isAll: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Struct({ endpoint: PortalEndpoint, replayed: Schema.Int }),
  failures: [ForbiddenPortal, PortalEndpointNotFound, DestinationStateForbids, ReplayTooLarge, TooManyRequests],
})
