import { feedExcess } from "@domain/businesses"
import { delimitedCounter } from "./count-delimited.ts"
import { ItemCounter } from "./count-items.ts"
import { feedForm, type FeedForm } from "./feed-form.ts"
import { tooLarge } from "./feed-unreadable.ts"
import type { RowCounter } from "./row-counter.ts"
import { textOf } from "./text-of.ts"

const counterOf = ({ form }: FeedForm): RowCounter | undefined => {
  if (form.kind === "xml") return new ItemCounter()
  // Objects of JSON, and lines that are quoted as a whole, are counted by the reader alone.
  return form.kind === "delimited" && form.shape === "plain" ? delimitedCounter(form.delimiter) : undefined
}

/**
 * Goes through a feed's bytes to their end without reading its rows, and throws where it exceeds a limit of its size, is empty or
 * a web page.
 */
export const refuseTooLarge = async (bytes: AsyncIterable<Uint8Array>, contentType = ""): Promise<void> => {
  const found = await feedForm(textOf(bytes, contentType))
  const counter = counterOf(found)
  let jsonLength = 0
  for await (const text of found.texts) {
    counter?.add(text)
    if (found.form.kind === "json") jsonLength += text.length
    const excess = feedExcess({ rows: counter?.rows ?? 0, jsonLength })
    if (excess !== undefined) throw tooLarge(excess)
  }
}
