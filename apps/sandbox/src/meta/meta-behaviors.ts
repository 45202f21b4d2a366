import type { JsonObject } from "../core/json.ts"
import { interestName } from "./interest-names.ts"
import { alike, audienceOf, words } from "./meta-places.ts"

type Behavior = readonly [id: string, name: string, topic: string, size: number]

const BEHAVIORS: readonly Behavior[] = [
  ["6002714898572", "Small business owners", "Digital activities", 52_000_000],
  ["6071631541183", "Engaged shoppers", "Purchase behavior", 480_000_000],
  ["6002714895372", "Frequent travellers", "Travel", 260_000_000],
  ["6013516370183", "Commuters", "Travel", 190_000_000],
  ["6015559470583", "Returned from a trip recently", "Travel", 74_000_000],
  ["6004386044572", "Mobile device users", "Mobile device user", 900_000_000],
  ["6003808923172", "Early technology adopters", "Digital activities", 120_000_000],
  ["6023005372383", "Food delivery users", "Purchase behavior", 88_000_000],
  ["6017253486583", "Birthday this month", "Anniversary", 96_000_000],
  ["6019366943583", "Fitness app users", "Digital activities", 61_000_000],
]

/** Whether there is a behaviour with this id. */
export const isBehavior = (id: string): boolean => BEHAVIORS.some(([known]) => known === id)

/** Behaviours with a word in name or topic that begins as one of the query's words does. */
export const searchBehaviors = (query: string, version: number, locale: string | undefined): JsonObject[] => {
  const queryWords = words(query)
  return BEHAVIORS.filter(([, name, topic]) =>
    words(`${name} ${topic}`).some((known) => queryWords.some((word) => alike(known, word))),
  ).map(([id, name, topic, size]) => ({
    id,
    name: interestName(name, locale),
    type: "behaviors",
    path: ["Behaviors", topic, name].map((part) => interestName(part, locale)),
    ...audienceOf(size, version),
  }))
}
