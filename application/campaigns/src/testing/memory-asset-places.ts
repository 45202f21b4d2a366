import { Effect, Layer } from "effect"
import { AssetPlaces, type AssetsInCampaign } from "@application/creatives/ports"
import { Tables, withServices } from "@application/kernel"
import { MemoryDatabase } from "@application/kernel/testing"
import { LaunchDrafts } from "@application/signup/services"
import {
  type Campaign,
  type CampaignPlan,
  cardPicturesOf,
  pictureNaming,
  shownPictureOf,
  videoIn,
} from "@domain/campaigns"
import { placeOf } from "@domain/creatives"
import type { BusinessProfileId, CampaignId } from "@domain/kernel"
import { CampaignEdits } from "../stores/campaign-edits.ts"
import { plansInUse } from "./plans-in-use.ts"

type Pictured = Pick<CampaignPlan, "creative" | "business">

const placeIn = (
  { id, name, sessionId }: Campaign,
  place: AssetsInCampaign["place"],
  plan: Pictured,
  accounts: CampaignPlan["accounts"] = {},
): AssetsInCampaign => {
  const picture = shownPictureOf(plan)
  const cardPictures = cardPicturesOf(plan)
  const video = plan.creative.creativeDetail?.video
  const { facebookPage, usePortalPage = false, instagram = false } = accounts.linkedAccounts ?? {}
  return {
    campaignId: id,
    name,
    sessionId,
    place,
    ...(picture !== undefined && { picture }),
    ...(cardPictures.length > 0 && { cardPictures }),
    ...(video !== undefined && { video: video.url }),
    ...(facebookPage !== undefined && { pageId: facebookPage.id }),
    usesPortalPage: usePortalPage,
    usesInstagram: instagram,
  }
}

const ofCampaign = Effect.fnUntraced(function* (campaign: Campaign) {
  const { businessProfileId, id, status, sessionId } = campaign
  const launched = (yield* plansInUse(businessProfileId)).find((one) => one.campaign.id === id)
  const isDraft = placeOf(status) === "Draft" || campaign.plan?.launched === undefined
  const plan = isDraft
    ? yield* (yield* LaunchDrafts).ofCampaign(businessProfileId, sessionId).pipe(
        Effect.map((draft) => draft.plan),
        Effect.orElseSucceed(() => undefined),
      )
    : launched?.plan
  const edit = (yield* (yield* CampaignEdits).find({ businessProfileId, campaignId: id }))?.edit
  return [
    ...(plan === undefined ? [] : [placeIn(campaign, placeOf(status), plan, plan.accounts)]),
    ...(edit === undefined
      ? []
      : [placeIn(campaign, "Change", { business: {}, creative: { creativeDetail: edit.ads } })]),
  ]
})

/** Where assets are used, read from the campaigns, plans and drafts of the in-memory database. */
export const memoryAssetPlaces = Layer.effect(
  AssetPlaces,
  Effect.gen(function* () {
    const provided = yield* withServices(Tables, MemoryDatabase, LaunchDrafts)
    const database = yield* MemoryDatabase
    const campaigns = database.table<CampaignId, Campaign>("campaigns")
    const own = (businessProfileId: BusinessProfileId) =>
      [...campaigns.values()]
        .filter((campaign) => campaign.businessProfileId === businessProfileId)
        .toSorted((one, other) => other.createdAt - one.createdAt || other.id - one.id)
    return {
      inCampaigns: (businessProfileId) =>
        provided(Effect.map(Effect.forEach(own(businessProfileId), ofCampaign), (places) => places.flat())),
      elsewhere: (businessProfileId) =>
        Effect.sync(() => {
          const profiles = database.table<BusinessProfileId, { readonly thumbnailLogo?: string }>("business-profiles")
          const logo = profiles.get(businessProfileId)?.thumbnailLogo
          return logo === undefined ? {} : { logo }
        }),
      draftsNaming: Effect.fnUntraced(function* (businessProfileId, url) {
        const drafts = yield* provided(LaunchDrafts)
        const named = yield* Effect.forEach(own(businessProfileId), ({ sessionId }) =>
          drafts.ofCampaign(businessProfileId, sessionId).pipe(
            Effect.map(({ plan }) =>
              (pictureNaming(plan, url) ?? videoIn(plan, url)) === undefined ? [] : [sessionId],
            ),
            Effect.orElseSucceed(() => []),
          ),
        )
        return [...new Set(named.flat())]
      }),
    }
  }),
)
