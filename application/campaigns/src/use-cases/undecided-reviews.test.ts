import { Effect } from "effect"
import { expect, test } from "vitest"
import { CurrentActor } from "@application/kernel"
import { OwnerMailbox } from "@application/messaging/testing"
import { CampaignFunds } from "../ports/index.ts"
import { memoryCampaignPortals } from "../testing/index.ts"
import { afterDays, campaignOf, locks } from "../testing/launched-campaign.ts"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { launchCampaign } from "./launch-campaign.ts"
import { endUndecidedReviews } from "./undecided-reviews.ts"

const asWorker = Effect.provideService(CurrentActor, { kind: "system" })
const notices = Effect.flatMap(OwnerMailbox, ({ all }) => all)
const waiting = Effect.gen(function* () {
  const key = yield* seedDraft()
  yield* Effect.provide(launchCampaign.handle(key), memoryCampaignPortals({ isCampaignReviewed: true }))
  return key
})

test("a campaign left undecided for 14 days is given up once, and its money is back", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* waiting
      yield* afterDays(14)
      expect(yield* endUndecidedReviews.handle({})).toEqual({ campaigns: 0 })
      expect(yield* locks).toMatchObject([{ released: 0 }])
      yield* afterDays(14.5)
      expect(yield* endUndecidedReviews.handle({})).toEqual({ campaigns: 1 })
      expect(yield* endUndecidedReviews.handle({})).toEqual({ campaigns: 0 })
      const { status, price } = yield* campaignOf(key)
      expect(status).toBe("Archived")
      expect(yield* locks).toMatchObject([{ released: price?.total }])
      expect(yield* notices).toMatchObject([{ template: "campaignUndecided" }])
    }).pipe(asWorker),
  ))

test("a campaign whose money cannot be returned is left for the next run", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      yield* waiting
      yield* afterDays(15)
      const broken = { ...(yield* CampaignFunds), giveUp: () => Effect.die(new Error("The ledger is away")) }
      expect(yield* Effect.provideService(endUndecidedReviews.handle({}), CampaignFunds, broken)).toEqual({
        campaigns: 0,
      })
      expect(yield* notices).toEqual([])
    }).pipe(asWorker),
  ))
