import { CampaignId } from "@domain/kernel"
import { law } from "@domain/kernel/testing"
import fc from "fast-check"
import { expect, test } from "vitest"
import { anyStore, pizzaAd } from "../testing/index.ts"
import type { FranchiseCampaignDraft } from "./franchise-campaign.ts"
import { launchedStores, launchPlan, launchRefusals } from "./launch-plan.ts"
import { launchProgress, waitingStores } from "./launch-progress.ts"

const limits = { currency: "GBP", minimumDaily: 1_000, recommendedDaily: 3_000, maximumDaily: 50_000 } as const
const anyStores = fc.uniqueArray(
  anyStore.map((store) => ({ ...store, town: "Leeds", price: "£9", phone: "+441132000000", radius: 5 })),
  { selector: ({ code }) => code, maxLength: 12 },
)
const anyDraft = fc
  .record({ total: fc.nat(3_000_000), days: fc.integer({ min: 7, max: 30 }) })
  .map(({ total, days }): FranchiseCampaignDraft => ({
    name: "Autumn",
    budgetType: "Lifetime",
    terms: { total, minimum: 1_000 * days, distribution: "Equal", days },
    ad: pizzaAd,
  }))

test("media and what does not divide sum to what was shared", () => {
  law(
    fc.property(anyStores, anyDraft, (stores, draft) => {
      const plan = launchPlan(draft, stores, { limits, launched: new Set() })
      expect(plan.media + plan.undivided).toBe(plan.shared.spent)
      expect(plan.media).toBeLessThanOrEqual(draft.terms.total)
      expect(plan.undivided).toBeLessThan(Math.max(1, stores.length * draft.terms.days))
      for (const { dailyBudget } of launchedStores(plan)) expect(dailyBudget).toBeGreaterThanOrEqual(1_000)
    }),
  )
})

test("a store that cannot show the ad takes no share, and the others get it", () => {
  law(
    fc.property(anyStores, anyDraft, (stores, draft) => {
      const silent = stores.map(({ price: _price, ...store }, index) =>
        index === 0 ? store : { ...store, price: "£9" },
      )
      const plan = launchPlan(draft, silent, { limits, launched: new Set() })
      const [first] = plan.stores
      if (first === undefined) return
      expect(first.allocation.costToBeSpent).toBe(0)
      expect(first.allocation.status).toBe("NotEligible")
      const others = launchPlan(draft, silent.slice(1), { limits, launched: new Set() })
      expect(plan.media).toBe(others.media)
    }),
  )
})

test("lifetime budgets of a hub's stores never come to more than its cap", () => {
  law(
    fc.property(anyStores, anyDraft, fc.nat(60_000), (stores, draft, taken) => {
      const facts = { limits, launched: new Set<string>(), cap: { perDay: limits.maximumDaily, taken } }
      const plan = launchPlan(draft, stores, facts)
      const daily = launchedStores(plan).reduce((sum, { dailyBudget }) => sum + dailyBudget, 0)
      const isRefused = (one: FranchiseCampaignDraft) =>
        launchRefusals(one, plan, facts).some(({ key }) => key === "franchise.launch.aboveCap")
      expect(isRefused(draft)).toBe(daily > Math.max(0, limits.maximumDaily - taken))
      expect(isRefused({ ...draft, budgetType: "Daily" })).toBe(false)
      expect(launchRefusals(draft, plan, { ...facts, cap: undefined }).map(({ key }) => key)).not.toContain(
        "franchise.launch.aboveCap",
      )
    }),
  )
})

test("launched, failed and waiting stores are told apart, and sum to all", () => {
  const anyLaunch = fc.uniqueArray(fc.stringMatching(/^[A-Z]\d$/), { maxLength: 20 })
  law(
    fc.property(anyLaunch, fc.infiniteStream(fc.constantFrom("none", "launched", "failed")), (codes, kinds) => {
      const stores = codes.map((code) => ({ code, dailyBudget: 1, total: 1, hash: "" }))
      const outcomes = codes.flatMap((code) => {
        const kind = kinds.next().value
        return kind === "none"
          ? []
          : [kind === "launched" ? { code, campaignId: CampaignId.make(1) } : { code, problem: ["x"] }]
      })
      const progress = launchProgress({ stores }, outcomes)
      expect(progress.launched + progress.failed + progress.waiting).toBe(codes.length)
      expect(progress.state === "Launching").toBe(progress.waiting > 0)
      expect(waitingStores({ stores, isGivenUp: true }, outcomes)).toEqual([])
    }),
  )
})
