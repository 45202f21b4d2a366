import { Effect } from "effect"
import { TestClock } from "effect/testing"
import { MemoryDatabase, QueuedJobs } from "@application/kernel/testing"
import type { CampaignId } from "@domain/kernel"
import { CampaignRepository } from "../ports/campaign-repository.ts"
import { LaunchRuns } from "../ports/launch-runs.ts"
import { launchCampaign } from "../use-cases/launch-campaign.ts"
import { runLaunch } from "../use-cases/run-launch.ts"
import { seedDraft, testKey, testNow } from "./launched-world.ts"
import type { MemoryLock } from "./memory-funds.ts"

/** A campaign that was just made on its networks, with no job left. */
export const launchedCampaign = Effect.gen(function* () {
  const key = yield* seedDraft()
  yield* launchCampaign.handle({ ...key, idempotencyKey: testKey })
  yield* runLaunch.handle(key)
  yield* (yield* QueuedJobs).take
  return key
})

type Key = Effect.Success<typeof launchedCampaign>

export const campaignOf = (key: Key) =>
  Effect.flatMap(CampaignRepository, (campaigns) => campaigns.withTotals(key.businessProfileId, key.campaignId))

/** Money as it is locked. */
export const locks = Effect.map(MemoryDatabase, (database) => [
  ...database.table<CampaignId, MemoryLock>("fund_locks").values(),
])

/** What the latest launch made, a channel each. */
export const channelsOf = (key: Key) =>
  Effect.map(
    Effect.flatMap(LaunchRuns, (runs) => runs.latest(key.businessProfileId, key.campaignId)),
    (found) => found?.channels ?? [],
  )

/** Sets the clock this many days after `testNow`. */
export const afterDays = (days: number) => TestClock.setTime(testNow + days * 86_400_000)
