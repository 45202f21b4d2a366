import { Clock, Effect, Option } from "effect"
import { handler, Ids, RateLimits } from "@application/kernel"
import { TooManyRequests } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import {
  addedDomain,
  checkedDomain,
  DomainInUse,
  DomainTaken,
  givenUpAt,
  lostDomain,
  mailDomainOf,
  mailRecordNames,
  mailRecords,
  nextLookAt,
  NoMailDomain,
  type PortalDomain,
  proofRecord,
} from "@domain/portals"
import {
  AddPortalDomain,
  CheckMailDomain,
  CheckPortalDomain,
  CheckPortalDomains,
  type DomainRecord,
  ListPortalDomains,
  RemovePortalDomain,
} from "../contract/portal-domains.ts"
import { DnsRecords } from "../ports/dns-records.ts"
import { MailSettings } from "../ports/mail-settings.ts"
import { PortalDomains } from "../ports/portal-domains.ts"
import { PortalRecords } from "../ports/portal-records.ts"
import { administeredPortal } from "../services/administered-portal.ts"

const recordOf = (stored: PortalDomain): DomainRecord => {
  const { portalId: _portal, token: _token, attempts: _attempts, ...domain } = stored
  const nextCheckAt = nextLookAt(stored)
  return {
    ...domain,
    record: proofRecord(stored),
    ...(nextCheckAt !== undefined && { nextCheckAt, givenUpAt: givenUpAt(stored) }),
  }
}

export const listPortalDomains = handler(
  ListPortalDomains,
  Effect.fnUntraced(function* ({ portalId }) {
    return (yield* (yield* PortalDomains).of(yield* administeredPortal(portalId))).map(recordOf)
  }),
)

const known = Effect.fnUntraced(function* (portalId: PortalId, host: string) {
  const domains = yield* PortalDomains
  return yield* Effect.match(domains.byHost(portalId, host), { onSuccess: (it) => it, onFailure: () => undefined })
})

/** Adds a host with a token of its own; a repeat keeps the token of one that is pending or verified. */
export const addPortalDomain = handler(
  AddPortalDomain,
  Effect.fnUntraced(function* ({ portalId, host }) {
    const domains = yield* PortalDomains
    yield* (yield* PortalRecords).byId(yield* administeredPortal(portalId))
    const before = yield* known(portalId, host)
    if (before !== undefined && before.state !== "failed") return recordOf(before)
    if ((yield* domains.ownerOf(host)) !== undefined) return yield* new DomainTaken({ host })
    const added = addedDomain(portalId, host, yield* (yield* Ids).secret, yield* Clock.currentTimeMillis)
    yield* domains.save(added)
    return recordOf(added)
  }),
)

/** Looks for the proof of a host and stores what follows; a look that nobody answers proves nothing, and is logged. */
const looked = Effect.fnUntraced(function* (domain: PortalDomain) {
  const domains = yield* PortalDomains
  const { name } = proofRecord(domain)
  const texts = yield* (yield* DnsRecords)
    .texts(name)
    .pipe(
      Effect.catch(({ reason }) =>
        Effect.as(Effect.logWarning(`The record of ${domain.host} could not be looked for: ${reason}`), undefined),
      ),
    )
  const next = checkedDomain(domain, texts, yield* Clock.currentTimeMillis)
  if (yield* domains.save(next)) return next
  yield* domains.save(lostDomain(next))
  return yield* new DomainTaken({ host: domain.host })
})

/** Looks at most this often for one host. */
const looksAllowed = { limit: 10, perMs: 10 * 60_000 } as const

const countLook = Effect.fnUntraced(function* (key: string) {
  const { limit, perMs } = looksAllowed
  const answer = yield* (yield* RateLimits).take(key, limit, perMs)
  if (!answer.allowed) return yield* new TooManyRequests({ retryAfterSeconds: answer.retryAfterSeconds })
})

export const checkPortalDomain = handler(
  CheckPortalDomain,
  Effect.fnUntraced(function* ({ portalId, host }) {
    const domain = yield* (yield* PortalDomains).byHost(yield* administeredPortal(portalId), host)
    yield* countLook(`domain-look:${portalId}:${host}`)
    return recordOf(domain.state === "verified" ? domain : yield* looked(domain))
  }),
)

/** Looks at the records of the sender's domain; a name that no server answers for is told, and proves nothing. */
export const checkMailDomain = handler(
  CheckMailDomain,
  Effect.fnUntraced(function* ({ portalId }) {
    const { portal } = yield* (yield* PortalRecords).byId(yield* administeredPortal(portalId))
    const domain = mailDomainOf(portal.supportEmail)
    if (domain === "") return yield* new NoMailDomain({})
    yield* countLook(`mail-look:${portalId}`)
    const sending = yield* MailSettings
    const { texts } = yield* DnsRecords
    const { spf, dkim, dmarc } = mailRecordNames(domain, sending)
    const names = [spf, dmarc, ...(dkim === undefined ? [] : [dkim])]
    const found = yield* Effect.forEach(names, (name) => Effect.option(texts(name)), { concurrency: "unbounded" })
    const zone = new Map(
      names.map((name, at) => [name, Option.getOrUndefined(found[at] ?? Option.none<ReadonlyArray<string>>())]),
    )
    return { domain, records: mailRecords(domain, sending, (name) => zone.get(name)) }
  }),
)

/** Removes a host of the portal. The host that the portal's links begin with cannot be removed. */
export const removePortalDomain = handler(
  RemovePortalDomain,
  Effect.fnUntraced(function* ({ portalId, host }) {
    const { portal } = yield* (yield* PortalRecords).byId(yield* administeredPortal(portalId))
    const domains = yield* PortalDomains
    yield* domains.byHost(portalId, host)
    if (portal.domain === host) return yield* new DomainInUse({ host })
    yield* domains.remove(portalId, host)
    return {}
  }),
)

/** How many proofs one run looks for. */
const mostLooks = 50

/** Looks for the due proofs one after the other. A host that another portal has proved meanwhile fails. */
export const checkPortalDomains = handler(
  CheckPortalDomains,
  Effect.fnUntraced(function* () {
    const due = yield* (yield* PortalDomains).due(yield* Clock.currentTimeMillis, mostLooks)
    yield* Effect.forEach(due, (domain) => Effect.ignore(looked(domain)), { discard: true })
    return { checked: due.length }
  }),
)
