import { policyTopics } from "@domain/creatives"
import { Schema } from "effect"
import { textOf } from "./field-rules.ts"

/** What a person says of words that seem to offer what networks ban: that these ads do not offer it. Ours. */
export const PolicyStatement = Schema.Struct({
  topic: Schema.Literals(Object.keys(policyTopics)),
  /** The words as they were found. */
  words: textOf(200),
})
export type PolicyStatement = typeof PolicyStatement.Type
