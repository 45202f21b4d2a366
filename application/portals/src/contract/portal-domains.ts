import { Schema } from "effect"
import { contract } from "@application/kernel"
import { ForbiddenPortal, TooManyRequests } from "@domain/identity"
import { PortalId } from "@domain/kernel"
import {
  DomainInUse,
  DomainNotFound,
  DomainTaken,
  HostName,
  InvalidPortal,
  MailRecord,
  NoMailDomain,
  PortalDomainFault,
  PortalDomainState,
} from "@domain/portals"

/**
 * A host name of a portal, the TXT record that proves it, and what the last look found instead. Instants are epoch
 * milliseconds; the next look and the end of the wait are told while the proof is waited for.
 */
export const DomainRecord = Schema.Struct({
  host: Schema.String,
  state: PortalDomainState,
  record: Schema.Struct({ name: Schema.String, text: Schema.String }),
  addedAt: Schema.Number,
  checkedAt: Schema.optionalKey(Schema.Number),
  verifiedAt: Schema.optionalKey(Schema.Number),
  fault: Schema.optionalKey(PortalDomainFault),
  nextCheckAt: Schema.optionalKey(Schema.Number),
  givenUpAt: Schema.optionalKey(Schema.Number),
})
export type DomainRecord = typeof DomainRecord.Type

const ofDomain = Schema.Struct({ portalId: PortalId, host: HostName })

/** The host names of a portal, oldest first. Ours. */
export const ListPortalDomains = contract("portals/ListPortalDomains", {
  kind: "query",
  access: "administerPortal",
  route: "GET /portals/:portalId/domains",
  group: "Portal administration",
  summary: "List a portal's host names",
  description:
    "Each with its state (pending, verified or failed) and the TXT record that proves it. A portal answers at verified hosts only. fault says what the last look found instead: noRecord, otherRecord (a record with another text), notAnswered (no name server answered) or taken (another portal has proved the host). nextCheckAt and givenUpAt say when it is looked for next, and until when.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Array(DomainRecord),
  failures: [ForbiddenPortal],
})

/** Adds a host name to prove; one that failed is waited for anew. Ours. */
export const AddPortalDomain = contract("portals/AddPortalDomain", {
  kind: "command",
  access: "administerPortal",
  route: "POST /portals/:portalId/domains",
  group: "Portal administration",
  summary: "Add a host name to a portal",
  description:
    "Answers the TXT record to publish. It is looked for after a minute, then less and less often for three days; after that the host has failed and can be added again. A host that another portal has proved is refused (errorCode 101).",
  example: { portalId: 101, host: "ads.bloom.example" },
  input: ofDomain,
  output: DomainRecord,
  failures: [ForbiddenPortal, InvalidPortal, DomainTaken],
})

/** Looks for a host name's proof now. The worker looks by itself as well, less and less often. Ours. */
export const CheckPortalDomain = contract("portals/CheckPortalDomain", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/domains/:host/check",
  group: "Portal administration",
  summary: "Look for a host name's TXT record now",
  description: "A server that turned the host away before may do so for another minute.",
  example: { portalId: 101, host: "ads.bloom.example" },
  input: ofDomain,
  output: DomainRecord,
  failures: [ForbiddenPortal, DomainNotFound, DomainTaken, TooManyRequests],
})

/** Looks at the records of the domain that a portal's mails come from. Ours. */
export const CheckMailDomain = contract("portals/CheckMailDomain", {
  kind: "workflow",
  access: "administerPortal",
  route: "POST /portals/:portalId/mailDomain/check",
  group: "Portal administration",
  summary: "Look at the SPF, DKIM and DMARC records of a portal's sender",
  description:
    "The domain is that of supportEmail. Each record has a state: set, missing, other (it does not do), several (one is allowed), notAnswered (no name server answered) or notSetUp (the installation does not say how it sends: MAIL_SPF, DKIM_KEY). publish is the text to publish, which keeps what is there for other senders.",
  example: { portalId: 101 },
  input: Schema.Struct({ portalId: PortalId }),
  output: Schema.Struct({ domain: Schema.String, records: Schema.Array(MailRecord) }),
  failures: [ForbiddenPortal, InvalidPortal, NoMailDomain, TooManyRequests],
})

/** Takes a host name away, at which the portal answers no longer. Ours. */
export const RemovePortalDomain = contract("portals/RemovePortalDomain", {
  kind: "command",
  access: "administerPortal",
  route: "DELETE /portals/:portalId/domains/:host",
  group: "Portal administration",
  summary: "Remove a host name from a portal",
  description:
    "The host that the portal's links begin with stays; change the portal's domain first. Servers answer at a removed host for at most another minute.",
  example: { portalId: 101, host: "ads.bloom.example" },
  input: ofDomain,
  output: Schema.Struct({}),
  failures: [ForbiddenPortal, InvalidPortal, DomainNotFound, DomainInUse],
})

/** Looks for the proofs that are due. Ours. */
export const CheckPortalDomains = contract("portals/CheckPortalDomains", {
  kind: "workflow",
  access: "system",
  input: Schema.Struct({}),
  output: Schema.Struct({ checked: Schema.Int }),
})
