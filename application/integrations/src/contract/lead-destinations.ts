import { contract, exampleProfile, listOf, textOf } from "@application/kernel"
import { InvalidFields, TooManyRequests } from "@domain/identity"
import {
  Connection,
  DeliveryTry,
  deliveryLimits,
  DestinationChangedMeanwhile,
  DestinationKind,
  DestinationNotConnected,
  DestinationStateForbids,
  LeadDestination,
  LeadDestinationNotFound,
  LeadDestinationsFull,
  LeadEventKind,
  MappedField,
} from "@domain/integrations"
import { BusinessProfileId, LeadDestinationId } from "@domain/kernel"
import { Schema } from "effect"

const ofDestination = { businessProfileId: BusinessProfileId, destinationId: LeadDestinationId } as const
export const exampleDestination = { ...exampleProfile, destinationId: 3 } as const

const settings = {
  name: textOf(deliveryLimits.nameLetters),
  address: Schema.optionalKey(textOf(deliveryLimits.addressLetters)),
  events: listOf(LeadEventKind, LeadEventKind.literals.length),
  mapping: listOf(MappedField, deliveryLimits.fields),
  connection: Schema.optionalKey(Connection),
} as const

const exampleSettings = {
  name: "Our CRM",
  address: "https://crm.example.com/leads",
  events: ["lead.created", "lead.updated"],
  mapping: [
    { to: "full_name", from: "name" },
    { to: "phone", from: "phone" },
    { to: "source", fixed: "Ads" },
  ],
} as const

/** The destinations of a business's leads. Ours. */
export const ListLeadDestinations = contract("integrations/ListLeadDestinations", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leadDestinations",

  summary: "List where leads are sent",
  description:
    "A destination that is Paused keeps leads waiting; Ended is over, since the receiver answered 410. waiting and failed count deliveries. work is a resumption, replay or backfill that is under way. sharedWith is the account that a spreadsheet has to be shared with before it can be a destination.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({
    destinations: Schema.Array(LeadDestination),
    availableKinds: Schema.Array(DestinationKind),
    sharedWith: Schema.optionalKey(Schema.String),
  }),
})

/** Asks a receiver whether it lets us in. Ours. */
export const CheckLeadConnection = contract("integrations/CheckLeadConnection", {
  kind: "workflow",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadConnections",

  summary: "Ask a destination whether it lets us in",
  description:
    "Nothing is sent and nothing is stored. destinationId names a destination whose secret counts where none is given. connectedTo is what the destination calls itself, fields are those that it has, and attempt is its answer; trouble says what it has against us. At most 60 an hour.",
  largestBody: 200_000,
  example: {
    ...exampleProfile,
    kind: "HubSpot",
    connection: { accessToken: "pat-eu1-00000000-0000-0000-0000-000000000000" },
    mapping: [{ to: "email", from: "email" }],
  },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    kind: DestinationKind,
    destinationId: Schema.optionalKey(LeadDestinationId),
    connection: Connection,
    mapping: listOf(MappedField, deliveryLimits.fields),
  }),
  output: Schema.Struct({
    isConnected: Schema.Boolean,
    connectedTo: Schema.optionalKey(Schema.String),
    fields: Schema.optionalKey(Schema.Array(Schema.Struct({ name: Schema.String, label: Schema.String }))),
    attempt: DeliveryTry,
  }),
  failures: [InvalidFields, LeadDestinationNotFound, TooManyRequests],
})

/** The newest lead as it may leave, for a preview. Ours. */
export const GetLeadExample = contract("integrations/GetLeadExample", {
  kind: "query",
  access: "readLeads",
  route: "GET /businessProfiles/:businessProfileId/leadExample",

  summary: "Get the newest lead as destinations may get it",
  description: "isMade says that there is no lead yet, so that values are of somebody who does not exist.",
  example: exampleProfile,
  input: Schema.Struct({ businessProfileId: BusinessProfileId }),
  output: Schema.Struct({ values: Schema.Record(Schema.String, Schema.Json), isMade: Schema.Boolean }),
})

/** Makes a destination. Ours. */
export const CreateLeadDestination = contract("integrations/CreateLeadDestination", {
  kind: "workflow",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations",

  summary: "Make a destination of leads",
  description:
    "A Webhook gets messages by the Standard Webhooks convention at address, which has to be public and encrypted; redirects are not followed. secret is what it proves webhook-signature by, and is shown this once. mapping says which field of data gets which detail of the lead (from), or always the same (fixed), in this order. Every other kind gets connection instead of address, is asked first whether it lets us in, and has to map the detail by which it tells leads apart: HubSpot email to email, GoogleSheets id.",
  largestBody: 200_000,
  example: { ...exampleProfile, kind: "Webhook", ...exampleSettings },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, kind: DestinationKind, ...settings }),
  output: Schema.Struct({ destination: LeadDestination, secret: Schema.optionalKey(Schema.String) }),
  failures: [InvalidFields, LeadDestinationsFull, DestinationNotConnected, TooManyRequests],
})

/** Changes a destination. Ours. */
export const ChangeLeadDestination = contract("integrations/ChangeLeadDestination", {
  kind: "workflow",
  access: "sendLeadsAway",
  route: "PUT /businessProfiles/:businessProfileId/leadDestinations/:destinationId",

  summary: "Change a destination of leads",
  description:
    "What waits is sent by the new settings, at once where the address or connection is another. One that is Paused or Ended stays so until it is resumed. version is that of the destination as it was read: a change by somebody else since then is refused and told. A secret that is not given stays as it is.",
  largestBody: 200_000,
  example: { ...exampleDestination, ...exampleSettings, version: 2 },
  input: Schema.Struct({
    ...ofDestination,
    ...settings,
    version: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }))),
  }),
  output: LeadDestination,
  failures: [
    InvalidFields,
    LeadDestinationNotFound,
    DestinationNotConnected,
    DestinationChangedMeanwhile,
    TooManyRequests,
  ],
})

/** Removes a destination with its log. Ours. */
export const RemoveLeadDestination = contract("integrations/RemoveLeadDestination", {
  kind: "command",
  access: "sendLeadsAway",
  route: "DELETE /businessProfiles/:businessProfileId/leadDestinations/:destinationId",

  summary: "Remove a destination of leads",
  description: "Nothing more is sent, and its log is deleted. What it has been sent stays there.",
  example: exampleDestination,
  input: Schema.Struct(ofDestination),
  output: Schema.Struct({}),
  failures: [LeadDestinationNotFound],
})

/** Makes another secret; the former signs too for a day. Ours. */
export const RotateDestinationSecret = contract("integrations/RotateDestinationSecret", {
  kind: "command",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/secret",

  summary: "Make another secret of a destination",
  description: "For a day messages carry two signatures, one by each secret. secret is shown this once.",
  example: exampleDestination,
  input: Schema.Struct(ofDestination),
  output: Schema.Struct({ destination: LeadDestination, secret: Schema.String }),
  failures: [LeadDestinationNotFound, DestinationStateForbids, TooManyRequests],
})

/** Stops sending; leads wait. Ours. */
export const PauseLeadDestination = contract("integrations/PauseLeadDestination", {
  kind: "command",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/pause",

  summary: "Pause a destination of leads",
  example: exampleDestination,
  input: Schema.Struct(ofDestination),
  output: LeadDestination,
  failures: [LeadDestinationNotFound, DestinationStateForbids],
})

/** Goes on where a pause or an end stopped. Ours. */
export const ResumeLeadDestination = contract("integrations/ResumeLeadDestination", {
  kind: "command",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/resume",

  summary: "Resume a destination of leads where it stopped",
  description: "Whatever waits is due at once, whatever its next try was to be.",
  example: exampleDestination,
  input: Schema.Struct(ofDestination),
  output: LeadDestination,
  failures: [LeadDestinationNotFound],
})

/** Sends somebody who does not exist, once. Ours. */
export const SendTestLead = contract("integrations/SendTestLead", {
  kind: "workflow",
  access: "sendLeadsAway",
  route: "POST /businessProfiles/:businessProfileId/leadDestinations/:destinationId/test",

  summary: "Send a test lead to a destination",
  description:
    "The message has test: true, is stored nowhere and tried once. attempt is the receiver's answer. At most 30 an hour.",
  example: exampleDestination,
  input: Schema.Struct(ofDestination),
  output: Schema.Struct({ attempt: DeliveryTry, isTaken: Schema.Boolean }),
  failures: [LeadDestinationNotFound, TooManyRequests],
})
