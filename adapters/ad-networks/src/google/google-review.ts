import { type ChannelObjects, NetworkRefused, type ReviewState } from "@application/campaigns/ports"
import type { RefusedField } from "@domain/campaigns"
import { Effect } from "effect"
import { at, listOf, textOf } from "../json-reader.ts"
import { adTextsIn, type GoogleChannel, selectedParts } from "./google-channel.ts"
import { type GoogleClient, quoted } from "./google-client.ts"
import { assetReviews, refusedAssets } from "./google-assets.ts"
import { camel } from "./google-name.ts"
import { customerOf } from "./google-row.ts"

const topicsIn = (policySummary: unknown): ReadonlyArray<string> =>
  listOf(at(policySummary, "policyTopicEntries")).flatMap((entry) => textOf(at(entry, "topic")) ?? [])

/** What its evidence says of an entry: the texts of the ad that it found, or the address that it cannot use. */
const evidenceOf = (entry: unknown) =>
  listOf(at(entry, "evidences")).map((evidence) => ({
    texts: listOf(at(evidence, "textList", "texts")).flatMap((text) => textOf(text) ?? []),
    isAddress: ["destinationNotWorking", "destinationMismatch", "websiteList"].some(
      (name) => at(evidence, name) !== undefined,
    ),
  }))

/** The fields whose own review failed, or that the whole ad's findings give as evidence. */
const fieldsOf = (row: unknown, { adField, reviewedTexts }: GoogleChannel): ReadonlyArray<RefusedField> => {
  const found = listOf(at(row, "adGroupAd", "policySummary", "policyTopicEntries")).flatMap(evidenceOf)
  const texts = found.flatMap((evidence) => evidence.texts)
  const named = Object.entries(reviewedTexts).flatMap(([part, field]) =>
    adTextsIn(at(row, "adGroupAd", "ad", camel(adField), part)).some(
      (asset) =>
        at(asset, "policySummaryInfo", "approvalStatus") === "DISAPPROVED" ||
        texts.includes(textOf(at(asset, "text")) ?? ""),
    )
      ? [field]
      : [],
  )
  return [...named, ...(found.some(({ isAddress }) => isAddress) ? ["landingPage" as const] : [])]
}

/** The pictures that an ad shows, by their names in the account. */
const assetsOf = (row: unknown, { adField, pictures }: GoogleChannel): ReadonlyArray<string> =>
  pictures.flatMap((part) =>
    listOf(at(row, "adGroupAd", "ad", camel(adField), part)).flatMap((image) => textOf(at(image, "asset")) ?? []),
  )

/** What Google's review says of an ad: of the whole, of its texts and of its pictures, which have reviews of their own. */
export const reviewReader = (client: GoogleClient, channel: GoogleChannel) => {
  const rejected = Effect.fnUntraced(function* (ad: string, row: unknown) {
    const assets = assetsOf(row, channel)
    const rows =
      assets.length === 0
        ? []
        : yield* client.rows(
            customerOf(ad),
            `SELECT asset.policy_summary.approval_status, asset.policy_summary.policy_topic_entries FROM asset WHERE asset.resource_name IN (${assets.map(quoted).join(", ")})`,
          )
    const summaries = rows.map((one) => at(one, "asset", "policySummary"))
    const refused = summaries.filter((summary) => at(summary, "approvalStatus") === "DISAPPROVED")
    const topics = new Set([at(row, "adGroupAd", "policySummary"), ...refused].flatMap(topicsIn))
    const fields = new Set([...(refused.length > 0 ? ["picture" as const] : []), ...fieldsOf(row, channel)])
    const state: ReviewState = {
      status: "Rejected",
      ...(topics.size > 0 && { reason: [...topics].join(", ") }),
      ...(fields.size > 0 && { fields: [...fields] }),
    }
    return state
  })

  /** What stands beside the ads and is not shown: it keeps the ad from nothing. */
  const refusedBeside = Effect.fnUntraced(function* (campaign: string | undefined) {
    if (campaign === undefined || !channel.showsAssets) return {}
    const refused = refusedAssets(yield* client.rows(customerOf(campaign), assetReviews(campaign)))
    return refused.length === 0 ? {} : { refusedAssets: refused }
  })

  return Effect.fnUntraced(function* ({ externalIds: { ad, campaign } }: ChannelObjects) {
    if (ad === undefined) return { status: "InReview" } satisfies ReviewState
    const [row] = yield* client.rows(
      customerOf(ad),
      `SELECT campaign.status, ad_group_ad.policy_summary.approval_status, ad_group_ad.policy_summary.policy_topic_entries, ${selectedParts(channel)} FROM ad_group_ad WHERE ad_group_ad.resource_name = ${quoted(ad)}`,
    )
    if (row === undefined) return yield* new NetworkRefused({ reason: "The ad no longer exists" })
    const approval = textOf(at(row, "adGroupAd", "policySummary", "approvalStatus")) ?? ""
    if (approval === "DISAPPROVED") return yield* rejected(ad, row)
    const isApproved = ["APPROVED", "APPROVED_LIMITED", "AREA_OF_INTEREST_ONLY"].includes(approval)
    if (!isApproved) return { status: "InReview" } satisfies ReviewState
    const status = at(row, "campaign", "status")
    const state: ReviewState = {
      status: status === "PAUSED" ? "Paused" : status === "REMOVED" ? "Completed" : "Active",
      ...(yield* refusedBeside(campaign)),
    }
    return state
  })
}
