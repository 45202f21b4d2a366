import { Effect } from "effect"
import { authoriseProfile, ForbiddenBusinessProfile, handler, Ids, Profiles } from "@application/kernel"
import { BusinessUnfinished, copiedPlan, planForAnother } from "@domain/campaigns"
import { type BusinessProfileId, CampaignId } from "@domain/kernel"
import { CopyCampaign } from "../contract/index.ts"
import { CampaignRepository, SeedSessions } from "../ports/index.ts"
import { currentPlanOf } from "./campaign-plans.ts"
import { offeredHere } from "./offered.ts"
import { openDraft } from "./open-draft.ts"

/** Fails unless the caller may edit campaigns of another business of the same portal; one elsewhere is refused as another's. */
const reachable = Effect.fnUntraced(function* (from: BusinessProfileId, to: BusinessProfileId) {
  yield* authoriseProfile("editCampaigns", to)
  const profiles = yield* Profiles
  const other = yield* profiles.of(to)
  if (other.portalId !== (yield* profiles.of(from)).portalId)
    return yield* new ForbiddenBusinessProfile({ businessProfileId: to })
})

/** The copy has its business's name and its number among the profile's campaigns, in no language. */
export const copyCampaign = handler(
  CopyCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, toBusinessProfileId = businessProfileId }) {
    const isAnothers = toBusinessProfileId !== businessProfileId
    if (isAnothers) yield* reachable(businessProfileId, toBusinessProfileId)
    yield* offeredHere("launch", toBusinessProfileId)
    const plan = yield* currentPlanOf(yield* (yield* CampaignRepository).byId(businessProfileId, campaignId))
    const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
    const { copyFor } = yield* SeedSessions
    const sessionId = yield* copyFor(toBusinessProfileId, id, ({ plan: begun, priceList, today, lacksDetails }) => {
      const facts = { minimumDaily: priceList.minimumDaily, today }
      if (!isAnothers) return Effect.succeed(copiedPlan(plan, facts))
      return lacksDetails
        ? Effect.fail(new BusinessUnfinished({ businessProfileId: toBusinessProfileId }))
        : Effect.succeed(planForAnother(plan, begun, facts))
    })
    return yield* openDraft({ businessProfileId: toBusinessProfileId, id, sessionId })
  }),
)
