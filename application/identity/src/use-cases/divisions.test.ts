import type { Account } from "@domain/identity"
import { PortalId, UserId } from "@domain/kernel"
import { Effect } from "effect"
import { expect, test } from "vitest"
import { signedInAs } from "../testing/signed-in-as.ts"
import { asha as unverified, inWorld, person } from "../testing/sign-in-world.ts"
import { listDivisions, listPortalDivisions, orderDivisions, removeDivision, saveDivision } from "./divisions.ts"

const portalId = PortalId.make(1)
const asha: Account = unverified
const ira = person(51, "Ira", ["PortalAdministrator"], asha)
const bina = person(52, "Bina", ["BrandManager"], asha)
const dev = person(53, "Dev", ["BrandManager"], asha)
const accounts = [asha, ira, bina, dev]
const asIra = signedInAs(ira, [], ["PortalAdministrator"])
const run = <A, E>(story: Parameters<typeof inWorld<A, E>>[0]) => inWorld(story, accounts)

const save = (
  name: string,
  changed: { readonly managerIds?: ReadonlyArray<UserId>; readonly formerName?: string } = {},
) => asIra(saveDivision.handle({ portalId, name, businessProfileIds: [], ...changed }))
const names = asIra(Effect.map(listPortalDivisions.handle({ portalId }), (all) => all.map(({ name }) => name)))
const watchedBy = (account: Account) =>
  signedInAs(
    account,
    [],
    account.user.roleIds,
  )(listDivisions.handle({ userId: account.user.id, portalId })).pipe(Effect.map((all) => all.map(({ name }) => name)))

test("divisions stand in their order, and a new one at the end", () =>
  run(
    Effect.gen(function* () {
      for (const name of ["North", "East", "South"]) yield* save(name)
      yield* asIra(orderDivisions.handle({ portalId, names: ["South", "North"] }))
      expect(yield* names).toEqual(["South", "North", "East"])
      yield* save("Alps")
      expect(yield* names).toEqual(["South", "North", "East", "Alps"])
    }),
  ))

test("a brand manager sees their own divisions and open ones, and nobody else any", () =>
  run(
    Effect.gen(function* () {
      yield* save("North", { managerIds: [bina.user.id] })
      yield* save("South")
      const seen = yield* Effect.forEach([bina, dev, asha], watchedBy)
      expect(seen).toEqual([["North", "South"], ["South"], []])
      const [north] = yield* asIra(listPortalDivisions.handle({ portalId }))
      expect(north?.managers).toMatchObject([{ id: bina.user.id }])
    }),
  ))

test("a renamed division keeps its managers and its place, and takes no other's name", () =>
  run(
    Effect.gen(function* () {
      yield* save("North", { managerIds: [bina.user.id] })
      yield* save("South")
      yield* asIra(orderDivisions.handle({ portalId, names: ["South", "North"] }))
      yield* save("Alps", { formerName: "North" })
      expect([yield* names, yield* watchedBy(dev)]).toEqual([["South", "Alps"], ["South"]])
      expect((yield* Effect.flip(save("South", { formerName: "Alps" })))._tag).toBe("DivisionNameTaken")
      expect((yield* Effect.flip(save("West", { formerName: "North" })))._tag).toBe("DivisionNotFound")
    }),
  ))

test("a division takes brand managers alone, and is removed once", () =>
  run(
    Effect.gen(function* () {
      expect(yield* Effect.flip(save("North", { managerIds: [asha.user.id] }))).toMatchObject({
        fields: { managerIds: ["divisions.noBrandManager"] },
      })
      yield* save("North")
      for (let times = 0; times < 2; times += 1) yield* asIra(removeDivision.handle({ portalId, name: "North" }))
      expect(yield* names).toEqual([])
    }),
  ))
