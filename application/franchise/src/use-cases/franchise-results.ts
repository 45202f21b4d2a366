import { handler } from "@application/kernel"
import { FranchiseCampaignNotFound, resultsPage, standouts } from "@domain/franchise"
import { totalsOf } from "@domain/insights"
import { Effect } from "effect"
import { ListFranchiseResults } from "../contract/franchise-campaigns.ts"
import { StoreCampaignFigures } from "../ports/index.ts"
import { franchiseOnly } from "./franchise.ts"
import { campaignOf } from "./franchise-campaign.ts"

const usualPage = 50

export const listFranchiseResults = handler(
  ListFranchiseResults,
  Effect.fnUntraced(function* ({ businessProfileId, id, limit = usualPage, ...query }) {
    yield* franchiseOnly(businessProfileId)
    const { launch } = yield* campaignOf(businessProfileId, id)
    if (launch === undefined) return yield* new FranchiseCampaignNotFound({ id })
    const stores = yield* (yield* StoreCampaignFigures).of(businessProfileId, id)
    const { rows, total, sums } = resultsPage(stores, { ...query, limit })
    return {
      currency: launch.currency,
      stores: rows,
      total,
      sums,
      whole: totalsOf(stores.map(({ totals }) => totals)),
      regions: [...new Set(stores.flatMap(({ region }) => region ?? []))].toSorted(),
      standouts: standouts(stores),
    }
  }),
)
