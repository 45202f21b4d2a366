/** An ad in the sandbox's control room. */
export interface AdInReview {
  readonly id: string
  readonly status: string
  readonly network: "meta" | "google"
  readonly campaignName?: string
  readonly campaign?: string
  readonly spendMinor: number
  /** What is left to the network, in its own words; absent where nothing is. */
  readonly automation?: ReadonlyArray<string>
}

/** The networks' ads of a campaign, which have its number in their names. */
export const adsOf = async (sandbox: string, campaign: number | string): Promise<ReadonlyArray<AdInReview>> => {
  const ads = (await (await fetch(`${sandbox}/control/api/ads`)).json()) as ReadonlyArray<AdInReview>
  return ads.filter((ad) => (ad.campaignName ?? ad.campaign ?? "").startsWith(`MQ-${campaign}-`))
}

/**
 * Takes the same decision about each of a campaign's ads, or about its ads at a single network; returns their number.
 */
export const decideAds = async (
  sandbox: string,
  campaign: number | string,
  decision: "approve" | "reject",
  {
    reason,
    field,
    network,
  }: { readonly reason?: string; readonly field?: string; readonly network?: AdInReview["network"] } = {},
): Promise<number> => {
  const all = await adsOf(sandbox, campaign)
  const ads = network === undefined ? all : all.filter((ad) => ad.network === network)
  for (const { id } of ads)
    await fetch(`${sandbox}/control/api/ads/${encodeURIComponent(id)}/${decision}`, {
      method: "POST",
      ...(reason !== undefined && { body: JSON.stringify({ reason, field }) }),
    })
  return ads.length
}
