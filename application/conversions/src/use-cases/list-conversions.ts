import { handler } from "@application/kernel"
import { Effect } from "effect"
import { ListConversions, type ShownConversion } from "../contract/arrivals.ts"
import { ConversionCampaigns } from "../services/conversion-campaigns.ts"
import { Conversions } from "../stores/conversions.ts"
import { actionsOf } from "./stored-site.ts"

const usualLimit = 20

export const listConversions = handler(
  ListConversions,
  Effect.fnUntraced(function* ({ businessProfileId, actionId, cursor, limit = usualLimit }) {
    const { rows, nextCursor } = yield* (yield* Conversions).list(
      "newest",
      { businessProfileId },
      { ...(actionId !== undefined && { where: { actionId } }), cursor, limit },
    )
    const campaignIds = [...new Set(rows.flatMap(({ campaignId }) => campaignId ?? []))]
    const campaigns = yield* (yield* ConversionCampaigns).named(businessProfileId, campaignIds)
    const campaignNames = new Map(campaigns.map(({ id, name }) => [id, name]))
    const actionNames = new Map((yield* actionsOf(businessProfileId)).map(({ id, name }) => [id, name]))
    const conversions = rows.map(({ businessProfileId: _of, ...row }): ShownConversion => {
      const campaignName = row.campaignId === undefined ? undefined : campaignNames.get(row.campaignId)
      return {
        ...row,
        actionName: actionNames.get(row.actionId) ?? "",
        ...(campaignName !== undefined && { campaignName }),
      }
    })
    return { conversions, ...(nextCursor !== undefined && { nextCursor }) }
  }),
)
