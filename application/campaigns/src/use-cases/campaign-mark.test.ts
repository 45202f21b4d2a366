import { Effect } from "effect"
import { expect, test } from "vitest"
import { LaunchRuns } from "../ports/index.ts"
import {
  decideOnChange,
  runningCampaign,
  sent,
  typed,
  withHeadline,
  withKeywords,
} from "../testing/changed-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { sampleDraft } from "../testing/sample-draft.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { getCampaignAds } from "./launched-ad.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

const keywords = (sampleDraft.targeting.keywords ?? []).slice(1).concat("gentle dentist")

/** A running campaign that was launched before ads had marks. */
const markless = Effect.gen(function* () {
  const key = yield* runningCampaign
  const runs = yield* LaunchRuns
  const run = yield* runs.latest(key.businessProfileId, key.campaignId)
  if (run === undefined) return yield* Effect.die(new Error("It was launched"))
  const channels = run.channels.map(({ ad, plan, ...channel }) => ({
    ...channel,
    ...(ad !== undefined && { ad: { ...ad, tracking: "utm_source=old" } }),
    ...(plan !== undefined && { plan: { ...plan, tracking: "utm_source=old" } }),
  }))
  yield* runs.save({ ...run, channels })
  return key
})

const trackingOf = (key: Effect.Success<typeof runningCampaign>) =>
  Effect.map(getCampaignAds.handle(key), ({ ads }) => ads.map(({ tracking = "" }) => tracking))

test("an ad that goes on with another audience keeps its address as it is", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* markless
      yield* typed(key, (edit) => withKeywords(edit, keywords))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      expect(yield* trackingOf(key)).toEqual(["utm_source=old", "utm_source=old"])
    }),
  ))

test("an ad that is made anew for its words has the mark from then on", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* markless
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      yield* decideOnChange(key, "Social", { status: "Active" })
      yield* Effect.andThen(syncCampaigns.handle({}), applyCampaignEdit.handle(key))
      const [social, search] = yield* trackingOf(key)
      expect(social).toMatch(/&mq_ad=70-1$/)
      expect(search).toBe("utm_source=old")
    }),
  ))

test("a mark alone is no change that could be sent", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* markless
      expect(yield* Effect.flip(sent(key))).toMatchObject({ missing: ["campaigns.edit.nothing"] })
    }),
  ))
