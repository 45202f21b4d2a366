import { expect, test } from "vitest"
import { inAdLanguage } from "./ad-language-change.ts"
import { begunSession } from "./testing/index.ts"

test("another language of ads lets go of the texts and keywords of the former one", () => {
  const draft = begunSession({
    creative: { creativeDetail: { selectedTemplateId: "card" } },
    targeting: { keywords: ["bread"] },
  })
  expect(inAdLanguage(draft, "he")).toEqual({
    business: { adLanguage: "he" },
    creative: { creativeDetail: { selectedTemplateId: "card" } },
    targeting: { keywords: null, keywordMatches: null, negativeKeywords: null },
  })
  expect(inAdLanguage(draft, "en")).toEqual({ business: { adLanguage: "en" } })
})
