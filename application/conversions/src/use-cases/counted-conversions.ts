import { CountedConversions } from "@application/campaigns/services"
import { Tables } from "@application/kernel"
import type { ConversionAction, ConversionDay } from "@domain/conversions"
import type { CountedAction } from "@domain/insights"
import { Effect, Layer } from "effect"
import { ConversionActions, ConversionDays, ConversionSites } from "../stores/index.ts"

/** What the days of one action came to; watched conversions count beside an action that is a result by now. */
const countedAction = (
  { id, name, state, isResult }: ConversionAction,
  days: ReadonlyArray<ConversionDay>,
): ReadonlyArray<CountedAction> => {
  const own = days.filter(({ actionId }) => actionId === id)
  const count = own.reduce((sum, day) => sum + day.count, 0)
  const value = own.reduce((sum, day) => sum + day.value, 0)
  if (count === 0) return []
  const areResults = own.some((day) => day.isResult) || isResult
  return [
    { actionId: id, name, count, ...(value > 0 && { value }), isResult: areResults, isRemoved: state === "Removed" },
  ]
}

/** A business's conversions as its campaigns and their figures use them. */
export const countedConversions = Layer.effect(
  CountedConversions,
  Effect.map(Tables, (tables) => ({
    areCounted: Effect.fnUntraced(
      function* (businessProfileId) {
        const site = yield* (yield* ConversionSites).find({ businessProfileId })
        if (site?.lastSeenAt === undefined) return false
        const { rows } = yield* (yield* ConversionActions).list("ofBusiness", { businessProfileId })
        return rows.some(({ isResult, state }) => isResult && state === "On")
      },
      Effect.provideService(Tables, tables),
    ),
    lastSeenAt: Effect.fnUntraced(
      function* (businessProfileId) {
        return (yield* (yield* ConversionSites).find({ businessProfileId }))?.lastSeenAt
      },
      Effect.provideService(Tables, tables),
    ),
    ofCampaign: Effect.fnUntraced(
      function* (businessProfileId, campaignId) {
        const { rows: days } = yield* (yield* ConversionDays).list("ofCampaign", { businessProfileId, campaignId })
        if (days.length === 0) return []
        const { rows: actions } = yield* (yield* ConversionActions).list("ofBusiness", { businessProfileId })
        return actions
          .flatMap((action) => countedAction(action, days))
          .toSorted((one, other) => other.count - one.count || one.actionId - other.actionId)
      },
      Effect.provideService(Tables, tables),
    ),
  })),
)
