import { Effect } from "effect"
import { expect, test } from "vitest"
import { SocialRefused } from "../ports/index.ts"
import { MemoryFacebook } from "../testing/index.ts"
import { link, logIn, profile } from "../testing/linking-world.ts"
import {
  addInstagramToAdAccount,
  addPageToAdAccount,
  assignPageAssets,
  assignSystemUser,
  linkInstagram,
  setUpAdAccount,
} from "./ad-account-setup.ts"
import { choosePage, refreshPage, requestPageAccess } from "./page-links.ts"

const of = { businessProfileId: profile, pageId: "4005" }
const choose = (id = of.pageId) => choosePage.handle({ businessProfileId: profile, assetType: "page", page: { id } })
const ask = requestPageAccess.handle(of)
const look = Effect.map(refreshPage.handle(of), ({ status }) => status)
const tag = <A, E extends { readonly _tag: string }, R>(work: Effect.Effect<A, E, R>) =>
  Effect.map(Effect.flip(work), ({ _tag }) => _tag)
const decide = (access: "granted" | "pending" | "none") =>
  Effect.map(MemoryFacebook, (facebook) => void facebook.access.set(of.pageId, access))

test("only a page that the person administers is chosen", async () => {
  const seen = await link(
    Effect.gen(function* () {
      const before = yield* tag(choose())
      yield* logIn
      return [before, yield* tag(choose("4002")), (yield* choose()).page.name]
    }),
  )
  expect(seen).toEqual(["FacebookNotLinked", "PageNotLinked", "Sunrise Dental Care"])
})

test("access is asked for once, and its administrator's decision is seen", async () => {
  const seen = await link(
    Effect.gen(function* () {
      yield* logIn
      const chosen = (yield* choose()).status
      const asked = (yield* ask).status
      const again = yield* Effect.flip(ask)
      yield* decide("none")
      const refused = yield* look
      const asks = (yield* ask).status
      yield* decide("granted")
      return [chosen, asked, again._tag, again.errorCode, refused, asks, yield* look, (yield* ask).status]
    }),
  )
  expect(seen).toEqual([
    "NotRequested",
    "Requested",
    "FacebookPageAlreadyRequested",
    331,
    "Refused",
    "Requested",
    "Approved",
    "Approved",
  ])
})

test("a page that another business waits for is waited for together", async () => {
  const status = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* decide("pending")
      yield* choose()
      return (yield* ask).status
    }),
  )
  expect(status).toBe("Requested")
})

test("a page's token proves its administrator, and another page's does not", async () => {
  const seen = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* choose()
      ;(yield* MemoryFacebook).tokens.clear()
      const without = yield* tag(ask)
      const wrong = yield* tag(requestPageAccess.handle({ ...of, pageAccessToken: "page-token-4003" }))
      const right = yield* requestPageAccess.handle({ ...of, pageAccessToken: "page-token-4005" })
      return [without, wrong, right.status]
    }),
  )
  expect(seen).toEqual(["FacebookNotLinked", "PageNotLinked", "Requested"])
})

test("a network that refuses says why, and one that is silent does not", async () => {
  const reasons = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* choose()
      const facebook = yield* MemoryFacebook
      return yield* Effect.forEach(["refused", "unavailable"] as const, (kind) => {
        facebook.refusal = new SocialRefused({ kind, reason: "in its words" })
        return Effect.flip(ask)
      })
    }),
  )
  expect(reasons).toMatchObject([{ errorCode: 1017, reason: "in its words" }, { errorCode: 1017 }])
  expect(reasons[1]).not.toHaveProperty("reason")
})

const setUp = Effect.gen(function* () {
  const { accountId, businessId } = yield* setUpAdAccount.handle(of)
  yield* assignSystemUser.handle({ ...of, businessId })
  yield* assignPageAssets.handle(of)
  yield* linkInstagram.handle(of)
  yield* addPageToAdAccount.handle({ ...of, accountId })
  return yield* addInstagramToAdAccount.handle({ ...of, accountId })
})

test("an approved page is set up step by step, and lost access begins again", async () => {
  const [done, calls, after] = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* choose()
      yield* decide("granted")
      yield* look
      const { steps } = yield* setUp
      const made = (yield* MemoryFacebook).calls
      yield* decide("none")
      return [steps, made, yield* refreshPage.handle(of)] as const
    }),
  )
  expect(done.toSorted()).toEqual(
    [
      "pageAccess",
      "adAccount",
      "systemUserAccess",
      "pageAssets",
      "instagramAccount",
      "accountPages",
      "accountInstagram",
    ].toSorted(),
  )
  expect(calls).toEqual(["assignSystemUser 4005", "assignAssets 4005", "addInstagram 3001 ig-4005"])
  expect(after).toMatchObject({ status: "Withdrawn", steps: [] })
})

test("nothing is set up on a page without approval, nor for another's account", async () => {
  const seen = await link(
    Effect.gen(function* () {
      yield* logIn
      yield* choose()
      const before = [
        yield* tag(assignPageAssets.handle(of)),
        yield* tag(linkInstagram.handle(of)),
        yield* tag(setUpAdAccount.handle(of)),
        yield* tag(assignSystemUser.handle({ ...of, businessId: "2001" })),
      ]
      yield* decide("granted")
      yield* look
      return [
        before,
        yield* tag(assignSystemUser.handle({ ...of, businessId: "2002" })),
        yield* tag(addPageToAdAccount.handle({ ...of, accountId: "3002" })),
        yield* tag(addInstagramToAdAccount.handle({ ...of, accountId: "act_9" })),
      ]
    }),
  )
  expect(seen).toEqual([
    Array(4).fill("PageNotApproved"),
    "AdAccountNotFound",
    "AdAccountNotFound",
    "AdAccountNotFound",
  ])
})
