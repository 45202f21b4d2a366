import type { CopyPatterns } from "./patterns.ts"

/** The patterns that are made of facts alone, and so are alike in every language. */
export const sharedPatterns = {
  headlines: [
    "{service} {inCity}",
    "{both} {inCity}",
    "{category} {inCity}: {toAct}",
    "{service}: {toAct}",
    "{both}",
    "{andMore}",
    "{category}: {toAct}",
    "{category} {inCity}",
    "{service}",
  ],
  anyHeadlines: ["{line}", "{otherLine}", "{action}"],
  descriptions: ["{line}", "{both}", "{category} {inCity}", "{service} {inCity}", "{category}", "{service}"],
  shortTexts: ["{line}", "{service} {inCity}", "{both}", "{category} {inCity}", "{otherLine}", "{service}", "{action}"],
  shortOfferTexts: ["{offerUntil}", "{offer}"],
  offerTexts: [
    "{offerUntil} {atName}. {andMore} {inCity}. {short}",
    "{offerUntil} {atName}. {both} {inCity}. {short}",
    "{offerUntil} {atName}. {long}",
    "{offerUntil} {atName}. {service} {inCity}. {short}",
    "{offerUntil} {atName}. {short}",
    "{offerUntil}. {long}",
    "{offerUntil}. {short}",
  ],
  searchHeadlines: [
    "{service} {inCity}",
    "{name}",
    "{category} {inCity}",
    "{action}",
    "{both}",
    "{line}",
    "{service}",
    "{category}: {toAct}",
    "{otherLine}",
    "{service}: {toAct}",
  ],
} as const satisfies Partial<CopyPatterns>
