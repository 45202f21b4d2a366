import { Effect } from "effect"
import { expect, test } from "vitest"
import { CampaignId } from "@domain/kernel"
import { memoryCampaignPortals } from "../testing/index.ts"
import { decideOnChange, runningCampaign, sent, typed, withHeadline } from "../testing/changed-campaign.ts"
import { inLaunchWorld } from "../testing/launched-world.ts"
import { applyCampaignEdit } from "./apply-campaign-edit.ts"
import { draftPlanOf } from "./campaign-plans.ts"
import { copyCampaign } from "./copy-campaign.ts"

test("a copy is a draft with the ads that run, whatever the session says", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      yield* typed(key, (edit) => withHeadline(edit, "New words"))
      yield* sent(key)
      yield* applyCampaignEdit.handle(key)
      yield* decideOnChange(key, "Social", { status: "Active" })
      const copy = yield* copyCampaign.handle(key)
      expect([copy.status, copy.name, copy.id === key.campaignId]).toEqual(["Draft", "Sunrise Dental Care 2", false])
      const { creative, targeting } = yield* draftPlanOf(copy)
      expect(creative.creativeDetail?.adDetail).toMatchObject({ headline: "New words", accepted: false })
      expect(targeting.keywords).toContain("dentist pune")
    }),
  ))

test("no copy is made of an unknown campaign, or where the portal lets nobody launch", () =>
  inLaunchWorld(
    Effect.gen(function* () {
      const key = yield* runningCampaign
      const unknown = copyCampaign.handle({ ...key, campaignId: CampaignId.make(404) })
      expect(yield* Effect.flip(unknown)).toMatchObject({ _tag: "CampaignNotFound" })
      const closed = Effect.provide(copyCampaign.handle(key), memoryCampaignPortals({ isCampaignLaunchDisabled: true }))
      expect(yield* Effect.flip(closed)).toMatchObject({ _tag: "CampaignMoveNotOffered" })
    }),
  ))
