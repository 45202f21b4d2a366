import type { PolicyTopic } from "./policy-topics.ts"
import type { WritingFault } from "./writing-rules.ts"

const tidied = (text: string): string =>
  text
    .replaceAll(/\s+(?=[.,!?:;])/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .replace(/^[\s,:;–-]+/u, "")
    .replace(/[\s,:;–-]+$/u, "")
    .trim()

const firstCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A call to click here without its clicking: "Click here to book" is "Book". */
const withoutClick = (text: string): string =>
  text
    .replaceAll(
      /(?:^|(?<=[.!?]\s))(?:click|tap|press) (?:here|below|now|this link|the link|on the link)(?: (?:to|and|for))? (?=\p{L})/giu,
      "→",
    )
    .replaceAll(/→(\p{L})/gu, (_arrow, letter: string) => letter.toUpperCase())
    .replaceAll(/,? ?(?:just )?(?:click|tap|press) (?:here|below|this link|the link)[.!]?/giu, "")
    .replaceAll(/(?:לחצו|לחץ|לחצי|הקליקו|הקישו) (?:כאן|פה)(?: כדי)? ?/gu, "")

/**
 * The text without its faults of one topic of writing; undefined where only its writer can mend it, or nothing would be left.
 */
export const mendText = (text: string, topic: PolicyTopic, faults: ReadonlyArray<WritingFault>): string | undefined => {
  if (topic === "repetition") return undefined
  if (topic === "genericCallToAction") {
    const rest = tidied(withoutClick(text))
    const mended = text.startsWith(rest.charAt(0)) ? rest : firstCapital(rest)
    return mended === "" || mended === text || !/\p{L}/u.test(mended) ? undefined : mended
  }
  const own = faults.filter((fault) => fault.topic === topic)
  if (own.length === 0) return undefined
  let mended = text
  let before = text.length
  for (const { start, end, instead } of own.toReversed()) {
    if (end > before) continue
    mended = mended.slice(0, start) + instead + mended.slice(end)
    before = start
  }
  const tidy = topic === "spacing" ? mended.trim() : tidied(mended)
  return tidy === text || !/\p{L}/u.test(tidy) ? undefined : tidy
}
