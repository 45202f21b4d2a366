import { Effect, type Layer, Option } from "effect"
import { expect, test } from "vitest"
import { BusinessProfileId, UserId } from "@domain/kernel"
import { SocialAccounts } from "../ports/social-accounts.ts"

const profile = BusinessProfileId.make(5)
const other = BusinessProfileId.make(55)
const dental = { id: "4005", name: "Sunrise Dental Care", category: "Dentist" }
const yoga = { id: "4003", name: "Nilgiri Yoga Shala" }
const login = {
  userId: UserId.make(3),
  facebookUserId: "5002",
  facebookName: "Meera",
  sealedToken: "k1.sealed",
  linkedAt: 10,
}

/** What every store of social accounts does; the layer begins empty each time. */
export const socialAccountsConformance = <E>(layer: Layer.Layer<SocialAccounts, E>): void => {
  const run = <A, F>(story: (accounts: SocialAccounts["Service"]) => Effect.Effect<A, F>) =>
    Effect.runPromise(Effect.provide(Effect.flatMap(SocialAccounts, story), layer))

  test("a business keeps one login, which is replaced, lost once and ended", async () => {
    const seen = await run(({ login: find, keepLogin, loseLogin, endLogin }) =>
      Effect.gen(function* () {
        yield* keepLogin(profile, { ...login, facebookName: "Somebody" })
        yield* keepLogin(profile, { ...login, expiresAt: 99 })
        const kept = yield* find(profile)
        yield* loseLogin(profile, 50)
        yield* loseLogin(profile, 60)
        const lost = yield* find(profile)
        const ofOther = yield* find(other)
        yield* endLogin(profile)
        return [kept, lost, ofOther, yield* find(profile)]
      }),
    )
    const kept = { ...login, expiresAt: 99 }
    expect(seen).toEqual([Option.some(kept), Option.some({ ...kept, lostAt: 50 }), Option.none(), Option.none()])
  })

  test("one page of a business is chosen, and comes first", async () => {
    const [pages, ofOther] = await run((accounts) =>
      Effect.gen(function* () {
        yield* accounts.choose(profile, dental)
        yield* accounts.choose(profile, yoga)
        yield* accounts.choose(profile, { ...dental, name: "Sunrise Dental" })
        yield* accounts.describe(profile, { ...yoga, name: "Yoga" })
        return [yield* accounts.pages(profile), yield* accounts.pages(other)]
      }),
    )
    const begun = { status: "NotRequested", steps: [] }
    expect(pages).toEqual([
      { ...begun, page: { ...dental, name: "Sunrise Dental" }, isChosen: true },
      { ...begun, page: { ...yoga, name: "Yoga" }, isChosen: false },
    ])
    expect(ofOther).toEqual([])
  })

  test("of two moves from one status the second does nothing", async () => {
    const moved = await run(({ choose, move, pages }) =>
      Effect.gen(function* () {
        yield* choose(profile, dental)
        const ask = move(profile, dental.id, "NotRequested", "Requested")
        return [yield* ask, yield* ask, (yield* pages(profile)).map(({ status }) => status)]
      }),
    )
    expect(moved).toEqual([true, false, ["Requested"]])
  })

  test("steps are noted once each, and begin again when access is lost", async () => {
    const seen = await run(({ choose, move, done, pages }) =>
      Effect.gen(function* () {
        const steps = Effect.map(pages(profile), (links) => links.map(({ steps, instagramId }) => [steps, instagramId]))
        yield* choose(profile, dental)
        yield* move(profile, dental.id, "NotRequested", "Approved")
        yield* done(profile, dental.id, "systemUserAccess")
        yield* done(profile, dental.id, "instagramAccount", "ig-1")
        yield* done(profile, dental.id, "systemUserAccess")
        const setUp = yield* steps
        yield* move(profile, dental.id, "Approved", "Withdrawn")
        return [setUp, yield* steps]
      }),
    )
    expect(seen).toEqual([[[["pageAccess", "systemUserAccess", "instagramAccount"], "ig-1"]], [[[], "ig-1"]]])
  })

  test("a business's pages are removed, and no other's", async () => {
    const left = await run(({ choose, removePages, pages }) =>
      Effect.gen(function* () {
        yield* choose(profile, dental)
        yield* choose(other, dental)
        yield* removePages(profile)
        return [yield* pages(profile), (yield* pages(other)).length]
      }),
    )
    expect(left).toEqual([[], 1])
  })
}
