import {
  bannedProblems,
  bannerLimits,
  offerText,
  type PolicyNetwork,
  type PolicyProblem,
  policyProblems,
  policySeverities,
  searchAdLimits,
  type Sitelink,
} from "@domain/creatives"
import { adLanguageOf } from "./ad-language.ts"
import { showsBanner, showsPicture, showsText } from "../channel-definitions.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { cardsOf } from "./carousel.ts"
import { channelsOf } from "./channels-of.ts"
import { hasVariant, planOfVersion } from "../variant/version-plan.ts"
import { mendedCreative } from "./mended-creative.ts"
import type { CheckedText, PolicyFinding, PolicyPart } from "./policy-finding.ts"

type Draft = Pick<
  CampaignPlan,
  "business" | "creative" | "targeting" | "channelsOffered" | "region" | "longestPrimaryText"
>

const textsOf = (network: PolicyNetwork, part: PolicyPart, texts: ReadonlyArray<string | undefined>) =>
  [...new Set(texts)].flatMap((text): ReadonlyArray<CheckedText> =>
    text === undefined || text.trim() === "" ? [] : [{ network, part, text }],
  )

const socialTexts = (draft: Draft): ReadonlyArray<CheckedText> => {
  const second = hasVariant(draft) ? planOfVersion(draft, "B").creative.creativeDetail?.adDetail : undefined
  const { creativeDetail: { adDetail, leadForm } = {}, objective, offerDetail } = draft.creative
  const cards = cardsOf(draft)
  // A carousel shows the words of its cards instead of its own.
  const shown = cards === undefined ? adDetail : undefined
  const offer = offerDetail === undefined ? undefined : offerText(offerDetail, adLanguageOf(draft))
  const form = objective === "LeadGeneration" ? leadForm : undefined
  return [
    ...textsOf("meta", "primaryText", [adDetail?.primaryText, second?.primaryText]),
    ...textsOf("meta", "headline", [shown?.headline, second?.headline]),
    ...textsOf("meta", "description", [shown?.description, second?.description]),
    ...textsOf(
      "meta",
      "cardHeadline",
      (cards ?? []).map(({ headline }) => headline),
    ),
    ...textsOf(
      "meta",
      "cardDescription",
      (cards ?? []).map(({ description }) => description),
    ),
    ...textsOf("meta", "offer", [offer]),
    ...textsOf("meta", "leadForm", [
      form?.title,
      form?.description,
      form?.completionTitle,
      form?.completionDescription,
      ...(form?.questions ?? []).flatMap(({ label, choices = [] }) => [label, ...choices.map(({ text }) => text)]),
    ]),
  ]
}

const sitelinkTexts = ({ text, description1, description2 }: Sitelink) => [text, description1, description2]

const searchTexts = ({
  creative: { creativeDetail: { searchAd } = {} },
  targeting,
}: Draft): ReadonlyArray<CheckedText> => [
  ...textsOf("google", "searchHeadline", searchAd?.headlines.slice(0, searchAdLimits.headline.most) ?? []),
  ...textsOf("google", "searchDescription", searchAd?.descriptions.slice(0, searchAdLimits.description.most) ?? []),
  ...textsOf("google", "searchPath", [searchAd?.path1, searchAd?.path2]),
  ...textsOf("google", "sitelink", (searchAd?.sitelinks ?? []).flatMap(sitelinkTexts)),
  ...textsOf(
    "google",
    "callout",
    (searchAd?.callouts ?? []).map(({ text }) => text),
  ),
  ...textsOf("google", "snippet", searchAd?.snippet?.values ?? []),
  ...textsOf("google", "keyword", targeting.keywords ?? []),
]

const bannerTexts = ({ creative: { creativeDetail: { bannerAd } = {} } }: Draft): ReadonlyArray<CheckedText> => [
  ...textsOf("google", "bannerHeadline", bannerAd?.headlines.slice(0, bannerLimits.headline.most) ?? []),
  ...textsOf("google", "bannerLongHeadline", [bannerAd?.longHeadline]),
  ...textsOf("google", "bannerDescription", bannerAd?.descriptions.slice(0, bannerLimits.description.most) ?? []),
]

/** Parts that take no exclamation mark. */
const isHeadline = (part: PolicyPart): boolean => /(?:headline|sitelink|callout|snippet)$/iu.test(part)

/** Parts that are asked only for what is banned. */
const bareParts: ReadonlyArray<PolicyPart> = ["keyword", "searchPath"]

/** The finding with other words only where these can stand in the text's place. */
const withMending = (draft: Draft, { mended, ...finding }: PolicyFinding): PolicyFinding =>
  mended !== undefined && mendedCreative(draft, { ...finding, mended }) !== undefined ? { ...finding, mended } : finding

const textsOfDraft = (draft: Draft): ReadonlyArray<CheckedText> => {
  const channels = channelsOf(draft)
  return [
    ...(showsPicture(channels) ? socialTexts(draft) : []),
    ...(showsText(channels) ? searchTexts(draft) : []),
    ...(showsBanner(channels) ? bannerTexts(draft) : []),
  ]
}

const isStated = (
  { creative: { policyStatements = [] } }: Draft,
  { topic, found, text }: PolicyProblem & CheckedText,
) => policyStatements.some((said) => said.topic === topic && said.words === found && said.text === text)

/** What of the ads seems to be what no network shows, where nobody has said that it is not. Ours. */
export const bannedFindings = (draft: Draft): ReadonlyArray<PolicyFinding> =>
  textsOfDraft(draft)
    .flatMap((checked) => bannedProblems(checked).map((problem) => ({ ...checked, ...problem, isStated: false })))
    .filter((finding) => !isStated(draft, finding))

/** What the networks are likely to say of the ads of a draft's channels, the most severe first. Ours. */
export const policyFindings = (draft: Draft): ReadonlyArray<PolicyFinding> => {
  const texts = textsOfDraft(draft)
  const names = draft.business.name === undefined ? [] : [draft.business.name]
  const facts = { names, wholeAd: texts.map(({ text }) => text).join("\n") }
  return texts
    .flatMap((checked) => {
      const problems = bareParts.includes(checked.part)
        ? bannedProblems(checked)
        : policyProblems({ ...checked, isHeadline: isHeadline(checked.part) }, facts)
      return problems.map((problem) => {
        const finding = { ...checked, ...problem }
        return withMending(draft, { ...finding, isStated: isStated(draft, finding) })
      })
    })
    .toSorted((a, b) => policySeverities.indexOf(a.severity) - policySeverities.indexOf(b.severity))
}

/** Whether a draft's ads, and whether its keywords, seem to offer what no network shows. Ours. */
export const banFacts = (draft: Draft) => {
  const banned = bannedFindings(draft)
  return {
    ...(banned.some(({ part }) => part !== "keyword") && { seemsBanned: true }),
    ...(banned.some(({ part }) => part === "keyword") && { hasBannedKeyword: true }),
  }
}
