import { contract, textOf } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import {
  BackfillTooLarge,
  DeliveryState,
  DeliveryUnderWay,
  DestinationBusy,
  DestinationStateForbids,
  LeadDelivery,
  LeadDeliveryNotFound,
  LeadDestination,
  LeadDestinationNotFound,
} from "@domain/integrations"
import { BusinessProfileId, LeadDeliveryId, LeadDestinationId } from "@domain/kernel"
import { Schema } from "effect"
import { exampleDestination } from "./lead-destinations.ts"

const ofDestination = { businessProfileId: BusinessProfileId, destinationId: LeadDestinationId } as const
const day = Schema.String.check(Schema.isPattern(/^\d{4}-\d{2}-\d{2}$/))

/** The log of a destination, newest first. Ours. */
export const ListLeadDeliveries = contract("integrations/ListLeadDeliveries", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leadDestinations/:destinationId/deliveries",

  summary: "List what was sent to a destination, newest first",
  description:
    "tries are the newest twelve, with the receiver's status, the first 300 characters of its answer, or why there was none. What was sent is not kept. Settled deliveries are kept for thirty days.",
  example: { ...exampleDestination, state: "Failed", limit: 20 },
  input: Schema.Struct({
    ...ofDestination,
    state: Schema.optionalKey(DeliveryState),
    cursor: Schema.optionalKey(textOf(200)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ deliveries: Schema.Array(LeadDelivery), nextCursor: Schema.optionalKey(Schema.String) }),
  failures: [LeadDestinationNotFound],
})

/** Sends one delivery again. Ours. */
export const ReplayLeadDelivery = contract("integrations/ReplayLeadDelivery", {
  kind: "command",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/deliveries/:deliveryId/replay",

  summary: "Send one delivery again",
  description: "It has the same webhook-id, so that a receiver that had it marks it once, and the lead as it is now.",
  example: { ...exampleDestination, deliveryId: 41 },
  input: Schema.Struct({ ...ofDestination, deliveryId: LeadDeliveryId }),
  output: LeadDelivery,
  failures: [LeadDestinationNotFound, LeadDeliveryNotFound, DeliveryUnderWay, DestinationStateForbids, TooManyRequests],
})

/** Sends all that failed again, as a work with progress. Ours. */
export const ReplayFailedDeliveries = contract("integrations/ReplayFailedDeliveries", {
  kind: "command",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/replay",

  summary: "Send every failed delivery again",
  example: exampleDestination,
  input: Schema.Struct(ofDestination),
  output: LeadDestination,
  failures: [LeadDestinationNotFound, DestinationStateForbids, DestinationBusy, TooManyRequests],
})

/** Sends the leads of some days that the destination has not had, as a work with progress. Ours. */
export const BackfillLeads = contract("integrations/BackfillLeads", {
  kind: "command",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/backfill",

  summary: "Send the leads of some days to a destination",
  description:
    "from and to are days of the business, both included: at most 366 days and 10,000 leads. A lead whose creation is in the log as sent or on its way is passed over; creations have the same webhook-id whenever they are sent.",
  example: { ...exampleDestination, from: "2026-11-01", to: "2026-11-20" },
  input: Schema.Struct({ ...ofDestination, from: day, to: day }),
  output: LeadDestination,
  failures: [LeadDestinationNotFound, DestinationStateForbids, DestinationBusy, BackfillTooLarge, TooManyRequests],
})
