import { CampaignId } from "@domain/kernel"
import { type StatementFilter, StatementTopic } from "@domain/wallet"
import { dayFilter, idFilter, listAddress, oneOf } from "@ui/shared/list"

/** What the address may ask of the statement. */
export const statementAddress = listAddress({
  filters: {
    topic: oneOf(StatementTopic.literals),
    campaign: idFilter((id) => CampaignId.make(id)),
    from: dayFilter,
    until: dayFilter,
  },
  isContinued: true,
})

/** The lines of the statement that an address asks for. */
export const chosenFilter = (search: URLSearchParams): StatementFilter => {
  const { campaign: campaignId, ...filter } = statementAddress.questionOf(search).filter
  return { ...filter, ...(campaignId !== undefined && { campaignId }) }
}
