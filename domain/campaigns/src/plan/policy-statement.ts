import { policyTopics } from "@domain/creatives"
import { Schema } from "effect"
import { textOf } from "./field-rules.ts"

/** What a person says of words that seem to offer what networks ban: that they mean something else in this text. Ours. */
export const PolicyStatement = Schema.Struct({
  topic: Schema.Literals(Object.keys(policyTopics)),
  /** The words as they were found, and the text that they stand in. */
  words: textOf(200),
  text: textOf(2_500),
})
export type PolicyStatement = typeof PolicyStatement.Type
