import { anyLocalDate } from "@domain/kernel/testing"
import * as fc from "fast-check"
import type { PictureAd } from "../launched-ad.ts"
import { type AdTest, TestEnding } from "../variant/ad-test.ts"
import { AdVersion } from "../variant/ad-variant.ts"
import type { VersionCounts } from "../variant/test-day.ts"

const shown = (headline: string): PictureAd => ({
  primaryText: "Sour, dark and baked at four.",
  headline,
  description: "",
  content: {
    templateId: "classic",
    businessName: "Bloom Bakery",
    headline,
    description: "",
    callToActionLabel: "Learn more",
    language: "en",
    palette: { primary: "#8a3b12" },
    direction: "ltr",
  },
})

const counts: fc.Arbitrary<VersionCounts> = fc.record({
  impressions: fc.nat(100_000),
  people: fc.nat(100_000),
  clicks: fc.nat(1_000),
  results: fc.nat(100),
  spend: fc.nat(1_000_000),
})

const version = fc.constantFrom(...AdVersion.literals)

/** A test of two versions, valid or not. */
export const anyAdTest: fc.Arbitrary<AdTest> = fc.record(
  {
    question: fc.string({ maxLength: 40 }),
    objective: fc.constantFrom("LeadGeneration", "WebsiteVisits"),
    ratio: fc.constantFrom(1.25, 1.5, 2),
    needed: fc.nat(2_000),
    endsWeaker: fc.boolean(),
    ads: fc.record({ A: fc.string().map(shown), B: fc.string().map(shown) }),
    startedOn: anyLocalDate,
    endsOn: anyLocalDate,
    days: fc.array(fc.record({ date: anyLocalDate, A: counts, B: counts }), { maxLength: 3 }),
    ended: fc.record(
      { how: fc.constantFrom(...TestEnding.literals), on: anyLocalDate, version, reason: fc.string() },
      { requiredKeys: ["how", "on"] },
    ),
    kept: fc.record({ version, on: anyLocalDate, byRule: fc.boolean() }),
    isChanged: fc.boolean(),
  },
  { requiredKeys: ["objective", "ratio", "needed", "endsWeaker", "ads", "startedOn", "endsOn", "days"] },
)
