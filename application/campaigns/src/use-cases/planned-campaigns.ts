import { ProfileCategories } from "@application/businesses/services"
import { Ids, Tables, withServices } from "@application/kernel"
import { Portals } from "@application/portals/services"
import { budgetOfSentDraft } from "@domain/campaigns"
import { CampaignId } from "@domain/kernel"
import { campaignName } from "@domain/validation"
import { Effect, Layer, Option, Result } from "effect"
import { CampaignRepository, LaunchDrafts, SeedSessions } from "../ports/index.ts"
import { PlannedCampaigns, type PlannedCampaign, type PlannedRefusal } from "../services/planned-campaigns.ts"
import { offeredHere } from "./offered.ts"
import { openDraft } from "./open-draft.ts"

const refused = (refusal: PlannedRefusal) => ({ refusal })

const open = Effect.fnUntraced(function* (planned: PlannedCampaign) {
  const { businessProfileId, name, channel, objective, budget, dates } = planned
  if (Option.isNone(yield* Effect.option(offeredHere("launch", businessProfileId)))) return refused("notOffered")
  const id = CampaignId.make(yield* (yield* Ids).next("campaign"))
  const seeded = yield* Effect.result(
    (yield* SeedSessions).copyFor(businessProfileId, id, ({ priceList, today }) => {
      const sent = { budget, startDate: dates.from, endDate: dates.to }
      const drafted = budgetOfSentDraft(sent, { ...priceList, today })
      return dates.from < today || Result.isFailure(drafted) || drafted.success === undefined
        ? Effect.fail("days" as const)
        : Effect.succeed({
            ...(objective !== undefined && { creative: { objective } }),
            targeting: { channels: [channel] },
            budget: { budget: drafted.success },
          })
    }),
  )
  if (Result.isFailure(seeded)) return refused(seeded.failure === "days" ? "days" : "notOffered")
  const given = campaignName(name)
  yield* openDraft({
    businessProfileId,
    id,
    sessionId: seeded.success,
    ...(Result.isSuccess(given) && { name: given.success }),
  })
  return { campaignId: id }
})

/** Campaigns that lines of media plans become, begun from their businesses' last campaigns. */
export const plannedCampaigns = Layer.effect(
  PlannedCampaigns,
  Effect.gen(function* () {
    const provided = yield* withServices(
      CampaignRepository,
      Ids,
      LaunchDrafts,
      Portals,
      ProfileCategories,
      SeedSessions,
      Tables,
    )
    const campaigns = yield* CampaignRepository
    return {
      open: (planned) => provided(open(planned)),
      figuresOf: (businessProfileId, campaignId) =>
        Effect.map(Effect.option(campaigns.withTotals(businessProfileId, campaignId)), (found) =>
          Option.getOrUndefined(
            Option.map(found, ({ name, status, totals }) => ({ name, isDraft: status === "Draft", totals })),
          ),
        ),
    }
  }),
)
