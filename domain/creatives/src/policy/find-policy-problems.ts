import { bannedWords } from "./banned-words.ts"
import { claimWords } from "./claim-words.ts"
import { mendText } from "./mend-text.ts"
import { disguisedWords } from "./plain-letters.ts"
import { type PolicyNetwork, policyOf, type PolicySeverity, type PolicyTopic, severityOf } from "./policy-topics.ts"
import { restrictedWords } from "./restricted-words.ts"
import { trademarkWords } from "./trademark-words.ts"
import { placesOf, type TopicWords } from "./word-pattern.ts"
import { writingFaults } from "./writing-rules.ts"

/** A text of an ad, with the network that shows it. */
export interface PolicyText {
  readonly network: PolicyNetwork
  readonly isHeadline: boolean
  readonly text: string
}

/** What a network is likely to say of a text: `found` are the words that it is about, `mended` the text without them. */
export interface PolicyProblem {
  readonly topic: PolicyTopic
  readonly severity: PolicySeverity
  readonly found: string
  readonly mended?: string
}

/** What the words are judged by, besides themselves. */
export interface PolicyFacts {
  /** The business's own names, which its ads may spell as they are. */
  readonly names: ReadonlyArray<string>
  /** Everything that the ad says, so that words are understood by those around them. */
  readonly wholeAd: string
}

const wordsByTopic: Readonly<Partial<Record<PolicyTopic, TopicWords>>> = {
  ...bannedWords,
  ...restrictedWords,
  trademarks: trademarkWords,
  ...claimWords,
}
const isTopic = (name: string): name is PolicyTopic => Object.hasOwn(wordsByTopic, name)
const wordTopics = Object.keys(wordsByTopic).filter(isTopic)

const ofBodies =
  /(?<!\p{L})(?:skin|weight|body|fat|hair|teeth|smiles?|faces?|botox|slim\w*|belly|tummy|acne|wrinkles?|lips?|nose|beard|scalp|brows?|lash\w*|transformation|עור|משקל|גוף|שיער|שיניים|חיוך|פנים|בוטוקס|בטן|הרזיה|אקנה|קמטים|שפתיים|אף)(?!\p{L})/iu

/** The text with names of several words blanked, so that a name alone says nothing; a name of one word may mean its word. */
const withoutNames = (text: string, names: ReadonlyArray<string>): string =>
  names
    .filter((name) => /\S\s+\S/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, (found) => "·".repeat(found.length)), text)

const placesOfTopic = (topic: PolicyTopic, text: string, { wholeAd }: PolicyFacts) => {
  const words = wordsByTopic[topic]
  if (words === undefined || (topic === "beforeAndAfter" && !ofBodies.test(wholeAd))) return []
  return placesOf(text, words)
}

/** Topics of the words that hide their letters, read as they are meant. */
const disguisedTopics = (text: string): ReadonlyArray<readonly [PolicyTopic, string]> =>
  disguisedWords(text).flatMap(({ start, end, plain }) =>
    wordTopics.flatMap((topic) => {
      const words = wordsByTopic[topic]
      return words !== undefined && placesOf(plain, words).length > 0 ? [[topic, text.slice(start, end)] as const] : []
    }),
  )

/**
 * What a network is likely to say of a text, one problem for each topic, the most severe first. A rule that a network does not
 * have is not asked of it. Ours; source: Google Ads policies and Meta Advertising Standards.
 */
export const policyProblems = (place: PolicyText, facts: PolicyFacts): ReadonlyArray<PolicyProblem> => {
  const { text, network } = place
  const read = withoutNames(text, facts.names)
  const about = wordTopics.flatMap((topic) =>
    placesOfTopic(topic, read, facts)
      .slice(0, 1)
      .map(([start, end]) => [topic, text.slice(start, end)] as const),
  )
  const faults = writingFaults(text, { network, isHeadline: place.isHeadline, names: facts.names })
  const written = faults.map(({ topic, start, end }) => [topic, text.slice(start, end).trim()] as const)
  const byTopic = new Map<PolicyTopic, string>()
  for (const [topic, words] of [...about, ...disguisedTopics(read), ...written])
    if (!byTopic.has(topic) && policyOf(topic, network) !== undefined) byTopic.set(topic, words)
  const order: ReadonlyArray<PolicySeverity> = ["banned", "restricted", "refused"]
  return [...byTopic]
    .map(([topic, found]) => {
      const mended = mendText(text, topic, faults)
      return { topic, severity: severityOf(topic), found, ...(mended !== undefined && { mended }) }
    })
    .toSorted((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity))
}
