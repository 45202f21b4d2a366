import { contract, listOf, textOf } from "@application/kernel"
import { ForbiddenPortal, InvalidFields, TooManyRequests } from "@domain/identity"
import {
  deliveryLimits,
  DestinationStateForbids,
  endpointLimits,
  PortalEndpoint,
  PortalEndpointNotFound,
  PortalEndpointsFull,
  PortalEventKind,
} from "@domain/integrations"
import { PortalId } from "@domain/kernel"
import { Schema } from "effect"

const administration = { access: "administerPortal", group: "Webhooks of the portal" } as const
const number = Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 2 ** 52 }))
const ofEndpoint = { portalId: PortalId, endpointId: number }
export const exampleEndpoint = { portalId: 101, endpointId: 3 } as const

const settings = {
  name: textOf(deliveryLimits.nameLetters),
  address: textOf(deliveryLimits.addressLetters),
  description: Schema.optionalKey(textOf(endpointLimits.descriptionLetters)),
  events: listOf(PortalEventKind, PortalEventKind.literals.length),
} as const

const whatItDoes = "Books payments and starts reports"
const exampleSettings = {
  name: "Our backend",
  address: "https://hooks.example.com/events",
  description: whatItDoes,
  events: ["campaign.active", "campaign.paused", "payment.received"],
} as const

/** The endpoints of a portal. Ours. */
export const ListPortalEndpoints = contract("integrations/ListPortalEndpoints", {
  ...administration,
  kind: "query",
  route: "GET /portals/:portalId/endpoints",
  summary: "List where the portal's events are sent",
  description:
    "An endpoint that is Paused keeps events waiting; Ended is over, since the receiver answered 410. waiting and failed count deliveries.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(PortalEndpoint),
  failures: [ForbiddenPortal],
})

/** Makes an endpoint. Ours. */
export const CreatePortalEndpoint = contract("integrations/CreatePortalEndpoint", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints",
  summary: "Make an endpoint of the portal's events",
  description:
    "Messages follow the Standard Webhooks convention and go to public, encrypted addresses alone; redirects are not followed. secret is what webhook-signature is proved by, and is shown this once. Events name things by their numbers; ask for the rest by an API key.",
  example: { portalId: 101, ...exampleSettings },
  input: Schema.Struct({ portalId: PortalId, ...settings }),
  output: Schema.Struct({ endpoint: PortalEndpoint, secret: Schema.String }),
  failures: [ForbiddenPortal, InvalidFields, PortalEndpointsFull, TooManyRequests],
})

/** Changes an endpoint. Ours. */
export const ChangePortalEndpoint = contract("integrations/ChangePortalEndpoint", {
  ...administration,
  kind: "command",
  route: "PUT /portals/:portalId/endpoints/:endpointId",
  summary: "Change an endpoint of the portal's events",
  description: "What waits goes to the new address at once. One that is Paused or Ended stays so until it is resumed.",
  example: { ...exampleEndpoint, ...exampleSettings },
  input: Schema.Struct({ ...ofEndpoint, ...settings }),
  output: PortalEndpoint,
  failures: [ForbiddenPortal, InvalidFields, PortalEndpointNotFound, TooManyRequests],
})

/** Removes an endpoint; its log goes with it. Ours. */
export const RemovePortalEndpoint = contract("integrations/RemovePortalEndpoint", {
  ...administration,
  kind: "command",
  route: "DELETE /portals/:portalId/endpoints/:endpointId",
  summary: "Remove an endpoint of the portal's events",
  example: exampleEndpoint,
  input: Schema.Struct(ofEndpoint),
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, PortalEndpointNotFound],
})

/** Makes another secret, beside which the former signs for a while. Ours. */
export const RotateEndpointSecret = contract("integrations/RotateEndpointSecret", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints/:endpointId/secret",
  summary: "Make another secret of an endpoint",
  description:
    "For overlapHours, a day by default, messages carry two signatures, one by each secret; 0 ends the former at once. secret is shown this once.",
  example: { ...exampleEndpoint, overlapHours: 24 },
  input: Schema.Struct({
    ...ofEndpoint,
    overlapHours: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 168 }))),
  }),
  output: Schema.Struct({ endpoint: PortalEndpoint, secret: Schema.String }),
  failures: [ForbiddenPortal, PortalEndpointNotFound, TooManyRequests],
})

/** Stops sending; events wait. Ours. */
export const PausePortalEndpoint = contract("integrations/PausePortalEndpoint", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints/:endpointId/pause",
  summary: "Pause an endpoint of the portal's events",
  example: exampleEndpoint,
  input: Schema.Struct(ofEndpoint),
  output: PortalEndpoint,
  failures: [ForbiddenPortal, PortalEndpointNotFound, DestinationStateForbids],
})

/** Goes on where a pause or an end stopped. Ours. */
export const ResumePortalEndpoint = contract("integrations/ResumePortalEndpoint", {
  ...administration,
  kind: "command",
  route: "POST /portals/:portalId/endpoints/:endpointId/resume",
  summary: "Resume an endpoint where it stopped",
  description: "Whatever waits is due at once, whatever its next try was to be.",
  example: exampleEndpoint,
  input: Schema.Struct(ofEndpoint),
  output: PortalEndpoint,
  failures: [ForbiddenPortal, PortalEndpointNotFound],
})
