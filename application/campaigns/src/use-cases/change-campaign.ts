import { Effect } from "effect"
import { command, JobQueue, query } from "@application/kernel"
import { type Campaign, changeTerms, type WantedTerms } from "@domain/campaigns"
import { BudgetNotAllowed, IdempotencyConflict, missingFor, PriceChanged } from "@domain/wallet"
import { ApplyCampaignState, ChangeCampaign, QuoteChange } from "../contract/index.ts"
import { CampaignFunds, CampaignRepository, LaunchPrices } from "../ports/index.ts"
import { momentOf } from "./moment.ts"
import { offeredHere } from "./offered.ts"

/** The change and what the wallet gives for it. Bringing an empty campaign to its last day changes no schedule. */
const priced = Effect.fnUntraced(function* (campaign: Campaign, wanted: WantedTerms) {
  if (wanted.refill !== true) yield* offeredHere("changeEndDate")
  const pricing = yield* (yield* LaunchPrices).ofChange(campaign)
  const moment = yield* momentOf(campaign)
  const changed = yield* Effect.fromResult(changeTerms(campaign, wanted, pricing, moment)).pipe(
    Effect.catch((failure) => Effect.fail("key" in failure ? new BudgetNotAllowed({ keys: [failure.key] }) : failure)),
  )
  const available = yield* (yield* CampaignFunds).available(campaign.businessProfileId)
  const missing = missingFor(changed.added.total, available)
  return { ...changed, at: moment.now, missing }
})

export const quoteChange = query(
  QuoteChange,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, ...wanted }) {
    const before = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    const { campaign, added, missing } = yield* priced(before, wanted)
    const { budget, endDate, price } = campaign
    if (budget === undefined || endDate === undefined || price === undefined) {
      return yield* Effect.die(new Error(`Campaign ${campaignId} was changed without budget, dates or price`))
    }
    const fromWallet = Math.max(0, added.total - missing)
    return { endDate, dailyBudget: budget.dailyBudget, added, price, fromWallet, missing }
  }),
)

const askedFor = ({ endDate, dailyBudget, refill }: WantedTerms, total: number): string =>
  JSON.stringify([endDate ?? null, dailyBudget ?? null, refill ?? false, total])

export const changeCampaign = command(
  ChangeCampaign,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, total, idempotencyKey, ...wanted }) {
    const campaigns = yield* CampaignRepository
    const before = yield* campaigns.forChange(businessProfileId, campaignId)
    const fingerprint = askedFor(wanted, total)
    const known = before.changes?.find((change) => change.idempotencyKey === idempotencyKey)
    if (known !== undefined) return known.asked === fingerprint ? before : yield* new IdempotencyConflict({})
    const { campaign, added, at, missing } = yield* priced(before, wanted)
    if (added.total !== total) return yield* new PriceChanged({ total: added.total, due: missing })
    yield* (yield* CampaignFunds).change({
      businessProfileId,
      campaignId,
      campaignName: campaign.name,
      added,
      idempotencyKey,
    })
    const changes = [...(before.changes ?? []), { idempotencyKey, asked: fingerprint, total, at }]
    const changed: Campaign = { ...campaign, changes }
    yield* campaigns.save(changed)
    const singletonKey = `apply-${campaignId}`
    yield* (yield* JobQueue).later(ApplyCampaignState, { businessProfileId, campaignId }, { singletonKey })
    return changed
  }),
)
