import { Effect } from "effect"
import { expect, test } from "vitest"
import { PageAccesses } from "@application/channels/services"
import { QueuedJobs } from "@application/kernel/testing"
import { OwnerMailbox } from "@application/messaging/testing"
import type { PageAccessStatus } from "@domain/channels"
import { ApplyCampaignState } from "../contract/index.ts"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { afterDays, campaignOf, channelsOf, launchedCampaign } from "../testing/launched-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { applyCampaignState } from "./apply-campaign-state.ts"
import { syncCampaigns } from "./sync-campaigns.ts"

/** A running campaign whose ads a page of the business's own carries. */
const campaignOfPage = Effect.gen(function* () {
  const key = yield* launchedCampaign
  const runs = yield* LaunchRuns
  const run = yield* runs.latest(key.businessProfileId, key.campaignId)
  if (run === undefined) return yield* Effect.die(new Error("A launched campaign has a run"))
  const channels = run.channels.map((one) => (one.channel === "Social" ? { ...one, pageId: "4005" } : one))
  yield* runs.save({ ...run, channels })
  yield* afterDays(1)
  yield* syncCampaigns.handle({})
  return key
})

const syncWhile = (status: PageAccessStatus | undefined) =>
  Effect.provideService(syncCampaigns.handle({}), PageAccesses, {
    of: () => Effect.succeed([]),
    look: (_profile, pageId) => Effect.succeed(status && { pageId, status }),
  })

const notices = Effect.flatMap(OwnerMailbox, ({ all }) =>
  Effect.map(all, (mails) => mails.map(({ template }) => template)),
)

const lost = { status: "Paused", pauseReason: "accessLost" }

test("withdrawn access pauses delivery, says so once, and its return resumes it", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* campaignOfPage
      yield* (yield* QueuedJobs).take
      yield* syncWhile("Withdrawn")
      expect(yield* campaignOf(key)).toMatchObject(lost)
      expect((yield* (yield* QueuedJobs).take).map(({ contract }) => contract)).toEqual([ApplyCampaignState])
      yield* applyCampaignState.handle(key)
      yield* syncWhile("Requested")
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["Paused", "Paused"])
      expect((yield* notices).filter((kind) => kind === "pageAccessLost")).toHaveLength(1)
      yield* syncWhile("Approved")
      expect((yield* campaignOf(key)).status).toBe("Active")
      yield* applyCampaignState.handle(key)
      yield* syncWhile("Approved")
      expect((yield* campaignOf(key)).channels.map(({ status }) => status)).toEqual(["Active", "Active"])
    }),
  ))

test("a page that was never linked and the portal's page pause nothing", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* campaignOfPage
      yield* syncWhile(undefined)
      expect((yield* campaignOf(key)).status).toBe("Active")
      const runs = yield* LaunchRuns
      const run = yield* runs.latest(key.businessProfileId, key.campaignId)
      const channels = (yield* channelsOf(key)).map(({ pageId: _page, ...channel }) => channel)
      if (run !== undefined) yield* runs.save({ ...run, channels })
      yield* syncWhile("Withdrawn")
      expect((yield* campaignOf(key)).status).toBe("Active")
    }),
  ))

test("a page that is unlinked meanwhile leaves its campaign paused", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* campaignOfPage
      yield* syncWhile("Withdrawn")
      yield* syncWhile(undefined)
      expect(yield* campaignOf(key)).toMatchObject(lost)
    }),
  ))

test("money that ran out meanwhile keeps a campaign paused when access returns", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* campaignOfPage
      yield* syncWhile("Refused")
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.byId(key.businessProfileId, key.campaignId)
      if (campaign.price !== undefined)
        yield* campaigns.save({ ...campaign, price: { ...campaign.price, media: campaign.spent } })
      yield* syncWhile("Refused")
      expect(yield* campaignOf(key)).toMatchObject(lost)
      yield* syncWhile("Approved")
      expect(yield* campaignOf(key)).toMatchObject({ status: "Paused", pauseReason: "insufficientFunds" })
    }),
  ))
