import * as fc from "fast-check"
import { anyDayPart } from "@domain/budget/testing"
import type { PlanEdit } from "../edits/plan-edit.ts"
import { KeywordMatch, type MatchedKeyword } from "../matched-keyword.ts"
import { anyAgeBands, anyTargetLocation } from "./campaigns.arbitrary.ts"

const text = fc.string({ maxLength: 20 })

const anyAcceptance = { origin: fc.constantFrom("suggested", "edited"), accepted: fc.boolean() } as const

/** A keyword of few words, so that keywords and negative keywords meet. */
export const anyMatchedKeyword: fc.Arbitrary<MatchedKeyword> = fc.record({
  keyword: fc
    .array(fc.constantFrom("bread", "free", "rye", "fresh", "jobs"), { minLength: 1, maxLength: 3 })
    .map((words) => words.join(" ")),
  match: fc.constantFrom(...KeywordMatch.literals),
})

/** Any change of a running campaign's ads and audience; its texts may be empty. */
export const anyPlanEdit: fc.Arbitrary<PlanEdit> = fc.record({
  ads: fc.record(
    {
      selectedTemplateId: text,
      adDetail: fc.record({
        headline: text,
        description: text,
        primaryText: text,
        callToAction: fc.constantFrom("CallNow", "GetQuote", "LearnMore"),
        ...anyAcceptance,
      }),
      cards: fc.array(
        fc.record(
          {
            picture: fc.record({ url: fc.constantFrom("/media/a.png", "/media/b.png"), source: fc.constant("upload") }),
            headline: text,
            description: text,
          },
          { requiredKeys: ["picture", "headline"] },
        ),
        { maxLength: 4 },
      ),
      searchAd: fc.record({
        headlines: fc.array(text, { maxLength: 4 }),
        descriptions: fc.array(text, { maxLength: 3 }),
        ...anyAcceptance,
      }),
      bannerAd: fc.record({
        headlines: fc.array(text, { maxLength: 3 }),
        longHeadline: text,
        descriptions: fc.array(text, { maxLength: 3 }),
        callToAction: fc.constantFrom("VisitWebsite", "LearnMore"),
        ...anyAcceptance,
      }),
      policyStatements: fc.array(fc.record({ topic: fc.constantFrom("weapons", "tobacco"), words: text, text }), {
        maxLength: 2,
      }),
    },
    { requiredKeys: [] },
  ),
  audience: fc.record(
    {
      targetGender: fc.constantFrom("All", "Female", "Male"),
      languages: fc.subarray(["en", "hi", "ta", "ur"] as const, { minLength: 1 }),
      ageBands: anyAgeBands,
      targetLocation: anyTargetLocation,
      keywords: fc.array(text, { maxLength: 4 }),
      keywordMatches: fc.array(anyMatchedKeyword, { maxLength: 3 }),
      negativeKeywords: fc.array(anyMatchedKeyword, { maxLength: 3 }),
      dayParts: fc.array(anyDayPart, { maxLength: 4 }),
      excludedPlacements: fc.uniqueArray(fc.constantFrom("news.example", "games.example", "1-476943146"), {
        minLength: 1,
        maxLength: 3,
      }),
    },
    { requiredKeys: [] },
  ),
})
