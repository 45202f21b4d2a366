/** What reads the campaign of an address; it brings Effect's Schema, which no first page loads. */
export { GetCampaign } from "@application/campaigns/contract"
export { CampaignId } from "@domain/kernel"
