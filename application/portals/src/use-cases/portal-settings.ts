import { Clock, Effect } from "effect"
import { handler, Ids } from "@application/kernel"
import {
  addedDomain,
  changedPortal,
  DomainTaken,
  InvalidPortalSettings,
  newPortal,
  PortalChanged,
  type PortalSettings,
} from "@domain/portals"
import { ChangePortal, CreatePortal, GetPortalSettings, ListPortals } from "../contract/portal-settings.ts"
import { PortalDomains } from "../ports/portal-domains.ts"
import { PortalRecords, type StoredPortal } from "../ports/portal-records.ts"
import { keepReplacedLook } from "./look-versions.ts"
import { administeredPortal, callersPortals, onlyOperators } from "../services/administered-portal.ts"

const settingsOf = ({ portal, revision }: StoredPortal): PortalSettings => ({ revision, ...portal })

/** Adds a portal with its host, which is to be proved. */
export const createPortal = handler(
  CreatePortal,
  Effect.fnUntraced(function* (wanted) {
    yield* onlyOperators
    const records = yield* PortalRecords
    const domains = yield* PortalDomains
    const portal = yield* Effect.fromResult(newPortal(yield* records.nextId, wanted))
    const { id, domain: host } = portal
    if ((yield* domains.ownerOf(host)) !== undefined) return yield* new DomainTaken({ host })
    yield* records.create(portal)
    yield* domains.save(addedDomain(id, host, yield* (yield* Ids).secret, yield* Clock.currentTimeMillis))
    return settingsOf({ portal, revision: 0 })
  }),
)

/** The portals that the caller administers. */
export const listPortals = handler(
  ListPortals,
  Effect.fnUntraced(function* () {
    const mayChange = yield* callersPortals
    return (yield* (yield* PortalRecords).all).filter(({ portal }) => mayChange(portal.id)).map(settingsOf)
  }),
)

export const getPortalSettings = handler(
  GetPortalSettings,
  Effect.fnUntraced(function* ({ portalId }) {
    return settingsOf(yield* (yield* PortalRecords).byId(yield* administeredPortal(portalId)))
  }),
)

/** Stores a change and keeps the look that it replaces; links of the portal begin with a host only once it is proved. */
export const changePortal = handler(
  ChangePortal,
  Effect.fnUntraced(function* ({ portalId, revision, ...change }) {
    const records = yield* PortalRecords
    const stored = yield* records.byId(yield* administeredPortal(portalId))
    if (stored.revision !== revision) return yield* new PortalChanged({ current: settingsOf(stored) })
    const portal = yield* Effect.fromResult(changedPortal(stored.portal, change))
    const { domain } = portal
    if (domain !== stored.portal.domain && (yield* (yield* PortalDomains).ownerOf(domain)) !== portalId)
      return yield* new InvalidPortalSettings({ faults: [{ field: "domain", fault: "notVerified" }] })
    if (!(yield* records.change({ portal, revision })))
      return yield* new PortalChanged({ current: settingsOf(yield* records.byId(portalId)) })
    yield* keepReplacedLook(stored, portal)
    return settingsOf({ portal, revision: revision + 1 })
  }),
)
