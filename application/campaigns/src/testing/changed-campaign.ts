import { Effect } from "effect"
import { QueuedJobs } from "@application/kernel/testing"
import { editOf, type PlanEdit } from "@domain/campaigns"
import { IdempotencyKey } from "@domain/kernel"
import type { ReviewState } from "../ports/index.ts"
import { getCampaignEdit, saveCampaignEdit } from "../use-cases/campaign-edits.ts"
import { sendCampaignEdit } from "../use-cases/send-campaign-edit.ts"
import { syncCampaigns } from "../use-cases/sync-campaigns.ts"
import { afterDays, channelsOf, launchedCampaign } from "./launched-campaign.ts"
import { MemoryNetwork } from "./memory-network.ts"

/** A campaign that runs on both channels, with no job left. */
export const runningCampaign = Effect.gen(function* () {
  const key = yield* launchedCampaign
  yield* afterDays(1)
  yield* syncCampaigns.handle({})
  yield* (yield* QueuedJobs).take
  return key
})

type Key = Effect.Success<typeof runningCampaign>

/** What runs, as an edit begins with it. */
export const runningEdit = (key: Key) => Effect.map(getCampaignEdit.handle(key), ({ plan }) => editOf(plan))

/** An edit with another headline of the social ad. */
export const withHeadline = ({ ads, ...edit }: PlanEdit, headline: string): PlanEdit => ({
  ...edit,
  ads: { ...ads, ...(ads.adDetail !== undefined && { adDetail: { ...ads.adDetail, headline } }) },
})

/** An edit with other keywords. */
export const withKeywords = ({ audience, ...edit }: PlanEdit, keywords: ReadonlyArray<string>): PlanEdit => ({
  ...edit,
  audience: { ...audience, keywords },
})

/** Types what runs with a change, as the draft's next version. */
export const typed = Effect.fnUntraced(function* (key: Key, change: (edit: PlanEdit) => PlanEdit) {
  const { draft, plan, version } = yield* getCampaignEdit.handle(key)
  const edit = change(draft?.edit ?? editOf(plan))
  return yield* saveCampaignEdit.handle({ ...key, edit, version })
})

/** Sends the draft as it is. */
export const sent = Effect.fnUntraced(function* (key: Key, idempotencyKey = "edit-key-0001") {
  const { version } = yield* getCampaignEdit.handle(key)
  return yield* sendCampaignEdit.handle({ ...key, version, idempotencyKey: IdempotencyKey.make(idempotencyKey) })
})

/** The network decides on the new ad of a channel. */
export const decideOnChange = Effect.fnUntraced(function* (key: Key, of: "Social" | "Search", decision: ReviewState) {
  const channel = (yield* channelsOf(key)).find((one) => one.channel === of)
  const externalIds = { ...channel?.externalIds, ...channel?.edit?.externalIds }
  yield* (yield* MemoryNetwork).decide({ channel: of, externalIds }, decision)
})
