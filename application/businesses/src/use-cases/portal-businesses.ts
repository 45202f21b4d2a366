import { CurrentActor, handler, UserNames } from "@application/kernel"
import { ownPortal } from "@application/portals/services"
import { BusinessNoteNotFound, BusinessProfileNotFound, soughtBusiness } from "@domain/businesses"
import { InvalidFields } from "@domain/identity"
import type { BusinessProfileId, PortalId, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import {
  AddBusinessNote,
  GetPortalBusiness,
  ListPortalBusinesses,
  RemoveBusinessNote,
  type ShownFreeze,
} from "../contract/portal-businesses.ts"
import { type BusinessQuery, PortalBusinesses } from "../ports/portal-businesses.ts"
import { BusinessFreezes, BusinessNotes } from "../stores/portal-notes.ts"
import { spansOf } from "./portal-overview.ts"

const pageSize = 25
/** How many of each kind a business page shows. */
const mostShown = 10
const mostNotes = 50

/** A business of the caller's portal; any other is unknown. */
export const portalBusiness = Effect.fnUntraced(function* (portalId: PortalId, id: BusinessProfileId) {
  const own = yield* ownPortal(portalId)
  const business = yield* (yield* PortalBusinesses).one(own, id, yield* Clock.currentTimeMillis)
  return business === undefined ? yield* new BusinessProfileNotFound({}) : business
})

export const listPortalBusinesses = handler(
  ListPortalBusinesses,
  Effect.fnUntraced(function* ({ portalId, limit = pageSize, search = "", activity, from, to, order, ...narrowed }) {
    const own = yield* ownPortal(portalId)
    const days = from === undefined || to === undefined || from > to ? undefined : { from, to }
    const { after, region, category, standing, risk, priority } = narrowed
    const query: BusinessQuery = {
      ...soughtBusiness(search),
      order: order ?? "newest",
      limit: limit + 1,
      now: yield* Clock.currentTimeMillis,
      ...(after !== undefined && { after }),
      ...(region !== undefined && { region }),
      ...(category !== undefined && { category }),
      ...(standing !== undefined && { standing }),
      ...(risk !== undefined && { risk }),
      ...(priority !== undefined && { priority }),
      ...(activity === "joined" && days !== undefined && { activity: { did: activity, spans: spansOf(days) } }),
      ...(activity === "advertised" && days !== undefined && { activity: { did: activity, days } }),
    }
    const found = yield* (yield* PortalBusinesses).page(own, query)
    const businesses = found.slice(0, limit)
    const last = businesses.at(-1)
    return { businesses, ...(found.length > limit && last !== undefined && { next: last.id }) }
  }),
)

/** A freeze with the names of its people. */
export const shownFreeze = Effect.fnUntraced(function* (
  portalId: PortalId,
  freeze: Omit<ShownFreeze, "frozenBy" | "releasedBy"> & { readonly frozenBy?: UserId; readonly releasedBy?: UserId },
) {
  const { frozenAt, reason, releasedAt, releaseReason, frozenBy, releasedBy } = freeze
  const names = yield* (yield* UserNames).of(
    portalId,
    [frozenBy, releasedBy].flatMap((id) => id ?? []),
  )
  const nameOf = (id: UserId | undefined) => (id === undefined ? undefined : names.get(id))
  const [froze, released] = [nameOf(frozenBy), nameOf(releasedBy)]
  const shown: ShownFreeze = {
    frozenAt,
    reason,
    ...(froze !== undefined && { frozenBy: froze }),
    ...(releasedAt !== undefined && { releasedAt }),
    ...(released !== undefined && { releasedBy: released }),
    ...(releaseReason !== undefined && { releaseReason }),
  }
  return shown
})

export const getPortalBusiness = handler(
  GetPortalBusiness,
  Effect.fnUntraced(function* ({ portalId, businessProfileId }) {
    const business = yield* portalBusiness(portalId, businessProfileId)
    const details = yield* (yield* PortalBusinesses).details(businessProfileId, mostShown)
    const { rows } = yield* (yield* BusinessNotes).list("ofBusiness", { businessProfileId }, { limit: mostNotes })
    const names = yield* (yield* UserNames).of(portalId, [...new Set(rows.map(({ notedBy }) => notedBy))])
    const freeze = yield* (yield* BusinessFreezes).find({ businessProfileId })
    return {
      business,
      details,
      notes: rows.map(({ id, note, notedAt, notedBy }) => {
        const name = names.get(notedBy)
        return { id, note, notedAt, ...(name !== undefined && { notedBy: name }) }
      }),
      ...(freeze !== undefined && { freeze: yield* shownFreeze(portalId, freeze) }),
    }
  }),
)

export const addBusinessNote = handler(
  AddBusinessNote,
  Effect.fnUntraced(function* ({ portalId, businessProfileId, note }) {
    yield* portalBusiness(portalId, businessProfileId)
    const words = note.trim()
    if (words === "") return yield* new InvalidFields({ fields: { note: ["validation.required"] } })
    const actor = yield* CurrentActor
    if (actor.kind !== "user") return yield* Effect.die(new Error("No user is signed in"))
    const notedAt = yield* Clock.currentTimeMillis
    const { userId: notedBy } = actor
    const { id } = yield* (yield* BusinessNotes).add({ businessProfileId, portalId, notedBy, notedAt, note: words })
    const name = (yield* (yield* UserNames).of(portalId, [notedBy])).get(notedBy)
    return { id, note: words, notedAt, ...(name !== undefined && { notedBy: name }) }
  }),
)

export const removeBusinessNote = handler(
  RemoveBusinessNote,
  Effect.fnUntraced(function* ({ portalId, businessProfileId, noteId: id }) {
    yield* portalBusiness(portalId, businessProfileId)
    const notes = yield* BusinessNotes
    if ((yield* notes.forChange({ businessProfileId, id })) === undefined) return yield* new BusinessNoteNotFound({})
    yield* notes.remove({ businessProfileId, id })
    return {}
  }),
)
