import { AssetPlaces } from "@application/creatives/ports"
import type { Tables } from "@application/kernel"
import type { Picture, PlanEdit } from "@domain/campaigns"
import { emptyPlan } from "@domain/campaigns/testing"
import { BusinessProfileId, CampaignId, SessionId } from "@domain/kernel"
import type { SessionParts } from "@domain/signup"
import { Effect, type Layer } from "effect"
import { expect, test } from "vitest"
import { CampaignRepository } from "../ports/index.ts"
import { CampaignEdits } from "../stores/index.ts"
import { keepCampaign, keepingBusiness } from "./keep-campaign.ts"

const pictureAt = (url: string): Picture => ({ url, source: "upload" })
const showing = (url: string) => emptyPlan({ creative: { creativeDetail: { picture: pictureAt(url) } } })

/** The session of every kept campaign. */
const sessionId = SessionId.make("00000000-0000-4000-8000-000000000070")

const draftSession = SessionId.make("00000000-0000-4000-8000-000000000071")

/** How a suite keeps the draft of a campaign. */
type KeepDraft<R> = (sessionId: SessionId, parts: SessionParts) => Effect.Effect<void, never, R>

/** Conformance tests of `AssetPlaces`, on a fresh store per layer build. */
export const assetPlacesConformance = <R>(
  layer: Layer.Layer<AssetPlaces | CampaignRepository | Tables | R, unknown>,
  keepDraft: KeepDraft<R>,
) => {
  const campaignId = CampaignId.make(70)
  const asDraft = (number: number, session: SessionId) =>
    Effect.gen(function* () {
      const campaigns = yield* CampaignRepository
      const campaign = yield* campaigns.forChange(keepingBusiness, CampaignId.make(number))
      yield* campaigns.save({ ...campaign, status: "Draft", sessionId: session })
    }).pipe(Effect.orDie)

  test("a running campaign shows its launched plan, and a change beside it", () =>
    Effect.gen(function* () {
      yield* keepCampaign(70, [showing("/media/a.png"), showing("/media/b.png")], { draft: 2, launched: 1 })
      const edit: PlanEdit = { ads: { picture: pictureAt("/media/c.png") }, audience: {} }
      yield* (yield* CampaignEdits).save({
        businessProfileId: keepingBusiness,
        campaignId,
        version: 1,
        editedAt: 1,
        edit,
      })
      const places = yield* AssetPlaces
      const shown = yield* places.inCampaigns(keepingBusiness)
      const at = { campaignId, name: "Campaign 70", sessionId, usesPortalPage: false, usesInstagram: false }
      expect(shown).toEqual([
        { ...at, place: "Live", picture: "/media/a.png" },
        { ...at, place: "Change", picture: "/media/c.png" },
      ])
      expect(yield* places.inCampaigns(BusinessProfileId.make(8))).toEqual([])
      expect(yield* places.elsewhere(BusinessProfileId.make(8))).toEqual({})
    }).pipe(Effect.provide(layer), Effect.runPromise))

  test("cards use their pictures, and drafts are found by them", () =>
    Effect.gen(function* () {
      const cards = ["/media/f.png", "/media/g.png", "/media/f.png"].map((url) => ({
        picture: pictureAt(url),
        headline: "Rye bread",
      }))
      const plan = emptyPlan({ creative: { creativeDetail: { picture: pictureAt("/media/a.png"), cards } } })
      yield* keepCampaign(72, [plan], { draft: 1, launched: 1 })
      yield* keepCampaign(73, [plan], { draft: 1 })
      yield* asDraft(73, draftSession)
      yield* keepDraft(draftSession, { businessProfileId: keepingBusiness, creative: { creativeDetail: { cards } } })
      const places = yield* AssetPlaces
      const shown = yield* places.inCampaigns(keepingBusiness)
      expect(shown.map(({ campaignId: id, picture, cardPictures }) => ({ id, picture, cardPictures }))).toEqual([
        { id: 73, picture: undefined, cardPictures: ["/media/f.png", "/media/g.png"] },
        { id: 72, picture: "/media/a.png", cardPictures: ["/media/f.png", "/media/g.png"] },
      ])
      expect(yield* places.draftsNaming(keepingBusiness, "/media/g.png")).toEqual([draftSession])
    }).pipe(Effect.provide(layer), Effect.runPromise))

  test("a draft shows what is filled in, and is found by every picture that it names", () =>
    Effect.gen(function* () {
      yield* keepCampaign(71, [showing("/media/a.png")], { draft: 1 })
      yield* asDraft(71, draftSession)
      yield* keepDraft(draftSession, {
        businessProfileId: keepingBusiness,
        business: { pictures: [pictureAt("/media/d.png"), pictureAt("/media/e.png")] },
        accounts: {
          linkedAccounts: { facebookPage: { id: "4005", name: "Bloom" }, usePortalPage: false, instagram: true },
        },
      })
      const places = yield* AssetPlaces
      expect(yield* places.inCampaigns(keepingBusiness)).toEqual([
        {
          campaignId: 71,
          name: "Campaign 71",
          sessionId: draftSession,
          place: "Draft",
          picture: "/media/d.png",
          pageId: "4005",
          usesPortalPage: false,
          usesInstagram: true,
        },
      ])
      const naming = (url: string) => places.draftsNaming(keepingBusiness, url)
      expect([yield* naming("/media/d.png"), yield* naming("/media/e.png")]).toEqual([[draftSession], [draftSession]])
      expect(yield* naming("/media/a.png")).toEqual([])
      expect(yield* places.draftsNaming(BusinessProfileId.make(8), "/media/d.png")).toEqual([])
    }).pipe(Effect.provide(layer), Effect.runPromise))
}
