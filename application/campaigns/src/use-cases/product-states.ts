import type { Campaign } from "@domain/campaigns"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { CampaignRepository, LaunchRuns } from "../ports/index.ts"
import { ProductStates } from "../stores/index.ts"

/** How many of a store's latest launches are looked through for one that shows its products. */
const launchesSeen = 100

/** Campaigns whose ads are shown, or may be shown again. */
const live: ReadonlyArray<Campaign["status"]> = ["InReview", "Approved", "Active", "Paused"]

/** The objects of a live channel that shows the store's products; a store has one catalogue for all its campaigns. */
export const channelShowingProducts = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const campaigns = yield* CampaignRepository
  const runs = yield* (yield* LaunchRuns).recentOf([businessProfileId], launchesSeen)
  for (const { campaignId, channels } of runs) {
    const channel = channels.find(({ externalIds }) => externalIds.products !== undefined)
    if (channel === undefined) continue
    const { status } = yield* Effect.orDie(campaigns.byId(businessProfileId, campaignId))
    if (live.includes(status)) return channel
  }
  return undefined
})

type StateRow = Parameters<Effect.Success<typeof ProductStates>["save"]>[0]

/** What is wrong with a product at its network. */
export type ProductState = Omit<StateRow, "businessProfileId" | "productId">

/** Rows of a page. */
const pageSize = 1_000

/** What is wrong with a store's products at their network, by their codes. */
export const productStatesOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  const store = yield* ProductStates
  const states = new Map<string, ProductState>()
  let cursor: string | undefined
  do {
    const page = yield* store.list("ofBusiness", { businessProfileId }, { limit: pageSize, cursor })
    for (const { businessProfileId: _of, productId, ...state } of page.rows) states.set(productId, state)
    cursor = page.nextCursor
  } while (cursor !== undefined)
  return states
})

const isEmpty = ({ untaken = [], refusals = [], price }: ProductState): boolean =>
  untaken.length + refusals.length === 0 && price === undefined

/** Notes what is wrong with a product where that has changed; a product in order has no row. */
export const keepProductState = Effect.fnUntraced(function* (
  businessProfileId: BusinessProfileId,
  productId: string,
  former: ProductState | undefined,
  state: ProductState,
) {
  const store = yield* ProductStates
  if (JSON.stringify(former ?? {}) === JSON.stringify(state)) return
  if (!isEmpty(state)) return yield* store.save({ businessProfileId, productId, ...state })
  if (former !== undefined) yield* store.remove({ businessProfileId, productId })
})
