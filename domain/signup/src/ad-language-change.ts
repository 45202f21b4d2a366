import { adLanguageOf } from "@domain/campaigns"
import type { CopyLanguage } from "@domain/creatives"
import type { SessionChange } from "./session-change.ts"
import type { SignupSession } from "./signup-session.ts"

/** The change to another language of ads, without the texts, lead form and keywords of the former one. */
export const inAdLanguage = (
  draft: Pick<SignupSession, "business" | "region" | "creative">,
  language: CopyLanguage,
): SessionChange => {
  const business = { adLanguage: language }
  if (adLanguageOf(draft) === language) return { business }
  const {
    adDetail: _ad,
    variant: _variant,
    searchAd: _search,
    bannerAd: _banner,
    leadForm: _form,
    savedForm: _saved,
    ...detail
  } = draft.creative.creativeDetail ?? {}
  return {
    business,
    creative: { creativeDetail: detail },
    targeting: { keywords: null, keywordMatches: null, negativeKeywords: null },
  }
}
