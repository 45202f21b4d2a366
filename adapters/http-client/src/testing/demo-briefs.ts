import { CreateBrief, MoveBrief, SaveBriefPlan } from "@application/briefs/contract"
import { blankLine } from "@domain/briefs"
import { addDays, type BusinessProfileId, type LocalDate } from "@domain/kernel"
import type { ApiCaller } from "./api-caller.ts"

/** Gives the demo's brand a submitted brief with a plan that may be sent for approval, from a day on. */
export const demoBriefs = async (
  { ask }: ApiCaller,
  businessProfileId: BusinessProfileId,
  today: LocalDate,
): Promise<void> => {
  const dates = { from: addDays(today, 14), to: addDays(today, 43) }
  const { id: briefId } = await ask(CreateBrief, {
    businessProfileId,
    name: "Spring soups",
    details: "Three in ten households in the North know our new soups by the end.",
    audience: "People who cook at home, 25 to 54",
    markets: ["North", "Midlands"],
    dates,
    budget: 4_000_000,
  })
  await ask(MoveBrief, { businessProfileId, briefId, status: "New" })
  const lines = [
    {
      ...blankLine("social", dates),
      publisher: "Meta",
      theme: "A bowl in ten minutes",
      entity: "Stonebake Pizza",
      unitCost: 60,
      kpiVolume: 30_000,
      cost: 1_800_000,
      budget: 2_000_000,
    },
    {
      ...blankLine("print", dates),
      channelType: "Print",
      publisher: "The Northern Table",
      theme: "Recipes",
      costSource: "RateCard",
      buyType: "Fixed",
      buyMetric: "Flat",
      kpiMetric: "Reach",
      kpiVolume: 250_000,
      cost: 1_500_000,
      budget: 1_500_000,
      objective: "Awareness",
    },
  ]
  await ask(SaveBriefPlan, { businessProfileId, briefId, revision: 0, lines })
}
