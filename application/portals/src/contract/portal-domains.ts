import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import { DomainInUse, DomainNotFound, DomainTaken, HostName, InvalidPortal, PortalDomainState } from "@domain/portals"

/** A host name of a portal, and the TXT record that proves it. Instants are epoch milliseconds. */
const DomainRecord = Schema.Struct({
  host: Schema.String,
  state: PortalDomainState,
  record: Schema.Struct({ name: Schema.String, text: Schema.String }),
  addedAt: Schema.Number,
  checkedAt: Schema.optionalKey(Schema.Number),
  verifiedAt: Schema.optionalKey(Schema.Number),
})

const ofDomain = Schema.Struct({ portalId: PortalId, host: HostName })

/** The host names of a portal, oldest first. Ours. */
export const ListPortalDomains = contract("portals/ListPortalDomains", {
  access: "administerPortal",
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(DomainRecord),
  failures: [ForbiddenPortal],
})

/** Adds a host name to prove; one that failed is waited for anew. Ours. */
export const AddPortalDomain = contract("portals/AddPortalDomain", {
  access: "administerPortal",
  input: ofDomain,
  output: DomainRecord,
  failures: [ForbiddenPortal, InvalidPortal, DomainTaken],
})

/** Looks for a host name's proof now. The worker looks by itself as well, less and less often. Ours. */
export const CheckPortalDomain = contract("portals/CheckPortalDomain", {
  access: "administerPortal",
  input: ofDomain,
  output: DomainRecord,
  failures: [ForbiddenPortal, DomainNotFound, DomainTaken, TooManyRequests],
})

/** Takes a host name away, at which the portal answers no longer. Ours. */
export const RemovePortalDomain = contract("portals/RemovePortalDomain", {
  access: "administerPortal",
  input: ofDomain,
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, InvalidPortal, DomainNotFound, DomainInUse],
})

/** Looks for the proofs that are due. Ours. */
export const CheckPortalDomains = contract("portals/CheckPortalDomains", {
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ checked: Schema.Int }),
})
