import { CampaignId, LeadId } from "@domain/kernel"
import fc from "fast-check"
import type { ProposedChange } from "../proposed-change.ts"
import type { SubjectFacts } from "../subject-facts.ts"

const campaignId = CampaignId.make(12)
const word = fc.stringMatching(/^[a-z]{1,8}$/)
const words = fc.uniqueArray(word, { minLength: 1, maxLength: 4 })

/** A campaign and a lead as one record of values, running or paused. */
export const anyFacts: fc.Arbitrary<SubjectFacts> = fc.record({
  status: fc.constantFrom("Active", "Paused"),
  dailyBudget: fc.integer({ min: 1, max: 100_000 }),
  endDate: fc.constantFrom("2026-12-10", "2026-12-20"),
  headline: word,
  primaryText: word,
  description: word,
  searchHeadlines: words,
  searchDescriptions: words,
  negativeKeywords: words.map((all) => all.toSorted()),
  leadStatus: fc.constantFrom("New", "Contacted", "Won"),
})

/** A change that may be proposed. */
export const anyChange: fc.Arbitrary<ProposedChange> = fc.oneof(
  fc.constantFrom<ProposedChange>({ kind: "PauseCampaign", campaignId }, { kind: "ResumeCampaign", campaignId }),
  fc
    .record({ dailyBudget: fc.integer({ min: 1, max: 100_000 }), endDate: fc.constantFrom("2026-12-10", "2026-12-31") })
    .map((terms) => ({ kind: "ChangeBudget" as const, campaignId, ...terms })),
  fc
    .record({ headline: word, primaryText: word, searchHeadlines: words })
    .map((texts) => ({ kind: "ChangeAdTexts" as const, campaignId, texts })),
  fc
    .record({ add: words, remove: words })
    .map((keywords) => ({ kind: "ChangeNegativeKeywords" as const, campaignId, ...keywords })),
  fc
    .record({ status: fc.constantFrom("New" as const, "Won" as const, "Lost" as const) })
    .map((lead) => ({ kind: "ChangeLead" as const, leadId: LeadId.make(5), ...lead })),
)
