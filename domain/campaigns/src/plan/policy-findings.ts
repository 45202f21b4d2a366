import { offerText, type PolicyNetwork, type PolicyProblem, policyProblems } from "@domain/creatives"
import { adLanguageOf } from "./ad-language.ts"
import { showsPicture, showsText } from "../channel-definitions.ts"
import type { CampaignPlan } from "./campaign-plan.ts"
import { channelsOf } from "./channels-of.ts"

type Draft = Pick<CampaignPlan, "business" | "creative" | "targeting" | "channelsOffered" | "region">

/** The parts of the ads that networks read. */
export type PolicyPart =
  | "primaryText"
  | "headline"
  | "description"
  | "offer"
  | "leadForm"
  | "searchHeadline"
  | "searchDescription"
  | "keyword"

interface CheckedText {
  readonly network: PolicyNetwork
  readonly part: PolicyPart
  readonly text: string
}

/** What a network is likely to say of a text of the ads. */
export interface PolicyFinding extends PolicyProblem, CheckedText {
  /** Whether a person has said that the words mean nothing of it. */
  readonly isStated: boolean
}

const textsOf = (network: PolicyNetwork, part: PolicyPart, texts: ReadonlyArray<string | undefined>) =>
  [...new Set(texts)].flatMap((text): ReadonlyArray<CheckedText> =>
    text === undefined || text.trim() === "" ? [] : [{ network, part, text }],
  )

const socialTexts = (draft: Draft): ReadonlyArray<CheckedText> => {
  const { creativeDetail: { adDetail, leadForm } = {}, objective, offerDetail } = draft.creative
  const offer = offerDetail === undefined ? undefined : offerText(offerDetail, adLanguageOf(draft))
  const form = objective === "LeadGeneration" ? leadForm : undefined
  return [
    ...textsOf("meta", "primaryText", [adDetail?.primaryText]),
    ...textsOf("meta", "headline", [adDetail?.headline]),
    ...textsOf("meta", "description", [adDetail?.description]),
    ...textsOf("meta", "offer", [offer]),
    ...textsOf("meta", "leadForm", [
      form?.title,
      form?.description,
      form?.completionTitle,
      form?.completionDescription,
    ]),
  ]
}

const searchTexts = ({ creative, targeting }: Draft): ReadonlyArray<CheckedText> => [
  ...textsOf("google", "searchHeadline", creative.creativeDetail?.searchAd?.headlines ?? []),
  ...textsOf("google", "searchDescription", creative.creativeDetail?.searchAd?.descriptions ?? []),
  ...textsOf("google", "keyword", targeting.keywords ?? []),
]

const order = ["banned", "restricted", "refused"] as const

/**
 * What the networks are likely to say of the ads of a draft's channels, the most severe first; a keyword is asked only for what is
 * banned. Ours.
 */
export const policyFindings = (draft: Draft): ReadonlyArray<PolicyFinding> => {
  const channels = channelsOf(draft)
  const texts = [
    ...(showsPicture(channels) ? socialTexts(draft) : []),
    ...(showsText(channels) ? searchTexts(draft) : []),
  ]
  const { policyStatements = [] } = draft.creative
  const names = draft.business.name === undefined ? [] : [draft.business.name]
  const facts = { names, wholeAd: texts.map(({ text }) => text).join("\n") }
  const isStated = ({ topic, found }: PolicyProblem): boolean =>
    policyStatements.some((said) => said.topic === topic && said.words.toLowerCase() === found.toLowerCase())
  return texts
    .flatMap((checked) =>
      policyProblems({ ...checked, isHeadline: /headline$/iu.test(checked.part) }, facts)
        .filter(({ severity }) => checked.part !== "keyword" || severity === "banned")
        .map((problem): PolicyFinding => ({ ...checked, ...problem, isStated: isStated(problem) })),
    )
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}

/** Whether the ads seem to offer what no network shows, and nobody has said that they do not. Ours. */
export const seemsBanned = (draft: Draft): boolean =>
  policyFindings(draft).some(({ severity, isStated }) => severity === "banned" && !isStated)
