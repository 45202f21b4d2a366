import type { PolicyNetwork, PolicyProblem } from "@domain/creatives"
import { Schema } from "effect"

/** The parts of the ads that networks read. */
export const PolicyPart = Schema.Literals([
  "primaryText",
  "headline",
  "description",
  "cardHeadline",
  "cardDescription",
  "offer",
  "leadForm",
  "searchHeadline",
  "searchDescription",
  "searchPath",
  "sitelink",
  "callout",
  "snippet",
  "bannerHeadline",
  "bannerLongHeadline",
  "bannerDescription",
  "keyword",
])
export type PolicyPart = typeof PolicyPart.Type

/** A text of the ads, with the network that reads it. */
export interface CheckedText {
  readonly network: PolicyNetwork
  readonly part: PolicyPart
  readonly text: string
}

/** What a network is likely to say of a text of the ads. */
export interface PolicyFinding extends PolicyProblem, CheckedText {
  /** Whether a person has said that the words mean nothing of it. */
  readonly isStated: boolean
}
