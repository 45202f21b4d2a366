/** What a model of a wallet knows of a campaign's spend and lock; minor units. */
export interface ModelSpend {
  own: number
  promo: number
  spent: number
  promoSpent: number
  house: number
  isHeld: boolean
}

/** Takes a reported total off a model's lock, promotions first and the excess from the house; returns what is available again. */
export const reportToModel = (campaign: ModelSpend, reported: number): number => {
  const shown = Math.min(reported, campaign.spent + campaign.own + campaign.promo)
  const drawn = Math.max(0, shown - campaign.spent)
  const fromPromo = Math.min(drawn, campaign.promo)
  const back = Math.max(0, campaign.spent - shown)
  const toPromo = Math.max(0, back - (campaign.spent - campaign.promoSpent))
  campaign.promoSpent += fromPromo - toPromo
  campaign.spent = shown
  campaign.house = Math.max(0, reported - shown)
  if (!campaign.isHeld) return back - toPromo
  campaign.promo += toPromo - fromPromo
  campaign.own += back - toPromo - (drawn - fromPromo)
  return 0
}
