import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { userActor } from "@application/kernel/testing"
import { Memberships } from "@application/identity/ports"
import { PortalId, UserId } from "@domain/kernel"
import { bakery, inProfiles } from "../testing/profile-world.ts"
import { addClient, getClient, getDefaultPortal, joinPortal, listClients } from "./agency.ts"

const businessProfileId = bakery.id
const [own, further] = [PortalId.make(1), PortalId.make(2)]
const agency = { businessProfileId, portalId: own }

test("a client gets a profile of its own, which the agency's user runs", async () => {
  const [client, read, memberships] = await inProfiles(
    Effect.gen(function* () {
      const added = yield* addClient.handle({ ...agency, name: "Rye", region: "GB", phone: "020 7946 0018" })
      return [
        added,
        yield* getClient.handle({ ...agency, clientId: added.id }),
        yield* (yield* Memberships).of(UserId.make(41)),
      ] as const
    }),
  )
  expect(client).toMatchObject({ name: "Rye", region: "GB", phone: "+442079460018" })
  expect(read).toEqual(client)
  expect(memberships).toEqual([{ businessProfileId: client.id, roleId: "AccountManager" }])
})

test("clients come by pages, newest first", async () => {
  const [first, second] = await inProfiles(
    Effect.gen(function* () {
      for (const name of ["One", "Two", "Three"]) yield* addClient.handle({ ...agency, name })
      const page = yield* listClients.handle({ ...agency, limit: 2 })
      return [page, yield* listClients.handle({ ...agency, limit: 2, cursor: page.nextCursor ?? "" })] as const
    }),
  )
  expect([...first.clients, ...second.clients].map(({ name }) => name)).toEqual(["Three", "Two", "One"])
  expect([first.nextCursor !== undefined, second.nextCursor]).toEqual([true, undefined])
})

test("a portal that the agency is not of is answered like one that does not exist", async () => {
  const refused = (portalId: number) =>
    inProfiles(Effect.flip(listClients.handle({ ...agency, portalId: PortalId.make(portalId) })))
  expect(await refused(2)).toEqual(await refused(99))
  expect(await refused(2)).toMatchObject({ _tag: "ForbiddenPortal" })
})

test("a wrong name, address and phone of a client are told", async () => {
  const refused = (input: object) => inProfiles(Effect.flip(addClient.handle({ ...agency, name: "Rye", ...input })))
  expect(await refused({ emailAddress: "nobody", phone: "12" })).toMatchObject({
    fields: { emailAddress: ["validation.emailInvalid"], phone: ["validation.phoneInvalid"] },
  })
  expect(await refused({ name: "" })).toMatchObject({ fields: { name: ["validation.required"] } })
})

test("staff join a profile to another portal, where it may then have clients", async () => {
  const staff = { ...userActor(9), roleIds: ["BizgainAdmin"] as const }
  const join = (portalId: PortalId) => joinPortal.handle({ businessProfileId, portalId })
  const [portal, clients, unknown, foreign] = await inProfiles(
    Effect.gen(function* () {
      yield* join(own)
      yield* join(further)
      return [
        yield* getDefaultPortal.handle({ businessProfileId }),
        yield* listClients.handle({ businessProfileId, portalId: further }),
        yield* Effect.flip(join(PortalId.make(99))),
        yield* Effect.flip(Effect.provideService(join(further), CurrentActor, { ...staff, portalId: further })),
      ] as const
    }),
    staff,
  )
  expect([portal.id, portal.joined.map(({ id }) => id), clients.clients]).toEqual([own, [further], []])
  expect([unknown._tag, foreign._tag]).toEqual(["InvalidPortal", "BusinessProfileNotFound"])
})
