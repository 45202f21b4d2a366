import { Effect, Result, Schema } from "effect"
import { handler, type InputOf, JobQueue } from "@application/kernel"
import { type Campaign, changeTerms, revisedCampaign, WantedTerms } from "@domain/campaigns"
import { InvalidFields } from "@domain/identity"
import { campaignName } from "@domain/validation"
import { BudgetNotAllowed, IdempotencyConflict, missingFor, PriceChanged } from "@domain/wallet"
import { ApplyCampaignState, ChangeCampaign, QuoteChange } from "../contract/index.ts"
import { CampaignFunds, CampaignRepository, LaunchPrices } from "../ports/index.ts"
import { momentOf } from "./moment.ts"
import { offeredHere } from "./offered.ts"
import { refuseStaleChange } from "./stale-change.ts"

/** The change and what the wallet gives for it. Bringing an empty campaign to its last day changes no schedule. */
const pricedChange = Effect.fnUntraced(function* (campaign: Campaign, wanted: WantedTerms) {
  if (wanted.refill !== true) yield* offeredHere("changeEndDate", campaign.businessProfileId)
  const pricing = yield* (yield* LaunchPrices).ofChange(campaign)
  const moment = yield* momentOf(campaign)
  const changed = yield* Effect.fromResult(changeTerms(campaign, wanted, pricing, moment)).pipe(
    Effect.catch((failure) => Effect.fail("key" in failure ? new BudgetNotAllowed({ keys: [failure.key] }) : failure)),
  )
  const available = yield* (yield* CampaignFunds).available(campaign.businessProfileId)
  const missing = missingFor(changed.added.total, available)
  return { ...changed, at: moment.now, missing }
})

/** What a change of terms costs as people read it. */
export const quotedChange = Effect.fnUntraced(function* (before: Campaign, wanted: WantedTerms) {
  const { campaign, added, missing } = yield* pricedChange(before, wanted)
  const { id, budget, endDate, price, returned } = campaign
  if (budget === undefined || endDate === undefined || price === undefined) {
    return yield* Effect.die(new Error(`Campaign ${id} was changed without budget, dates or price`))
  }
  const fromWallet = Math.max(0, added.total - missing)
  const taken = returned === undefined ? {} : { returned }
  return { endDate, dailyBudget: budget.dailyBudget, added, ...taken, price, fromWallet, missing }
})

export const quoteChange = handler(
  QuoteChange,
  Effect.fnUntraced(function* ({ businessProfileId, campaignId, ...wanted }) {
    const before = yield* (yield* CampaignRepository).byId(businessProfileId, campaignId)
    return yield* quotedChange(before, wanted)
  }),
)

const askedFor = ({ endDate, dailyBudget, refill }: WantedTerms, total: number): string =>
  JSON.stringify([endDate ?? null, dailyBudget ?? null, refill ?? false, total])

const required = "validation.required"
const readTerms = Schema.decodeUnknownResult(WantedTerms, { onExcessProperty: "error" })

type Change = Omit<InputOf<typeof ChangeCampaign>, "data" | "revision">

/** A change with what its difference says, and the name in it. */
const differing = Effect.fnUntraced(function* ({
  data = [],
  revision: _revision,
  ...change
}: InputOf<typeof ChangeCampaign>) {
  const names = data.filter(({ Name }) => Name === "name")
  const terms = data.filter(({ Name }) => Name !== "name")
  const read = readTerms(Object.fromEntries(terms.map(({ Name, Value }) => [Name, Value])))
  if (Result.isFailure(read)) return yield* new InvalidFields({ fields: { data: ["businesses.fieldUnknown"] } })
  const typed = names.at(-1)?.Value
  if (names.length === 0) return { name: undefined, change: { ...change, ...read.success } }
  const name = campaignName(typeof typed === "string" ? typed : "")
  if (Result.isFailure(name)) return yield* new InvalidFields({ fields: { name: [name.failure.key] } })
  return { name: name.success, change: { ...change, ...read.success } }
})

/** Whether the call was answered before; its answer is given again. */
const isRepeated = ({ changes = [] }: Campaign, { idempotencyKey }: Change): boolean =>
  idempotencyKey !== undefined && changes.some((change) => change.idempotencyKey === idempotencyKey)

/**
 * Makes the change of terms that a call wants, with its money and the job that tells the networks; without any the campaign stays
 * as it is. The caller saves it.
 */
export const withChangedTerms = Effect.fnUntraced(function* (before: Campaign, change: Change) {
  const { businessProfileId, campaignId, total, idempotencyKey, ...wanted } = change
  if (Object.keys(wanted).length === 0) return before
  if (total === undefined || idempotencyKey === undefined) {
    const unsaid = Object.entries({ total, idempotencyKey }).filter(([, value]) => value === undefined)
    return yield* new InvalidFields({ fields: Object.fromEntries(unsaid.map(([name]) => [name, [required]])) })
  }
  const fingerprint = askedFor(wanted, total)
  const known = before.changes?.find((change) => change.idempotencyKey === idempotencyKey)
  if (known !== undefined) return known.asked === fingerprint ? before : yield* new IdempotencyConflict({})
  const { campaign, added, papers, at, missing } = yield* pricedChange(before, wanted)
  if (added.total !== total) return yield* new PriceChanged({ total: added.total, due: missing })
  yield* (yield* CampaignFunds).change({
    businessProfileId,
    campaignId,
    campaignName: campaign.name,
    added,
    papers,
    idempotencyKey,
  })
  const changes = [...(before.changes ?? []), { idempotencyKey, asked: fingerprint, total, at }]
  const changed: Campaign = { ...campaign, changes }
  const singletonKey = `apply-${campaignId}`
  yield* (yield* JobQueue).later(ApplyCampaignState, { businessProfileId, campaignId }, { singletonKey })
  return changed
})

export const changeCampaign = handler(
  ChangeCampaign,
  Effect.fnUntraced(function* (input) {
    const { name, change } = yield* differing(input)
    const campaigns = yield* CampaignRepository
    const before = yield* campaigns.forChange(input.businessProfileId, input.campaignId)
    const { endDate, dailyBudget } = change
    const wanted = {
      ...(name !== undefined && { name }),
      ...(endDate !== undefined && { endDate }),
      ...(dailyBudget !== undefined && { dailyBudget }),
    }
    if (!isRepeated(before, change)) yield* refuseStaleChange(before, wanted, input.revision)
    const changed = yield* withChangedTerms(before, change)
    const named = revisedCampaign(before, { ...changed, ...(name !== undefined && { name }) })
    if (named.name !== before.name || changed !== before) yield* campaigns.save(named)
    return named
  }),
)
