import { Schema } from "effect"
import { contract, textOf } from "@application/kernel"
import { BusinessProfileNotFound, ClientNotFound } from "@domain/businesses"
import { ForbiddenPortal, InvalidFields, TooManyRequests } from "@domain/identity"
import { BusinessProfileId, PortalId, Region } from "@domain/kernel"
import { InvalidPortal, Portal } from "@domain/portals"

/** What a list of portals shows of one. */
const { id, domain, title, headerLogo } = Portal.fields
const PortalCard = Schema.Struct({ id, domain, title, headerLogo })

/** The profile's default portal, in which it was made, and those that it was joined to. Spec: calls B14. */
export const GetDefaultPortal = contract("businesses/GetDefaultPortal", {
  access: "readProfile",
  input: Schema.Struct({
    businessProfileId: BusinessProfileId,
    type: Schema.optionalKey(Schema.Literal("default")),
  }),
  output: Schema.Struct({ ...PortalCard.fields, joined: Schema.Array(PortalCard) }),
  failures: [BusinessProfileNotFound],
})

/** Staff of a profile's own portal join it to a further one; joining again changes nothing. Spec: calls B5. */
export const JoinPortal = contract("businesses/JoinPortal", {
  access: "joinProfileToPortal",
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
  access: "readProfile",
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
  access: "readProfile",
  input: Schema.Struct({ ...ofAgency, clientId: BusinessProfileId }),
  output: AgencyClient,
  failures: [BusinessProfileNotFound, ForbiddenPortal, ClientNotFound],
})

/** Adds a client with a business profile of its own, which the caller runs as account manager. Spec: calls B17. */
export const AddClient = contract("businesses/AddClient", {
  access: "editProfile",
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
