import { Clock, Effect, Result } from "effect"
import { ClientReach, handler } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { BusinessProfileNotFound } from "@domain/businesses"
import { invalidFields, ForbiddenPortal } from "@domain/identity"
import type { BusinessProfileId, PortalId } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { collectFailures, email, phone } from "@domain/validation"
import {
  AddClient,
  type AgencyClient,
  GetClient,
  GetDefaultPortal,
  JoinPortal,
  ListClients,
} from "../contract/agency.ts"
import { AgencyClients, BusinessProfileRepository, JoinedPortals } from "../ports/index.ts"
import { AgencyReaches, GivenClients } from "../stores/agency-teams.ts"
import { countCreation, openProfile, regionFor, signedIn } from "./new-profile.ts"

const card = ({ id, domain, title, headerLogo }: Portal) => ({ id, domain, title, headerLogo })

export const getDefaultPortal = handler(
  GetDefaultPortal,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const portals = yield* Portals
    const { portalId } = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
    const joined = yield* (yield* JoinedPortals).of(businessProfileId)
    return {
      ...card(yield* portals.byId(portalId)),
      joined: yield* Effect.forEach(joined, (id) => Effect.map(portals.byId(id), card)),
    }
  }),
)

/** A profile of another portal does not exist here. */
export const joinPortal = handler(
  JoinPortal,
  Effect.fnUntraced(function* ({ businessProfileId, portalId }) {
    const profile = yield* (yield* BusinessProfileRepository).forChange(businessProfileId)
    if ((yield* signedIn).portalId !== profile.portalId) return yield* new BusinessProfileNotFound({})
    const portal = yield* (yield* Portals).withId(portalId)
    if (portal.id !== profile.portalId) yield* (yield* JoinedPortals).join(businessProfileId, portal.id)
    return {}
  }),
)

/** The agency where it has a portal; one that it is not of and one that does not exist are answered alike. */
const agencyIn = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId, portalId: PortalId) {
  const profile = yield* (yield* BusinessProfileRepository).byId(businessProfileId)
  const joined = yield* (yield* JoinedPortals).of(businessProfileId)
  return profile.portalId === portalId || joined.includes(portalId)
    ? { businessProfileId, portalId }
    : yield* new ForbiddenPortal({})
})

const pageSize = 20

export const listClients = handler(
  ListClients,
  Effect.fnUntraced(function* ({ businessProfileId, portalId, search, cursor, limit = pageSize }) {
    const agency = yield* agencyIn(businessProfileId, portalId)
    const before = Number(cursor)
    const found = yield* (yield* AgencyClients).list(agency, {
      limit: limit + 1,
      ...(search !== undefined && { search }),
      ...(Number.isSafeInteger(before) && before > 0 && { before }),
    })
    const clients = found.slice(0, limit)
    const last = clients.at(-1)
    return { clients, ...(found.length > limit && last !== undefined && { nextCursor: String(last.id) }) }
  }),
)

export const getClient = handler(
  GetClient,
  Effect.fnUntraced(function* ({ businessProfileId, portalId, clientId }) {
    const agency = yield* agencyIn(businessProfileId, portalId)
    return yield* (yield* AgencyClients).byId(agency, clientId)
  }),
)

/** Gives a new client to whoever added it, where the agency decides who reaches its clients. */
const givenToMaker = Effect.fnUntraced(function* (agencyId: BusinessProfileId, businessProfileId: BusinessProfileId) {
  if ((yield* (yield* AgencyReaches).find({ businessProfileId: agencyId })) === undefined) return
  const { portalId, userId } = yield* signedIn
  const givenAt = yield* Clock.currentTimeMillis
  const giving = { agencyId, businessProfileId, portalId, memberId: userId, givenBy: userId, givenAt }
  yield* (yield* GivenClients).save(giving)
  yield* (yield* ClientReach).follow(businessProfileId)
})

const given = (typed: string | undefined): typed is string => typed !== undefined && typed.trim() !== ""

export const addClient = handler(
  AddClient,
  Effect.fnUntraced(function* ({ businessProfileId, portalId, region, name, storeDomain, ...contact }) {
    const agency = yield* agencyIn(businessProfileId, portalId)
    yield* countCreation((yield* signedIn).userId)
    const portal = yield* (yield* Portals).byId(portalId)
    const typed = {
      name,
      region: regionFor(portal, region, undefined),
      ...(storeDomain !== undefined && { storeDomain }),
    }
    const checked = collectFailures({
      emailAddress: given(contact.emailAddress) ? email(contact.emailAddress) : Result.succeed(undefined),
      phone: given(contact.phone)
        ? Result.map(phone(contact.phone, typed.region), ({ e164 }) => e164)
        : Result.succeed(undefined),
    })
    if (Result.isFailure(checked)) return yield* invalidFields(checked.failure)
    const profile = yield* openProfile(portal, typed, {}, "AccountManager")
    const { emailAddress, phone: number } = checked.success
    const client: AgencyClient = {
      id: profile.id,
      name: profile.name,
      region: profile.region,
      createdAt: profile.createdAt,
      ...(emailAddress !== undefined && { emailAddress }),
      ...(number !== undefined && { phone: number }),
    }
    yield* (yield* AgencyClients).add(agency, client)
    yield* givenToMaker(businessProfileId, client.id)
    return client
  }),
)
