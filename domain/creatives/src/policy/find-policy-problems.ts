import { bannedWords } from "./banned-words.ts"
import { claimWords } from "./claim-words.ts"
import { mendText } from "./mend-text.ts"
import { hiddenWords, inPlainLetters } from "./plain-letters.ts"
import {
  type PolicyNetwork,
  policyOf,
  policySeverities,
  type PolicySeverity,
  type PolicyTopic,
  severityOf,
} from "./policy-topics.ts"
import { restrictedWords } from "./restricted-words.ts"
import { trademarkWords } from "./trademark-words.ts"
import { latin, placesOf, type TopicWords } from "./word-pattern.ts"
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

/** Words of several meanings that have one meaning where somebody hides their letters. */
const meantWhenHidden = (
  [
    ["weapons", "guns?"],
    ["recreationalDrugs", "weed|drugs?"],
    ["tobacco", "tobacco|smokes?"],
    ["adultContent", "sex|sexy|escorts?"],
  ] as const
).map(([topic, words]) => [topic, { words: [latin(words)], innocent: [] }] as const)

const ofBodies =
  /(?<!\p{L})(?:skin|weight|body|fat|hair|teeth|smiles?|faces?|botox|slim\w*|belly|tummy|acne|wrinkles?|lips?|nose|beard|scalp|brows?|lash\w*|transformation|עור|משקל|גוף|שיער|שיניים|חיוך|פנים|בוטוקס|בטן|הרזיה|אקנה|קמטים|שפתיים|אף)(?!\p{L})/iu

/** The text with names of several words blanked, so that a name alone claims nothing; a name of one word may mean its word. */
const withoutNames = (text: string, names: ReadonlyArray<string>): string =>
  names
    .filter((name) => /\S\s+\S/u.test(name))
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, name) => rest.replaceAll(name, (found) => "·".repeat(found.length)), text)

/** Longer texts are no ads; what is beyond is not read. */
const mostCharacters = 2_500
/** Longer findings would not be read. */
const mostFound = 120

/** The words that speak of a topic, each once; all of them where the topic is banned, else the first. */
const foundOf = (topic: PolicyTopic, text: string, readsBodies: boolean): ReadonlyArray<string> => {
  const words = wordsByTopic[topic]
  if (words === undefined || (topic === "beforeAndAfter" && !readsBodies)) return []
  const found = [...new Set(placesOf(text, words).map(([start, end]) => text.slice(start, end)))]
  return severityOf(topic) === "banned" ? found : found.slice(0, 1)
}

const hiddenTopics = (text: string): ReadonlyArray<readonly [PolicyTopic, string]> =>
  hiddenWords(text).flatMap(({ shown, read }) => [
    ...wordTopics.flatMap((topic) => (foundOf(topic, read, true).length > 0 ? [[topic, shown] as const] : [])),
    ...meantWhenHidden.flatMap(([topic, words]) => (placesOf(read, words).length > 0 ? [[topic, shown] as const] : [])),
  ])

type Found = readonly [topic: PolicyTopic, words: string]

const isBanned = ([topic]: Found): boolean => severityOf(topic) === "banned"

/** Each finding once that the network has a policy for: every banned word, and one for each other topic. */
const unlike = (found: ReadonlyArray<Found>, network: PolicyNetwork): ReadonlyArray<Found> => {
  const told = new Map<string, Found>()
  for (const [topic, words] of found) {
    const key = severityOf(topic) === "banned" ? `${topic} ${words.toLowerCase()}` : topic
    if (!told.has(key) && policyOf(topic, network) !== undefined) told.set(key, [topic, words.slice(0, mostFound)])
  }
  return [...told.values()]
}

const bannedIn = (text: string, hidden: ReadonlyArray<Found>): ReadonlyArray<Found> => {
  const plain = inPlainLetters(text)
  const shown = wordTopics
    .filter((topic) => severityOf(topic) === "banned")
    .flatMap((topic) => {
      const found = foundOf(topic, text, false)
      const inPlain = found.length === 0 && plain !== text ? foundOf(topic, plain, false) : []
      return [...found, ...inPlain].map((words): Found => [topic, words])
    })
  return [...shown, ...hidden.filter(isBanned)]
}

/** The words of a text that a network bans, however they are spelled; a name never hides them. Ours. */
export const bannedProblems = ({ network, text: whole }: Pick<PolicyText, "network" | "text">) => {
  const text = whole.slice(0, mostCharacters)
  return unlike(bannedIn(text, hiddenTopics(text)), network).map(([topic, found]): PolicyProblem => ({
    topic,
    severity: "banned",
    found,
  }))
}

/**
 * What a network is likely to say of a text, the most severe first: each word of what is banned, and one problem for each other
 * topic. A rule that a network does not have is not asked of it. Ours; source: Google Ads policies and Meta Advertising Standards.
 */
export const policyProblems = (place: PolicyText, facts: PolicyFacts): ReadonlyArray<PolicyProblem> => {
  const { network } = place
  const text = place.text.slice(0, mostCharacters)
  const hidden = hiddenTopics(text)
  const unnamed = withoutNames(text, facts.names)
  const readsBodies = ofBodies.test(facts.wholeAd)
  const about = wordTopics
    .filter((topic) => severityOf(topic) !== "banned")
    .flatMap((topic) => foundOf(topic, unnamed, readsBodies).map((words): Found => [topic, words]))
  const faults = writingFaults(text, { network, isHeadline: place.isHeadline, names: facts.names })
  const written = faults.map(({ topic, start, end }): Found => [topic, text.slice(start, end).trim()])
  const told = unlike([...bannedIn(text, hidden), ...about, ...hidden, ...written], network)
  // What hides a banned word is not mended into that word.
  const hasBanned = told.some(isBanned)
  return told
    .map(([topic, found]) => {
      const mended = hasBanned ? undefined : mendText(place.text, topic, faults)
      return { topic, severity: severityOf(topic), found, ...(mended !== undefined && { mended }) }
    })
    .toSorted((a, b) => policySeverities.indexOf(a.severity) - policySeverities.indexOf(b.severity))
}
