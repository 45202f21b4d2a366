import { handler, Profiles } from "@application/kernel"
import { PricesToday } from "@application/signup/services"
import { budgetLimits } from "@domain/budget"
import { StoreBudgetChanged, storeBudgetFailures } from "@domain/franchise"
import { invalidFields } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { Effect } from "effect"
import { GetStoreBudget, SaveStoreBudget } from "../contract/store-budget.ts"
import { StoreCampaignFigures } from "../ports/index.ts"
import { FranchiseBudgets } from "../stores/franchise-budgets.ts"
import { franchiseOnly } from "./franchise.ts"

/** What a store's budget may be a day, by the portal's prices. */
const limitsOf = Effect.fnUntraced(function* (businessProfileId: BusinessProfileId) {
  yield* franchiseOnly(businessProfileId)
  const { portalId, region } = yield* (yield* Profiles).of(businessProfileId)
  return budgetLimits(yield* (yield* PricesToday).of(portalId, region))
})

export const getStoreBudget = handler(
  GetStoreBudget,
  Effect.fnUntraced(function* ({ businessProfileId }) {
    const limits = yield* limitsOf(businessProfileId)
    const kept = yield* (yield* FranchiseBudgets).find({ businessProfileId })
    const running = yield* (yield* StoreCampaignFigures).running(businessProfileId)
    const launched = running.map(({ code }) => code)
    if (kept === undefined) return { version: 0, limits, launched }
    const { businessProfileId: _owner, version, ...draft } = kept
    return { draft, version, limits, launched }
  }),
)

export const saveStoreBudget = handler(
  SaveStoreBudget,
  Effect.fnUntraced(function* ({ businessProfileId, version, ...draft }) {
    const failures = storeBudgetFailures(draft, yield* limitsOf(businessProfileId))
    if (Object.keys(failures).length > 0) return yield* invalidFields(failures)
    const budgets = yield* FranchiseBudgets
    const before = yield* budgets.forChange({ businessProfileId })
    if ((before?.version ?? 0) !== version) return yield* new StoreBudgetChanged()
    const after = { businessProfileId, version: version + 1, ...draft }
    if (before === undefined && !(yield* budgets.addOnce(after))) return yield* new StoreBudgetChanged()
    if (before !== undefined) yield* budgets.save(after)
    return { version: after.version }
  }),
)
