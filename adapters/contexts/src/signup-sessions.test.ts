import { Effect, Layer, Option } from "effect"
import { TestClock } from "effect/testing"
import { expect, test } from "vitest"
import {
  budget,
  campaignId,
  campaignOf,
  launchPriceOf,
  now,
  profileId,
  run,
  sessionId,
  userId,
} from "./testing/session-world.ts"
import { CampaignRepository, LaunchDrafts, LaunchPrices, SeedSessions } from "@application/campaigns/ports"
import { DraftSessions } from "@application/creatives/ports"
import { CurrentActor } from "@application/kernel"
import { BusinessProfileRepository } from "@application/businesses/ports"
import type { BegunDraft } from "@application/signup/services"
import { PriceLists, SessionRepository, SummaryDecisions } from "@application/signup/ports"
import { freshSession, memoryPortal, memoryPortals } from "@application/signup/testing"
import { PayableSessions } from "@application/wallet/ports"
import { BusinessProfileId, CampaignId, localDateAt, PortalId } from "@domain/kernel"
import { seedPriceLists } from "@domain/pricing/seed"
import { PaymentId } from "@domain/wallet"
import { ApproverId } from "@domain/signup"
import { payableSessions } from "@application/signup/use-cases"

const asNobody = Effect.provideService(CurrentActor, { kind: "anonymous" })

test("the wallet and the launch get the same price, and the wallet its purpose", async () => {
  const [payable, launch] = await run(
    Effect.gen(function* () {
      return [yield* (yield* PayableSessions).price(sessionId), yield* launchPriceOf(sessionId)] as const
    }),
  )
  expect(payable).toMatchObject({ businessProfileId: 5, region: "IN", currency: "INR", description: "Bloom" })
  expect(payable.price).toMatchObject({ media: 3_500_00, promoDiscount: 350_00 })
  expect(launch).toEqual(payable.price)
})

test("a session without budget or without profile cannot be paid", async () => {
  const price = Effect.flatMap(PayableSessions, (sessions) => Effect.flip(sessions.price(sessionId)))
  const bare = freshSession(1, { userId }).details
  const unbudgeted = Effect.gen(function* () {
    const sessions = yield* SessionRepository
    yield* sessions.save({ portalId: PortalId.make(1), details: { ...bare, revision: 2 } })
    return yield* price
  })
  expect(await run(unbudgeted)).toMatchObject({ _tag: "BudgetNotAllowed" })
})

test("where the portal launches no campaigns, nothing is taken for one", async () => {
  const flags = { ...memoryPortal.flags, isCampaignLaunchDisabled: true }
  const price = Effect.flatMap(PayableSessions, (sessions) => Effect.flip(sessions.price(sessionId)))
  const closed = Layer.provide(Layer.fresh(payableSessions), memoryPortals({ ...memoryPortal, flags }))
  expect(await run(Effect.provide(price, closed))).toMatchObject({ _tag: "CampaignMoveNotOffered", move: "launch" })
})

test("what is paid for is the session's draft, until it is launched or deleted", async () => {
  const drafts = await run(
    Effect.gen(function* () {
      const campaigns = yield* CampaignRepository
      const wallet = yield* PayableSessions
      const look = Effect.all([
        wallet.draft(sessionId),
        Effect.map(Effect.result(wallet.price(sessionId)), (price) =>
          price._tag === "Success" ? price.success.campaignId : price.failure._tag,
        ),
      ])
      const draft = yield* look
      yield* campaigns.save(campaignOf("InReview"))
      const launched = yield* look
      yield* campaigns.remove(profileId, campaignId)
      return [draft, launched, yield* look]
    }),
  )
  expect(drafts).toEqual([
    [Option.some(campaignId), campaignId],
    [Option.none(), "SessionNotFound"],
    [Option.none(), "SessionNotFound"],
  ])
})

test("a session says who it belongs to and whether it is paid", async () => {
  const look = Effect.flatMap(PayableSessions, (sessions) => sessions.look(sessionId))
  expect(await run(look)).toEqual({ region: "IN", isPaid: false, businessProfileId: profileId })
  expect(await run(look, { paid: true })).toMatchObject({ isPaid: true })
})

test("a used-up code no longer holds for a payment, unless its price has none", async () => {
  const { id: _id, ...list } = seedPriceLists.IN
  const few = {
    ...list,
    effectiveFrom: "2026-01-01",
    promoCodes: list.promoCodes.map((one) => ({ ...one, usesAtMost: 1 })),
  }
  const [held, gone, without] = await run(
    Effect.gen(function* () {
      yield* (yield* PriceLists).add(few)
      const wallet = yield* PayableSessions
      const sessions = yield* SessionRepository
      const { price, promise } = yield* wallet.price(sessionId)
      const agreed = { paymentId: PaymentId.make(1), total: price.total, startedAt: now, promise }
      const first = yield* wallet.stands(sessionId, agreed)
      yield* TestClock.adjust("2 hours")
      const other = { businessProfileId: BusinessProfileId.make(9), sessionId: freshSession(9).details.sessionId }
      const later = { portalId: PortalId.make(1), now: now + 7_200_000 }
      yield* sessions.holdPromoCode({ ...other, ...later, promoCode: "WELCOME10", atMost: 1 })
      const second = yield* wallet.stands(sessionId, agreed)
      const plain = (yield* wallet.price(sessionId)).price
      return [first, second, yield* wallet.stands(sessionId, { ...agreed, total: plain.total })]
    }),
  )
  expect([held, gone, without]).toEqual([true, false, true])
})

test("nobody else pays, reads or draws an owned session", async () => {
  const failures = await run(
    asNobody(
      Effect.gen(function* () {
        return [
          yield* Effect.flip((yield* PayableSessions).price(sessionId)),
          yield* Effect.flip((yield* PayableSessions).look(sessionId)),
          yield* Effect.flip((yield* LaunchDrafts).get(sessionId)),
          yield* Effect.flip((yield* DraftSessions).get(sessionId)),
          yield* Effect.flip((yield* DraftSessions).change(sessionId, () => ({ business: { name: "Eve" } }))),
        ]
      }),
    ),
  )
  expect(new Set(failures.map(({ _tag }) => _tag))).toEqual(new Set(["SessionBelongsToUser"]))
})

test("paying moves to the budget's stage and fixes the price of its start", async () => {
  const [first, second, later] = await run(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const wallet = yield* PayableSessions
      const price = (yield* wallet.price(sessionId)).price
      yield* asNobody(wallet.markPaid(sessionId, { paymentId: PaymentId.make(1), total: 0, startedAt: now }))
      const paid = yield* sessions.byId(sessionId)
      yield* TestClock.adjust("4000 days")
      yield* wallet.markPaid(sessionId, { paymentId: PaymentId.make(1), total: 0, startedAt: now + 1 })
      const again = yield* sessions.byId(sessionId)
      return [paid, again, [price, (yield* wallet.price(sessionId)).price]] as const
    }),
  )
  expect(first).toMatchObject({ paidAt: now, details: { paid: true, launchState: "Budget", revision: 2 } })
  expect(second).toEqual(first)
  expect(later[1]).toEqual(later[0])
})

test("money that arrives after the price has changed pays for what it was asked for", async () => {
  const [agreed, changed, paid] = await run(
    Effect.gen(function* () {
      const wallet = yield* PayableSessions
      const price = Effect.map(wallet.price(sessionId), (session) => session.price.total)
      const before = yield* price
      yield* TestClock.adjust("4000 days")
      const dearer = yield* price
      yield* wallet.markPaid(sessionId, { paymentId: PaymentId.make(1), total: 0, startedAt: now })
      return [before, dearer, yield* price] as const
    }),
  )
  expect(changed).toBeGreaterThan(agreed)
  expect(paid).toBe(agreed)
})

test("by its promise, a budget raised in another window stays within what was paid", async () => {
  const [agreed, raised, paid] = await run(
    Effect.gen(function* () {
      const sessions = yield* SessionRepository
      const wallet = yield* PayableSessions
      const { price, promise } = yield* wallet.price(sessionId)
      const stored = yield* sessions.byId(sessionId)
      const dearer = { ...budget, dailyBudget: 900_00 }
      yield* sessions.save({
        ...stored,
        details: {
          ...stored.details,
          budget: { ...stored.details.budget, budget: dearer },
          revision: stored.details.revision + 1,
        },
      })
      const between = (yield* wallet.price(sessionId)).price.total
      const facts = { paymentId: PaymentId.make(1), total: price.total, startedAt: now, promise }
      yield* asNobody(wallet.markPaid(sessionId, facts))
      return [price.total, between, (yield* wallet.price(sessionId)).price.total] as const
    }),
  )
  expect(raised).toBeGreaterThan(agreed)
  expect(paid).toBe(agreed)
})

test("a payment keeps its GST invoice details, and splits the tax of both by them", async () => {
  const gstBilling = {
    gstin: "29AABCR1718E1ZL",
    businessName: "Rao Bakery",
    billingAddress: "14 MG Road, Bengaluru",
    state: "29",
  }
  const [promise, agreed, launched] = await run(
    Effect.gen(function* () {
      const payable = yield* (yield* PayableSessions).price(sessionId)
      const price = yield* launchPriceOf(sessionId)
      return [payable.promise, payable.price, price] as const
    }),
    { budget: { gstBilling } },
  )
  expect(promise).toMatchObject({ gstBilling, budget: { dailyBudget: 350_00, days: 10 } })
  expect(agreed.taxes.map(({ kind }) => kind)).toEqual(["CGST", "SGST"])
  expect(launched).toEqual(agreed)
})

test("a campaign's draft is given to its own profile only", async () => {
  const [mine, foreign] = await run(
    Effect.gen(function* () {
      const drafts = yield* LaunchDrafts
      return [
        yield* drafts.ofCampaign(profileId, sessionId),
        yield* Effect.flip(drafts.ofCampaign(BusinessProfileId.make(6), sessionId)),
      ] as const
    }),
  )
  expect(mine.plan.business.name).toBe("Bloom")
  expect(foreign._tag).toBe("SessionNotFound")
})

test("an agent's draft needs an approval, one sent again only if it was decided on", async () => {
  const approvals = Effect.gen(function* () {
    const { forLaunch } = yield* LaunchDrafts
    const both = Effect.all([forLaunch(profileId, sessionId, false), forLaunch(profileId, sessionId, true)])
    const before = yield* both
    const decision = {
      kind: "Approved",
      approverName: "Mira",
      approverId: ApproverId.make(1),
      comments: [],
      decidedAt: 1,
      shownHash: "former",
    } as const
    yield* (yield* SummaryDecisions).add(PortalId.make(1), sessionId, decision, "{}")
    return [...before, ...(yield* both)].map(({ approval: { isNeeded, standing } }) => `${isNeeded} ${standing}`)
  })
  expect(await run(approvals, { flavour: "agent" })).toEqual([
    "true NotAsked",
    "false NotAsked",
    "true Void",
    "true Void",
  ])
  expect(await run(approvals)).toEqual(["false NotAsked", "false NotAsked", "false Void", "false Void"])
})

test("a further campaign of an agent's client needs an approval as the first did", async () => {
  const needs = Effect.gen(function* () {
    const further = yield* (yield* SeedSessions).copyFor(profileId, CampaignId.make(9))
    const another = yield* (yield* SeedSessions).copyFor(profileId, CampaignId.make(10))
    const { forLaunch } = yield* LaunchDrafts
    const approvals = yield* Effect.all([further, another].map((id) => forLaunch(profileId, id, false)))
    return approvals.map(({ approval: { isNeeded, standing } }) => `${isNeeded} ${standing}`)
  })
  expect(await run(needs, { flavour: "agent" })).toEqual(["true NotAsked", "true NotAsked"])
  expect(await run(needs)).toEqual(["false NotAsked", "false NotAsked"])
})

test("a further campaign's session starts from the latest one, unpaid", async () => {
  const [seeded, portalId] = await run(
    Effect.gen(function* () {
      const id = yield* (yield* SeedSessions).copyFor(profileId, CampaignId.make(9))
      const { details, portalId: portal } = yield* (yield* SessionRepository).byId(id)
      return [details, portal] as const
    }),
    { paid: true, business: { services: ["Cakes"] }, launchState: "LaunchSuccessful" },
  )
  expect(portalId).toBe(1)
  expect(seeded).toMatchObject({
    campaignId: 9,
    userId: 3,
    business: { services: ["Cakes"] },
    paid: false,
    flavour: "subsequent",
  })
  expect([seeded.budget.budget, seeded.sessionId === sessionId]).toEqual([undefined, false])
})

/** The draft of a profile's further campaign as it begins. */
const begunFor = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const seen: Array<BegunDraft> = []
  yield* (yield* SeedSessions).copyFor(businessProfileId, CampaignId.make(9), (draft) =>
    Effect.sync(() => {
      seen.push(draft)
      return {}
    }),
  )
  return seen[0]
})

test("what a further campaign begins with is its plan, its prices and its day", async () => {
  const begun = await run(begunFor(profileId))
  expect(begun).toMatchObject({ plan: { business: { name: "Bloom" } }, priceList: { currency: "INR" } })
  expect([begun?.today, begun?.lacksDetails]).toEqual([localDateAt(now, "Asia/Kolkata"), true])
})

test("a previewed draft costs what the opened draft costs, and is kept nowhere", async () => {
  const [previewed, latest, opened] = await run(
    Effect.gen(function* () {
      const { preview, copyFor } = yield* SeedSessions
      const { plan, budget: recommended, price } = yield* preview(profileId)
      const sessions = yield* SessionRepository
      const before = (yield* sessions.latestOf(profileId))?.details.sessionId
      const id = yield* copyFor(profileId, CampaignId.make(9), () =>
        Effect.succeed({ budget: { budget: recommended } }),
      )
      return [{ plan, price }, before, yield* launchPriceOf(id)] as const
    }),
  )
  expect(latest).toBe(sessionId)
  expect(previewed.plan.business.name).toBe("Bloom")
  expect(previewed.price).toEqual(opened)
})

test("a business that never signed up begins with its name and lacks details", async () => {
  const [begun, described] = await run(
    Effect.gen(function* () {
      const profiles = yield* BusinessProfileRepository
      const silent = BusinessProfileId.make(6)
      yield* profiles.save({ ...(yield* profiles.byId(profileId)), id: silent, name: "Rye" })
      return [yield* begunFor(silent), yield* begunFor(profileId)] as const
    }),
    {
      business: {
        category: { slug: "bakery", name: "Bakery" },
        location: { city: "Pune", postalCode: "411001", countryCode: "IN" },
        phone: "+91-9876543210",
      },
    },
  )
  expect([begun?.plan.business, begun?.lacksDetails]).toEqual([{ name: "Rye" }, true])
  expect(described?.lacksDetails).toBe(false)
})

test("what a launch says of the business is its draft's, by the draft's rules", async () => {
  const [details, refused, foreign] = await run(
    Effect.gen(function* () {
      const { describe } = yield* LaunchDrafts
      yield* describe(profileId, sessionId, { name: "Bloom & Sons", services: ["Cakes"] })
      return [
        (yield* (yield* SessionRepository).byId(sessionId)).details,
        yield* Effect.flip(describe(profileId, sessionId, { phone: "none" })),
        yield* Effect.flip(describe(BusinessProfileId.make(6), sessionId, { name: "Rye" })),
      ] as const
    }),
  )
  expect(details).toMatchObject({ revision: 2, business: { name: "Bloom & Sons", services: ["Cakes"] } })
  expect(refused).toMatchObject({ _tag: "InvalidFields", fields: { phone: ["validation.phoneInvalid"] } })
  expect(foreign._tag).toBe("SessionNotFound")
})

test("a campaign is priced by its own region's list, or by that of another", async () => {
  const currencies = await run(
    Effect.gen(function* () {
      const { ofChange } = yield* LaunchPrices
      const [own, other] = [yield* ofChange(campaignOf("Draft")), yield* ofChange(campaignOf("Draft"), "GB")]
      return [own.priceList.currency, other.priceList.currency]
    }),
  )
  expect(currencies).toEqual(["INR", "GBP"])
})

test("what the creatives change is stored as the owner's", async () => {
  const details = await run(
    Effect.gen(function* () {
      yield* (yield* DraftSessions).change(sessionId, ({ business: { name } }) => ({
        business: { tagline: `${name} for you` },
      }))
      return (yield* (yield* SessionRepository).byId(sessionId)).details
    }),
  )
  expect(details).toMatchObject({ business: { tagline: "Bloom for you" }, sources: { tagline: "owner" }, revision: 2 })
})

test("a campaign's draft can be changed until it is submitted and once it is refused", async () => {
  const outcomes = await run(
    Effect.gen(function* () {
      const campaigns = yield* CampaignRepository
      const change = Effect.flatMap(DraftSessions, (drafts) =>
        Effect.result(drafts.change(sessionId, () => ({ business: { tagline: "Other words" } }))),
      )
      return yield* Effect.forEach(["Draft", "InReview", "Active", "Completed", "Rejected"] as const, (status) =>
        Effect.gen(function* () {
          yield* campaigns.save(campaignOf(status))
          const outcome = yield* change
          return outcome._tag === "Failure" ? outcome.failure._tag : "changed"
        }),
      )
    }),
  )
  expect(outcomes).toEqual(["changed", "DetailsFrozen", "DetailsFrozen", "DetailsFrozen", "changed"])
})
