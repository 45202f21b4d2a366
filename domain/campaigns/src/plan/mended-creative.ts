import { acceptCopy, editCopy, isPublishable } from "@domain/creatives"
import type { PlanCreative } from "./creative.ts"
import type { PolicyFinding } from "./policy-findings.ts"

type Acceptable = Parameters<typeof isPublishable>[0]

/** Edited texts, accepted where they were: whoever mends them has read and chosen the new words. */
const edited = <Copy extends Acceptable & Parameters<typeof editCopy>[0]>(
  copy: Copy,
  change: Parameters<typeof editCopy<Copy>>[1],
): Copy => {
  const next = editCopy(copy, change)
  return isPublishable(copy) ? acceptCopy(next) : next
}

const replaced = (lines: ReadonlyArray<string>, text: string, mended: string): ReadonlyArray<string> => [
  ...new Set(lines.map((line) => (line === text ? mended : line))),
]

/**
 * The parts of what the ads say in which a finding's text is mended; nothing where its network proposes no other words, or the
 * text is no longer there. Ours.
 */
export const mendedCreative = (
  { creativeDetail = {}, offerDetail }: Pick<PlanCreative, "creativeDetail" | "offerDetail">,
  { part, text, mended }: Pick<PolicyFinding, "part" | "text" | "mended">,
): Pick<PlanCreative, "creativeDetail" | "offerDetail"> | undefined => {
  const { adDetail, searchAd, leadForm } = creativeDetail
  if (mended === undefined) return undefined
  switch (part) {
    case "primaryText":
    case "headline":
    case "description":
      return adDetail?.[part] === text
        ? { creativeDetail: { ...creativeDetail, adDetail: edited(adDetail, { [part]: mended }) } }
        : undefined
    case "searchHeadline":
    case "searchDescription": {
      const name = part === "searchHeadline" ? "headlines" : "descriptions"
      return searchAd?.[name].includes(text) === true
        ? {
            creativeDetail: {
              ...creativeDetail,
              searchAd: edited(searchAd, { [name]: replaced(searchAd[name], text, mended) }),
            },
          }
        : undefined
    }
    case "leadForm": {
      const names = ["title", "description", "completionTitle", "completionDescription"] as const
      const name = names.find((one) => leadForm?.[one] === text)
      return leadForm === undefined || name === undefined
        ? undefined
        : { creativeDetail: { ...creativeDetail, leadForm: { ...leadForm, [name]: mended } } }
    }
    case "offer":
      return offerDetail?.type === "Custom" && offerDetail.text === text
        ? { offerDetail: { ...offerDetail, text: mended } }
        : undefined
    case "keyword":
      return undefined
  }
}
