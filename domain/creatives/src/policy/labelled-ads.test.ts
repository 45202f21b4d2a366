import { expect, test } from "vitest"
import { type PolicyText, policyProblems } from "./find-policy-problems.ts"
import { policyOf, type PolicyTopic, policyTopics, severityOf } from "./policy-topics.ts"
import labelledAds from "./testing/labelled-ads.json" with { type: "json" }

interface LabelledAd {
  readonly id: string
  readonly business: string
  readonly social?: { readonly primaryText: string; readonly headline: string; readonly description: string }
  readonly search?: { readonly headlines: ReadonlyArray<string>; readonly descriptions: ReadonlyArray<string> }
  readonly labels: ReadonlyArray<string>
}

const ads: ReadonlyArray<LabelledAd> = labelledAds
const isTopic = (label: string): label is PolicyTopic => Object.hasOwn(policyTopics, label)

const textsOf = ({ social, search }: LabelledAd): ReadonlyArray<PolicyText> => [
  ...(social === undefined
    ? []
    : [
        { network: "meta" as const, isHeadline: false, text: social.primaryText },
        { network: "meta" as const, isHeadline: true, text: social.headline },
        { network: "meta" as const, isHeadline: false, text: social.description },
      ]),
  ...(search?.headlines ?? []).map((text) => ({ network: "google" as const, isHeadline: true, text })),
  ...(search?.descriptions ?? []).map((text) => ({ network: "google" as const, isHeadline: false, text })),
]

/** The topics that are found in an ad, and the labels that its networks have a policy for. */
const judged = (ad: LabelledAd) => {
  const texts = textsOf(ad)
  const wholeAd = texts.map(({ text }) => text).join("\n")
  const found = new Set(
    texts.flatMap((text) => policyProblems(text, { names: [ad.business], wholeAd }).map(({ topic }) => topic)),
  )
  const expected = new Set(
    ad.labels.filter(isTopic).filter((topic) => texts.some(({ network }) => policyOf(topic, network) !== undefined)),
  )
  return { found, expected }
}

const judgements = ads.map(judged)
const hits = judgements.reduce(
  (sum, { found, expected }) => sum + [...found].filter((topic) => expected.has(topic)).length,
  0,
)

test("at least 97 of 100 findings in the labelled ads are labelled", () => {
  const all = judgements.reduce((sum, { found }) => sum + found.size, 0)
  expect(hits / all).toBeGreaterThanOrEqual(0.97)
})

test("at least 93 of 100 labels of the labelled ads are found", () => {
  const all = judgements.reduce((sum, { expected }) => sum + expected.size, 0)
  expect(hits / all).toBeGreaterThanOrEqual(0.93)
})

test("no labelled ad is taken for banned that is not", () => {
  const wrong = ads.filter((_ad, index) => {
    const { found, expected } = judgements[index] ?? { found: new Set(), expected: new Set() }
    return [...found].some((topic) => isTopic(topic) && severityOf(topic) === "banned" && !expected.has(topic))
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test("at most one in twenty ordinary ads has a finding", () => {
  const ordinary = judgements.filter(({ expected }) => expected.size === 0)
  const flagged = ordinary.filter(({ found }) => found.size > 0)
  expect(flagged.length / ordinary.length).toBeLessThanOrEqual(0.05)
})
