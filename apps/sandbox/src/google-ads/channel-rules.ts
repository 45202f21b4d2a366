import type { Context } from "../core/context.ts"
import { asObject, asText, dig, type JsonObject } from "../core/json.ts"
import { fieldError } from "./google-ads-error.ts"
import type { Collection, Resource } from "./google-ads-state.ts"
import { adTypeOf } from "./responsive-ad.ts"

/** The kinds of ads and ad groups that a campaign's channel takes. */
const CHANNELS: Readonly<Record<string, { readonly group: string; readonly ad: string }>> = {
  SEARCH: { group: "SEARCH_STANDARD", ad: "RESPONSIVE_SEARCH_AD" },
  DISPLAY: { group: "DISPLAY_STANDARD", ad: "RESPONSIVE_DISPLAY_AD" },
}

const checkCampaign = (fields: JsonObject): void => {
  if (fields["advertisingChannelType"] !== "DISPLAY") return
  const networks = asObject(fields["networkSettings"])
  if (networks["targetGoogleSearch"] === true || networks["targetSearchNetwork"] === true)
    throw fieldError("campaignError", "CANNOT_TARGET_SEARCH_NETWORK", "Cannot target search network.", [
      "create",
      "network_settings",
    ])
  if (networks["targetContentNetwork"] === false)
    throw fieldError(
      "campaignError",
      "CAMPAIGN_MUST_TARGET_AT_LEAST_ONE_NETWORK",
      "Must target at least one network.",
      ["create", "network_settings"],
    )
  if (dig(fields["geoTargetTypeSetting"], ["positiveGeoTargetType"]) === "SEARCH_INTEREST")
    throw fieldError("campaignError", "INCOMPATIBLE_CAMPAIGN_FIELD", "Only searches have such an interest.", [
      "create",
      "geo_target_type_setting",
    ])
}

/** Refuses what does not go with the channel of its campaign; `above` is the resource that it belongs to. */
export const checkChannel = (
  context: Context,
  collection: Collection,
  fields: JsonObject,
  above: Resource | undefined,
): void => {
  if (collection === "campaigns") return checkCampaign(fields)
  const campaign =
    above?.collection === "adGroups" ? context.state.googleAds.resources[asText(above.fields["campaign"]) ?? ""] : above
  const channel = asText(campaign?.fields["advertisingChannelType"]) ?? ""
  const taken = CHANNELS[channel]
  if (taken === undefined) return
  if (collection === "adGroups" && fields["type"] !== undefined && fields["type"] !== taken.group)
    throw fieldError(
      "adGroupError",
      "AD_GROUP_TYPE_NOT_VALID_FOR_ADVERTISING_CHANNEL_TYPE",
      "The ad group type is not valid for the advertising channel type.",
      ["create", "type"],
    )
  if (collection === "adGroupAds" && adTypeOf(asObject(fields["ad"])) !== taken.ad)
    throw fieldError("adError", "INVALID_AD_TYPE", "Invalid Ad type. A specific type of Ad is required.", [
      "create",
      "ad",
    ])
}
