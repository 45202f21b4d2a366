import { AgencyClients, BusinessProfileRepository } from "@application/businesses/ports"
import { AgencyReaches, AgencyTeams, ClientNotes, ClientRenewals, GivenClients } from "@application/businesses/stores"
import { Memberships } from "@application/identity/ports"
import { addDays, BusinessProfileId, localDateAt, UserId } from "@domain/kernel"
import { Clock, Effect } from "effect"
import { bakery, cafe, owner } from "./bakery.ts"
import { bookOfClients } from "./book-seeds.ts"
import type { Seed } from "./seeds.ts"

const day = 86_400_000
const { portalId } = owner
const agencyId = BusinessProfileId.make(9161)
const colleague = UserId.make(9031)

/** An agency of the owner and a colleague, which runs two of the clients of the book. */
export const agencysBook: Seed = Effect.gen(function* () {
  yield* bookOfClients
  const profiles = yield* BusinessProfileRepository
  const model = yield* profiles.byId(cafe.id)
  yield* profiles.save({ ...model, id: agencyId, name: "Lotus Media" })
  const { join } = yield* Memberships
  yield* join(owner.user.id, { businessProfileId: agencyId, roleId: "ClientAccess" })
  yield* join(colleague, { businessProfileId: agencyId, roleId: "AccountManager" })
  const clients = yield* AgencyClients
  for (const id of [bakery.id, cafe.id, BusinessProfileId.make(9113)]) {
    const { name, region, createdAt } = yield* profiles.byId(id)
    yield* clients.add({ businessProfileId: agencyId, portalId }, { id, name, region, createdAt })
  }
})

/** The agency with notes on the bakery, whose contract ends soon, and on the café, whose contract has ended. */
export const notedClients: Seed = Effect.gen(function* () {
  yield* agencysBook
  const now = yield* Clock.currentTimeMillis
  const today = localDateAt(now, "Asia/Kolkata")
  const keeper = `agency:${agencyId}`
  const notes = yield* ClientNotes
  const onBakery = { portalId, businessProfileId: bakery.id, keeper }
  yield* notes.add({
    ...onBakery,
    userId: colleague,
    text: "Wants the Diwali boxes in every ad from October on.\nDecides by phone, never by mail.",
    reach: "agency",
    notedAt: now - 40 * day,
    editedAt: now - 39 * day,
  })
  yield* notes.add({
    ...onBakery,
    userId: owner.user.id,
    text: "Ask for a longer contract before the new shop opens.",
    reach: "author",
    notedAt: now - 3 * day,
  })
  const renewals = yield* ClientRenewals
  const saved = { standing: "Over", remindOn: today, savedBy: owner.user.id, savedAt: now, remindDays: 14 } as const
  yield* renewals.save({ ...onBakery, ...saved, firstOn: addDays(today, 9), everyMonths: 12 })
  yield* renewals.save({ ...onBakery, ...saved, businessProfileId: cafe.id, firstOn: addDays(today, -4) })
})

/** The agency with a team, which has the café, while the bakery is a colleague's. */
export const teamedAgency: Seed = Effect.gen(function* () {
  yield* agencysBook
  const at = yield* Clock.currentTimeMillis
  const by = owner.user.id
  const ofAgency = { businessProfileId: agencyId, portalId }
  yield* (yield* AgencyReaches).save({ ...ofAgency, mode: "joined", changedBy: by, changedAt: at })
  const { id: teamId } = yield* (yield* AgencyTeams).add({ ...ofAgency, name: "Restaurants", memberIds: [colleague] })
  const { save } = yield* GivenClients
  const given = { agencyId, portalId, givenBy: by, givenAt: at }
  yield* save({ ...given, businessProfileId: cafe.id, teamId })
  yield* save({ ...given, businessProfileId: bakery.id, memberId: colleague })
})
