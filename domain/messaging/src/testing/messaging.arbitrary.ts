import * as fc from "fast-check"
import {
  allMessageKinds,
  MessageContent,
  textOfMessage,
  textsOfMessage,
  type ToldContent,
  topicOfMessage,
} from "../message-content.ts"
import type { Subscription } from "../subscription.ts"
import { anyOfSchema } from "./any-of-schema.ts"

/** Text that would break out of an unencoded link: separators, line breaks, many scripts, lone surrogates. */
export const anyLinkText = fc.string({
  unit: fc.oneof(
    fc.constantFrom("&", "?", "=", "#", "%", "+", "/", "\n", "\r\n", " ", '"', "<", "\ud800", "שלום", "नमस्ते", "👍🏽"),
    fc.string({ unit: "grapheme", minLength: 1, maxLength: 1 }),
  ),
  maxLength: 40,
})

/** A subscription of few devices and tokens, so that some are equal. */
export const anySubscription: fc.Arbitrary<Subscription> = fc.record({
  deviceType: fc.constantFrom("Android", "Ios"),
  clientCode: fc.constantFrom("web", "app"),
  subscriptionType: fc.constantFrom("Email", "Push", "Text", "WhatsApp"),
  token: fc.constantFrom("a", "b", "c"),
})

/** Any message of any kind. */
export const anyMessageContent: fc.Arbitrary<MessageContent> = anyOfSchema(MessageContent)

const isTold = (content: MessageContent): content is ToldContent => topicOfMessage(content.template) !== undefined

/** Any message that users are told. */
export const anyToldContent: fc.Arbitrary<ToldContent> = anyMessageContent.filter(isTold)

/** A message of every text of every kind, with short names as facts; the same ones each time. */
export const messagesOfEveryText = (): ReadonlyArray<MessageContent> => {
  const names = fc.constantFrom("Asha", "Diwali", "Rao's Bakery", "")
  const byText = new Map<string, MessageContent>()
  for (const schema of MessageContent.members) {
    const isOne = textsOfMessage(schema.fields.template.literal).length === 1
    const drawn = fc.sample(anyOfSchema<MessageContent>(schema, names), { seed: 7, numRuns: isOne ? 1 : 600 })
    for (const content of drawn) byText.set(textOfMessage(content), content)
  }
  const texts = allMessageKinds.flatMap(textsOfMessage)
  const missing = texts.filter((text) => !byText.has(text))
  if (missing.length > 0) throw new Error(`No facts were found that take the texts ${missing.join(", ")}`)
  return [...byText.values()]
}
