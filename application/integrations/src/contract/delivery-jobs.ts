import { contract } from "@application/kernel"
import { BusinessProfileId, CampaignId, LeadDestinationId, PortalId } from "@domain/kernel"
import { Schema } from "effect"

const system = { kind: "workflow", access: "system", output: Schema.Struct({}) } as const
const ofDestination = Schema.Struct({ businessProfileId: BusinessProfileId, destinationId: LeadDestinationId })

/** Sends what is due for a destination. Ours. */
export const SendLeads = contract("integrations/SendLeads", { ...system, input: ofDestination })

/** Does a resumption, replay or backfill of a destination, lot by lot. Ours. */
export const WorkOnDestination = contract("integrations/WorkOnDestination", { ...system, input: ofDestination })

/** Starts the sending of destinations with something due; runs on a schedule. Ours. */
export const SendDueLeads = contract("integrations/SendDueLeads", { ...system, input: Schema.Struct({}) })

/** Deletes deliveries whose time is over; runs on a schedule. Ours. */
export const DeleteOldDeliveries = contract("integrations/DeleteOldDeliveries", { ...system, input: Schema.Struct({}) })

/** Deletes the log of a destination that was removed. Ours. */
export const DeleteDestinationLog = contract("integrations/DeleteDestinationLog", { ...system, input: ofDestination })

const ofEndpoint = Schema.Struct({ portalId: PortalId, endpointId: Schema.Int })

/** Sends what is due for an endpoint of a portal. Ours. */
export const SendEvents = contract("integrations/SendEvents", { ...system, input: ofEndpoint })

/** Starts the sending of endpoints with something due; runs on a schedule. Ours. */
export const SendDueEvents = contract("integrations/SendDueEvents", { ...system, input: Schema.Struct({}) })

/** Deletes events whose time is over; runs on a schedule. Ours. */
export const DeleteOldEvents = contract("integrations/DeleteOldEvents", { ...system, input: Schema.Struct({}) })

/** Deletes the log of an endpoint that was removed. Ours. */
export const DeleteEndpointLog = contract("integrations/DeleteEndpointLog", { ...system, input: ofEndpoint })

/** Tells endpoints that the portal has not decided on a campaign in time. Ours. */
export const TellLateReview = contract("integrations/TellLateReview", {
  ...system,
  input: Schema.Struct({ businessProfileId: BusinessProfileId, campaignId: CampaignId, dueAt: Schema.Number }),
})
