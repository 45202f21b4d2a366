import { Schema } from "effect"
import { contract, textOf, exampleProfile } from "@application/kernel"
import { BusinessProfileNotFound, ClientNotFound } from "@domain/businesses"
import { ForbiddenPortal, InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import { InvalidPortal, Portal } from "@domain/portals"

/** What a list of portals shows of one. */
const { id, domain, title, headerLogo } = Portal.fields
const PortalCard = Schema.Struct({ id, domain, title, headerLogo })

/** The profile's default portal, in which it was made, and the portals that it was joined to. Spec: calls B14. */
export const GetDefaultPortal = contract("businesses/GetDefaultPortal", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfile/:businessProfileId/portals",
  specification: ["B14"],
  summary: "Get a business profile's default portal and those it was joined to",
  example: { ...exampleProfile, type: "default" },
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    type: Schema.optionalKey(Schema.Literal("default")),
  }),
  output: Schema.Struct({ ...PortalCard.fields, joined: Schema.Array(PortalCard) }),
  failures: [BusinessProfileNotFound],
})

/** Staff of a profile's own portal join it to a further one; joining again changes nothing. Spec: calls B5. */
export const JoinPortal = contract("businesses/JoinPortal", {
  kind: "command",
  access: "joinProfileToPortal",
  route: "POST /businessProfiles/:businessProfileId/portals/:portalId",
  specification: ["B5"],
  summary: "Join a business profile to a further portal",
  description: "For the portal's staff. Send an empty object.",
  example: { ...exampleProfile, portalId: 1 },
  input: Schema.Struct({ businessProfileId: BusinessProfileId, portalId: PortalId }),
  output: Schema.Struct({}),
  failures: [BusinessProfileNotFound, InvalidPortal],
})

/** A business that an agency runs in a portal; its id is its own business profile's. Fields are ours. Spec: calls B15 to B17. */
export const AgencyClient = Schema.Struct({
  id: BusinessProfileId,
  name: Schema.String,
  region: Region,
  emailAddress: Schema.optionalKey(Schema.String),
  phone: Schema.optionalKey(Schema.String),
  createdAt: Schema.Number,
})
export type AgencyClient = typeof AgencyClient.Type

const ofAgency = { businessProfileId: BusinessProfileId, portalId: PortalId } as const

/** An agency's clients in a portal of its own, newest first, by name and by pages. Spec: calls B15. */
export const ListClients = contract("businesses/ListClients", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfile/:businessProfileId/portal/:portalId/client",
  specification: ["B15"],
  summary: "List an agency's clients in a portal, newest first",
  example: { ...exampleProfile, portalId: 1, search: "rye", limit: 20 },
  input: Schema.Struct({
    ...ofAgency,
    search: Schema.optionalKey(textOf(80)),
    cursor: Schema.optionalKey(textOf(40)),
    limit: Schema.optionalKey(Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 100 }))),
  }),
  output: Schema.Struct({ clients: Schema.Array(AgencyClient), nextCursor: Schema.optionalKey(Schema.String) }),
  failures: [BusinessProfileNotFound, ForbiddenPortal],
})

/** Spec: calls B16. */
export const GetClient = contract("businesses/GetClient", {
  kind: "query",
  access: "readProfile",
  route: "GET /businessProfile/:businessProfileId/portal/:portalId/client/:clientId",
  specification: ["B16"],
  summary: "Get a client of an agency",
  example: { ...exampleProfile, portalId: 1, clientId: 12 },
  input: Schema.Struct({ ...ofAgency, clientId: BusinessProfileId }),
  output: AgencyClient,
  failures: [BusinessProfileNotFound, ForbiddenPortal, ClientNotFound],
})

/** Adds a client with a business profile of its own, which the caller runs as account manager. Spec: calls B17. */
export const AddClient = contract("businesses/AddClient", {
  kind: "command",
  access: "editProfile",
  route: "POST /businessProfile/:businessProfileId/portal/:portalId/client",
  specification: ["B17"],
  summary: "Add a client of an agency",
  description: "The client gets a business profile of its own, which the caller runs as account manager.",
  example: {
    ...exampleProfile,
    portalId: 1,
    name: "Rye Bakery",
    region: "IN",
    emailAddress: "hello@rye.example",
    phone: "+919876543210",
  },
  input: Schema.Struct({
    ...ofAgency,
    name: textOf(200),
    region: Schema.optionalKey(textOf(8)),
    emailAddress: Schema.optionalKey(textOf(254)),
    phone: Schema.optionalKey(textOf(25)),
    storeDomain: Schema.optionalKey(textOf(2048)),
  }),
  output: AgencyClient,
  failures: [BusinessProfileNotFound, ForbiddenPortal, InvalidFields, TooManyRequests],
})
