import { Context, Effect, Layer } from "effect"
import { PortalId } from "@domain/kernel"
import { DomainNotFound, DomainTaken, InvalidPortal, nextLookAt, type Portal, portalHost } from "@domain/portals"
import { DnsRecords } from "../ports/dns-records.ts"
import { MailSettings } from "../ports/mail-settings.ts"
import { PortalDomains } from "../ports/portal-domains.ts"
import { PortalRecords } from "../ports/portal-records.ts"
import { memoryPortalUse } from "./memory-portal-use.ts"
import { domainKey, portalTables } from "./memory-portal-tables.ts"

/** Portals to be changed, in the in-memory database. */
const memoryPortalRecords = Layer.effect(
  PortalRecords,
  Effect.gen(function* () {
    const { portals, revisions } = yield* portalTables
    const storedOf = (portal: Portal) => ({ portal, revision: revisions.get(portal.id) ?? 0 })
    const holds = (host: string) => [...portals.values()].some(({ domain }) => portalHost(domain) === host)
    let last = 100
    return {
      byId: (id) =>
        Effect.suspend(() => {
          const portal = portals.get(id)
          return portal === undefined
            ? Effect.fail(new InvalidPortal({ domain: `#${id}` }))
            : Effect.succeed(storedOf(portal))
        }),
      all: Effect.sync(() => [...portals.values()].toSorted((one, other) => one.id - other.id).map(storedOf)),
      nextId: Effect.sync(() => PortalId.make((last += 1))),
      create: (portal) =>
        Effect.suspend(() => {
          const host = portalHost(portal.domain)
          if (holds(host)) return Effect.fail(new DomainTaken({ host }))
          portals.set(portal.id, portal)
          return Effect.void
        }),
      change: ({ portal, revision }) =>
        Effect.sync(() => {
          if ((revisions.get(portal.id) ?? 0) !== revision || !portals.has(portal.id)) return false
          portals.set(portal.id, portal)
          revisions.set(portal.id, revision + 1)
          return true
        }),
    }
  }),
)

/** Hosts of portals, in the in-memory database. */
const memoryPortalDomains = Layer.effect(
  PortalDomains,
  Effect.gen(function* () {
    const { domains } = yield* portalTables
    const all = () => [...domains.values()]
    const ownerOf = (host: string) => all().find((it) => it.host === host && it.state === "verified")?.portalId
    return {
      of: (portalId) =>
        Effect.sync(() =>
          all()
            .filter((domain) => domain.portalId === portalId)
            .toSorted((one, other) => one.addedAt - other.addedAt || (one.host < other.host ? -1 : 1)),
        ),
      byHost: (portalId, host) =>
        Effect.suspend(() => {
          const domain = domains.get(domainKey({ portalId, host }))
          return domain === undefined ? Effect.fail(new DomainNotFound({ host })) : Effect.succeed(domain)
        }),
      ownerOf: (host) => Effect.sync(() => ownerOf(host)),
      save: (domain) =>
        Effect.sync(() => {
          const owner = domain.state === "verified" ? ownerOf(domain.host) : undefined
          if (owner !== undefined && owner !== domain.portalId) return false
          domains.set(domainKey(domain), domain)
          return true
        }),
      remove: (portalId, host) => Effect.sync(() => void domains.delete(domainKey({ portalId, host }))),
      due: (now, limit) =>
        Effect.sync(() =>
          all()
            .flatMap((domain) => {
              const at = nextLookAt(domain)
              return at === undefined || at > now ? [] : [{ domain, at }]
            })
            .toSorted((one, other) => one.at - other.at)
            .slice(0, limit)
            .map(({ domain }) => domain),
        ),
    }
  }),
)

/** The TXT records that a test publishes, by name. */
export class MemoryDns extends Context.Service<MemoryDns, Map<string, ReadonlyArray<string>>>()(
  "portals/testing/MemoryDns",
) {}

/** A domain name system that a test fills. */
const memoryDnsRecords = Layer.effectContext(
  Effect.sync(() => {
    const zone = new Map<string, ReadonlyArray<string>>()
    return Context.make(MemoryDns, zone).pipe(
      Context.add(DnsRecords, { texts: (name) => Effect.sync(() => zone.get(name) ?? []) }),
    )
  }),
)

/** How the installation of a test sends. */
export const memoryMailSending = {
  spf: "include:spf.mailer.example",
  dkim: { selector: "m1", publicKey: "MIIBIjANBgkqhkiG9w0BAQEFAAOCAQ8A" },
} as const

/** What changing portals needs, on the in-memory database. */
export const memoryPortalAdministration = Layer.mergeAll(
  memoryPortalRecords,
  memoryPortalDomains,
  memoryPortalUse,
  memoryDnsRecords,
  Layer.succeed(MailSettings, memoryMailSending),
)
