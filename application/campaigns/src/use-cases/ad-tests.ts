import { handler } from "@application/kernel"
import { AdTestNotFound, type Campaign, mayMove, moveTest, resultsLeft, testMoves } from "@domain/campaigns"
import { regionFacts } from "@domain/kernel"
import { Effect } from "effect"
import { GetAdTest, MoveAdTest } from "../contract/index.ts"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { AdTests, type StoredTest } from "../stores/index.ts"
import { queueState } from "./follow-test.ts"
import { withBoth, withKept } from "./kept-version.ts"
import { momentOf } from "./moment.ts"

const factsOf = Effect.fnUntraced(function* (campaign: Campaign) {
  const { today } = yield* momentOf(campaign)
  return { today, isChangeable: mayMove(campaign, "changeAd") }
})

const viewOf = Effect.fnUntraced(function* (
  campaign: Campaign,
  { businessProfileId: _profile, campaignId: _campaign, attempt: _attempt, keptFrom: _from, ...test }: StoredTest,
) {
  const facts = yield* factsOf(campaign)
  const { currency } = regionFacts[campaign.region]
  const { today } = facts
  return { test: { ...test, currency, today, resultsLeft: resultsLeft(test, today), moves: testMoves(test, facts) } }
})

export const getAdTest = handler(
  GetAdTest,
  Effect.fnUntraced(function* (key) {
    const campaign = yield* (yield* CampaignRepository).byId(key.businessProfileId, key.campaignId)
    const test = yield* (yield* AdTests).find(key)
    return test === undefined ? {} : yield* viewOf(campaign, test)
  }),
)

export const moveAdTest = handler(
  MoveAdTest,
  Effect.fnUntraced(function* ({ move, ...key }) {
    const campaigns = yield* CampaignRepository
    const runs = yield* LaunchRuns
    const tests = yield* AdTests
    const campaign = yield* campaigns.forChange(key.businessProfileId, key.campaignId)
    const stored = yield* tests.forChange(key)
    const run = yield* runs.latest(key.businessProfileId, key.campaignId)
    if (stored === undefined || run === undefined) return yield* new AdTestNotFound()
    const { keptFrom, attempt } = stored
    const moved = yield* Effect.fromResult(moveTest(stored, move, yield* factsOf(campaign)))
    const test: StoredTest = { ...key, ...moved, attempt, ...(keptFrom !== undefined && { keptFrom }) }
    const { kept } = test
    if (kept === undefined && stored.kept === undefined) {
      yield* tests.save(test)
      return yield* viewOf(campaign, test)
    }
    const next =
      kept === undefined
        ? yield* withBoth({ campaign, run, test: { ...test, ...(stored.kept !== undefined && { kept: stored.kept }) } })
        : yield* withKept({ campaign, run, test }, kept)
    yield* campaigns.save(next.campaign)
    yield* runs.save(next.run)
    yield* tests.save(next.test)
    yield* queueState(key)
    return yield* viewOf(next.campaign, next.test)
  }),
)
