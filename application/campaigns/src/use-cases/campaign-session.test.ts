import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { inLaunchWorld, seedDraft } from "../testing/launched-world.ts"
import { estimateCampaign, openCampaignSession } from "./campaign-session.ts"
import { LaunchDrafts } from "../ports/index.ts"

test("a further session has a draft campaign of its own", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const { businessProfileId, campaignId } = yield* seedDraft()
      const opened = yield* openCampaignSession.handle({ businessProfileId })
      expect(opened.campaignId).not.toBe(campaignId)
      const { isPaid } = yield* (yield* LaunchDrafts).ofCampaign(businessProfileId, opened.sessionId)
      expect(isPaid).toBe(false)
    }),
  ))

test("a campaign's results are estimated by its draft's budget", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const campaign = yield* seedDraft()
      const { budget, estimate } = yield* estimateCampaign.handle(campaign)
      expect(estimate.resultsHigh).toBeGreaterThan(estimate.resultsLow)
      yield* seedDraft({ budget: { budget: { ...budget, dailyBudget: budget.dailyBudget * 10 } } })
      const more = yield* estimateCampaign.handle(campaign)
      expect(more.budget.dailyBudget).toBe(budget.dailyBudget * 10)
      expect(more.estimate.resultsHigh).toBeGreaterThan(estimate.resultsHigh)
      const unknown = { ...campaign, campaignId: CampaignId.make(404) }
      expect(yield* Effect.flip(estimateCampaign.handle(unknown))).toMatchObject({ errorCode: 104 })
    }),
  ))
