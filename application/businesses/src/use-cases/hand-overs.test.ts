import { Memberships } from "@application/identity/ports"
import { CurrentActor, mayOn } from "@application/kernel"
import { handOverLastsMillis } from "@domain/businesses"
import { permissions } from "@domain/identity"
import type { BusinessProfileId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import { AgencyClients } from "../ports/index.ts"
import {
  as,
  asPortal,
  clientId,
  HandOverEvents,
  handingOver,
  newAgency,
  newAgent,
  oldAgency,
  oldAgent,
  owner,
  portalId,
  stranger,
} from "../testing/hand-over-world.ts"
import { makeAgencyCode } from "./agency-codes.ts"
import { freezeBusiness } from "./freezes.ts"
import {
  consentToHandOver,
  getHandOver,
  listHandOvers,
  listWaitingHandOvers,
  prepareHandOver,
  refuseHandOver,
  startHandOverOf,
  withdrawHandOver,
} from "./hand-overs.ts"
import { getPortalHandOvers, proposeHandOver, withdrawProposedHandOver } from "./portal-hand-overs.ts"

const code = as(newAgent, makeAgencyCode.handle({ businessProfileId: newAgency })).pipe(Effect.map((made) => made.code))
const start = (by: UserId, money?: "goesBack" | "stays") =>
  Effect.flatMap(code, (typed) =>
    as(by, startHandOverOf.handle({ businessProfileId: clientId, code: typed, ...(money !== undefined && { money }) })),
  )
const consent = (by: UserId, businessProfileId: BusinessProfileId, handOverId: number) =>
  as(by, consentToHandOver.handle({ businessProfileId, handOverId }))
const clientsOf = (businessProfileId: BusinessProfileId) =>
  Effect.flatMap(AgencyClients, (clients) => clients.list({ businessProfileId, portalId }, { limit: 9 })).pipe(
    Effect.map((found) => found.map(({ id }) => id)),
  )
const rolesOn = (id: BusinessProfileId) =>
  Effect.map(
    Effect.flatMap(Memberships, ({ onProfile }) => onProfile(id)),
    (found) => found.map(({ userId, roleId }) => [userId, roleId]).toSorted(),
  )
const freeze = asPortal(
  freezeBusiness.handle({ portalId, businessProfileId: clientId, reason: "Two cards were stolen" }),
)

test("two consents move a client, and the former agency can do nothing on it", () =>
  handingOver(
    Effect.gen(function* () {
      const asked = yield* start(owner)
      expect(asked).toMatchObject({ standing: "Waiting", giver: "owner", from: { name: "Old Agency" } })
      expect(yield* rolesOn(clientId)).toHaveLength(2)
      const done = yield* consent(newAgent, newAgency, asked.id)
      expect(done).toMatchObject({ standing: "Done", wentBack: 700_00, mayAnswer: false })
      expect([yield* clientsOf(oldAgency), yield* clientsOf(newAgency)]).toEqual([[], [clientId]])
      expect(yield* rolesOn(clientId)).toEqual([
        [41, "ClientAccess"],
        [newAgent, "AccountManager"],
        [62, "BrandManager"],
      ])
      const allowed = yield* as(
        oldAgent,
        Effect.map(CurrentActor, (actor) =>
          Object.entries(permissions).filter(
            ([name, { scope }]) => scope === "profile" && mayOn(actor, name as Parameters<typeof mayOn>[1], clientId),
          ),
        ),
      )
      expect(allowed).toEqual([])
    }),
  ))

test("either side may consent first, and a repeated consent carries out once", () =>
  handingOver(
    Effect.gen(function* () {
      const { id } = yield* start(oldAgent)
      expect((yield* consent(newAgent, newAgency, id)).standing).toBe("Waiting")
      expect((yield* consent(owner, clientId, id)).standing).toBe("Done")
      expect((yield* consent(owner, clientId, id)).standing).toBe("Done")
      expect((yield* consent(newAgent, newAgency, id)).standing).toBe("Done")
      expect((yield* HandOverEvents).settled).toMatchObject([
        { payers: [oldAgent], givesBack: true, forgetsCards: false },
      ])
      expect(yield* clientsOf(newAgency)).toEqual([clientId])
    }),
  ))

test("an agency that gives a client away does not consent for the client's owner", () =>
  handingOver(
    Effect.gen(function* () {
      const { id, mayAnswer, mayWithdraw } = yield* start(oldAgent, "stays")
      expect([mayAnswer, mayWithdraw]).toEqual([false, true])
      yield* consent(newAgent, newAgency, id)
      expect((yield* Effect.flip(consent(oldAgent, clientId, id)))._tag).toBe("HandOverNotFound")
      expect((yield* consent(owner, clientId, id)).money).toBe("stays")
    }),
  ))

test("a client without an owner of its own is given by its agency", () =>
  handingOver(
    Effect.gen(function* () {
      const asked = yield* start(oldAgent)
      expect(asked).toMatchObject({ giver: "agency", givenAt: 0 })
      expect((yield* consent(newAgent, newAgency, asked.id)).standing).toBe("Done")
      expect(yield* rolesOn(clientId)).toEqual([
        [newAgent, "AccountManager"],
        [62, "BrandManager"],
      ])
    }),
    { isOwned: false },
  ))

test("the portal speaks for a business that nobody speaks for, and for no other", () =>
  handingOver(
    Effect.gen(function* () {
      const typed = yield* code
      const order = { portalId, businessProfileId: clientId, code: typed }
      const asked = yield* asPortal(proposeHandOver.handle(order))
      expect(asked).toMatchObject({ giver: "portal", givenAt: 0 })
      expect((yield* consent(newAgent, newAgency, asked.id)).standing).toBe("Done")
    }),
    { isOwned: false, hasAgency: false },
  ))

test("the portal asks for a hand-over, which waits for the owner, and takes it back", () =>
  handingOver(
    Effect.gen(function* () {
      const order = { portalId, businessProfileId: clientId, code: yield* code }
      expect((yield* asPortal(getPortalHandOvers.handle(order))).terms).toMatchObject({ giver: "owner" })
      const { id, givenAt } = yield* asPortal(proposeHandOver.handle(order))
      expect(givenAt).toBeUndefined()
      yield* consent(newAgent, newAgency, id)
      const { standing } = yield* asPortal(
        withdrawProposedHandOver.handle({ portalId, businessProfileId: clientId, handOverId: id }),
      )
      expect(standing).toBe("Withdrawn")
      expect(yield* Effect.flip(consent(owner, clientId, id))).toMatchObject({ reason: "over" })
    }),
  ))

test("one hand-over of a client waits at a time, and after it another may start", () =>
  handingOver(
    Effect.gen(function* () {
      const { id } = yield* start(owner)
      expect(yield* Effect.flip(start(owner))).toMatchObject({ reason: "waiting" })
      yield* as(newAgent, refuseHandOver.handle({ businessProfileId: newAgency, handOverId: id, reason: " Full " }))
      yield* start(owner)
      yield* TestClock.adjust(handOverLastsMillis)
      const again = yield* start(owner)
      const { handOvers } = yield* as(owner, listHandOvers.handle({ businessProfileId: clientId }))
      expect(handOvers.map(({ standing, reason }) => [standing, reason])).toEqual([
        ["Waiting", undefined],
        ["Expired", undefined],
        ["Refused", "Full"],
      ])
      yield* as(owner, withdrawHandOver.handle({ businessProfileId: clientId, handOverId: again.id }))
      expect(yield* Effect.flip(consent(newAgent, newAgency, again.id))).toMatchObject({ reason: "over" })
    }),
  ))

test("a business that was frozen or changed its people meanwhile is not handed over", () =>
  handingOver(
    Effect.gen(function* () {
      const { id } = yield* start(owner)
      yield* freeze
      expect(yield* Effect.flip(consent(newAgent, newAgency, id))).toMatchObject({ reason: "frozen" })
      expect(yield* Effect.flip(start(owner))).toMatchObject({ reason: "frozen" })
      expect((yield* HandOverEvents).settled).toEqual([])
    }),
  ))

test("a hand-over whose owner has left meanwhile is not carried out", () =>
  handingOver(
    Effect.gen(function* () {
      const { id } = yield* start(owner)
      yield* (yield* Memberships).leave(owner, clientId)
      expect(yield* Effect.flip(consent(newAgent, newAgency, id))).toMatchObject({ reason: "changed" })
      expect(yield* clientsOf(oldAgency)).toEqual([clientId])
    }),
  ))

test("a wrong code is unknown, and an agency takes no client that it has", () =>
  handingOver(
    Effect.gen(function* () {
      const prepare = (typed: string) =>
        Effect.flip(as(owner, prepareHandOver.handle({ businessProfileId: clientId, code: typed })))
      expect(yield* prepare("ABCD-2345")).toMatchObject({ reason: "unknownCode" })
      const own = yield* as(oldAgent, makeAgencyCode.handle({ businessProfileId: oldAgency }))
      expect(yield* prepare(own.code)).toMatchObject({ reason: "sameAgency" })
      const itself = yield* as(owner, makeAgencyCode.handle({ businessProfileId: clientId }))
      expect(yield* prepare(itself.code)).toMatchObject({ reason: "itself" })
    }),
  ))

test("both sides read the same terms while it waits, and no stranger does", () =>
  handingOver(
    Effect.gen(function* () {
      const typed = yield* code
      const before = yield* as(owner, prepareHandOver.handle({ businessProfileId: clientId, code: typed }))
      const { id } = yield* start(owner)
      const read = (by: UserId, businessProfileId: BusinessProfileId) =>
        as(by, getHandOver.handle({ businessProfileId, handOverId: id }))
      expect((yield* read(newAgent, newAgency)).terms).toEqual(before)
      expect(before).toMatchObject({ leaving: ["User 51"], joining: ["User 61", "User 62"], giver: "owner" })
      expect((yield* Effect.flip(read(newAgent, stranger)))._tag).toBe("HandOverNotFound")
      yield* consent(newAgent, newAgency, id)
      expect((yield* Effect.flip(read(oldAgent, oldAgency)))._tag).toBe("HandOverNotFound")
    }),
  ))

test("the inbox names what waits for its reader first, and each hand-over once", () =>
  handingOver(
    Effect.gen(function* () {
      yield* start(owner)
      const inbox = (by: UserId) => as(by, listWaitingHandOvers.handle({}))
      const [ofReceiver, ofOwner, ofFormer] = [yield* inbox(newAgent), yield* inbox(owner), yield* inbox(oldAgent)]
      expect(ofReceiver.handOvers).toMatchObject([
        { mayAnswer: true, mayWithdraw: false, businessProfileId: newAgency },
      ])
      expect(ofOwner.handOvers).toMatchObject([{ mayAnswer: false, mayWithdraw: true }])
      expect(ofFormer.handOvers).toMatchObject([{ mayAnswer: false, mayWithdraw: false }])
      expect(ofReceiver.businesses).toMatchObject([{ id: newAgency, name: "New Agency" }])
    }),
  ))

test("both sides are told, and whoever acts is not", () =>
  handingOver(
    Effect.gen(function* () {
      const { id } = yield* start(owner)
      yield* consent(newAgent, newAgency, id)
      expect((yield* HandOverEvents).told).toEqual([
        [newAgent, "asked"],
        [oldAgent, "asked"],
        [owner, "done"],
        [oldAgent, "done"],
      ])
    }),
  ))
