import type { ReceiverAnswer } from "@application/integrations/ports"
import { deliveryLimits } from "@domain/integrations"
import { truncateText } from "@domain/kernel"
import { Option, Schema } from "effect"
import type { Reply } from "./receiver-kind.ts"

/** An answer's beginning as one text that a database takes. */
const readable = (text: string, most: number): string =>
  truncateText(text.replaceAll("\u0000", "").trim(), most).slice(0, most)

/** A reply as its delivery keeps it, told in `text` instead of its body where a kind can read it. */
export const answerOf = (
  { status, noAnswer, retryAfterSeconds, ...reply }: Reply,
  text = reply.text,
): ReceiverAnswer => {
  const answer = readable(text, deliveryLimits.answerLetters)
  return {
    ...(status !== undefined && { status }),
    ...(noAnswer !== undefined && { noAnswer }),
    ...(answer !== "" && { answer }),
    ...(retryAfterSeconds !== undefined && { retryAfterSeconds }),
  }
}

/** What a trouble is about, as its delivery keeps it. */
export const aboutOf = (names: ReadonlyArray<string>): { readonly about?: string } => {
  const about = readable([...new Set(names)].join(", "), deliveryLimits.aboutLetters)
  return about === "" ? {} : { about }
}

/** A reply's body by a schema; none where it is no such JSON. */
export const bodyOf = <A>(schema: Schema.Codec<A, unknown>, { text }: Reply): A | undefined => {
  try {
    return Option.getOrUndefined(Schema.decodeUnknownOption(schema)(JSON.parse(text)))
  } catch {
    return undefined
  }
}

/** Whether a reply says that a call was done. */
export const isDone = ({ status }: Reply): boolean => status !== undefined && status >= 200 && status <= 299
