import type { AdReport, SandboxNetwork } from "../ad-network.ts"
import { clickAddress } from "../core/click-address.ts"
import type { Context } from "../core/context.ts"
import { asArray, asObject, asText, dig } from "../core/json.ts"
import { adTotals } from "../market/book.ts"
import { dataManagerApp } from "./data-manager-app.ts"
import { conversionsOf } from "./data-manager-events.ts"
import { googleAdsApp } from "./google-ads-app.ts"
import { byCollection, campaignOfAd, isServing, wantedGoogle } from "./google-ads-delivery.ts"
import { oauthApp } from "./google-ads-oauth.ts"
import type { Resource } from "./google-ads-state.ts"
import { imageType, picturesIn } from "./image-assets.ts"
import { adTypeOf } from "./responsive-ad.ts"

const statusOf = (context: Context, ad: Resource): string => {
  if (ad.review?.state === "rejected") return "DISAPPROVED"
  if (ad.review?.state === "pending") return "PENDING_REVIEW"
  return isServing(context, ad) ? "ACTIVE" : "PAUSED"
}

const report = (context: Context, ad: Resource): AdReport => {
  const shown = asObject(ad.fields["ad"])
  const isDisplay = adTypeOf(shown) === "RESPONSIVE_DISPLAY_AD"
  const filled = shown[isDisplay ? "responsiveDisplayAd" : "responsiveSearchAd"]
  const texts = (name: string): string[] => asArray(dig(filled, [name])).map((one) => asText(dig(one, ["text"])) ?? "")
  const picture = context.state.googleAds.resources[picturesIn(shown, "marketingImages")[0] ?? ""]
  const campaign = campaignOfAd(context, ad)
  return {
    id: ad.id,
    network: "google",
    campaignId: campaign?.id ?? "",
    campaign: asText(campaign?.fields["name"]) ?? "",
    name: texts("headlines")[0] ?? "",
    headline: texts("headlines").slice(0, 3).join(" | "),
    text: texts("descriptions").join(" "),
    image: asText(dig(picture?.fields["imageAsset"], ["fullSize", "url"])) ?? null,
    ...(isDisplay && { label: "Display" }),
    link: clickAddress(
      asText(asArray(dig(ad.fields, ["ad", "finalUrls"]))[0]) ?? "",
      asText(dig(ad.fields, ["ad", "finalUrlSuffix"])) ?? "",
    ),
    status: statusOf(context, ad),
    reason: ad.review?.reason ?? null,
    ...adTotals(context, ad.resourceName),
    createdAt: new Date(ad.createdMs).toISOString(),
  }
}

export const googleAdsSandbox: SandboxNetwork = {
  label: "Search",
  mount: (app, context) =>
    void app
      .route("/gads", googleAdsApp(context))
      .route("/gdm", dataManagerApp(context))
      .route("/oauth2", oauthApp(context)),
  isSearch: (path) => /:search(Stream)?$/.test(path),
  wanted: wantedGoogle,
  conversions: conversionsOf,
  imageType,
  ads: (context) =>
    byCollection(context, "adGroupAds")
      .filter((ad) => ad.fields["status"] !== "REMOVED")
      .map((ad) => report(context, ad)),
  adById: (context, id) => byCollection(context, "adGroupAds").find((one) => one.id === id || one.resourceName === id),
}
