import { CampaignId, isLocalDate } from "@domain/kernel"
import { idFromPath } from "@domain/launch"
import { type StatementFilter, StatementTopic } from "@domain/wallet"

const dayIn = (search: URLSearchParams, name: string) => {
  const day = search.get(name) ?? ""
  return isLocalDate(day) ? day : undefined
}

/** The lines of the statement that an address asks for; what it says wrongly is left out. */
export const chosenFilter = (search: URLSearchParams): StatementFilter => {
  const topic = StatementTopic.literals.find((one) => one === search.get("topic"))
  const from = dayIn(search, "from")
  const until = dayIn(search, "until")
  const campaignId = idFromPath(search.get("campaign") ?? "")
  return {
    ...(topic !== undefined && { topic }),
    ...(from !== undefined && { from }),
    ...(until !== undefined && { until }),
    ...(campaignId !== undefined && { campaignId: CampaignId.make(campaignId) }),
  }
}
