import type { PolicyTopic } from "./policy-topics.ts"
import type { WritingFault } from "./writing-rules.ts"

/** The text without the blanks that a removed part leaves; its paragraphs stay. */
const tidied = (text: string): string =>
  text
    .replaceAll(/[ \t]{2,}/gu, " ")
    .replaceAll(/ (?=[.,!?:;])/gu, "")
    .replaceAll(/ (?=\n)/gu, "")
    .replace(/^[ ,:;–-]+/u, "")
    .trim()

const firstCapital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

/** A call to click here without its clicking, where the rest stands alone: "Click here to book" is "Book". */
const withoutClick = (text: string): string =>
  text
    .replaceAll(
      /(^|[.!?]\s)(?:(?:click|tap|press) (?:here|below|this link|the link) to )+(\p{L})/giu,
      (_all, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/(^|[.!?]\s)(?:click|tap|press) (?:here|below|this link|the link)[.!]?(?=\s|$)(?! \p{L})/giu, "$1")
    .replaceAll(/(^|[.!?]\s)(?:לחצו|לחץ|לחצי|הקליקו|הקישו) (?:כאן|פה)[.!]?(?=$|\s*$)/gu, "$1")

/** Words that lead to what was removed; without it the sentence hangs. */
const hanging =
  /(?:(?<!\p{L})(?:or|on|at|to|and|of|from|by|via|או|ל|ב|על|אל)|[:,])\s*(?:$|[.,!?]|only(?!\p{L}))|(?<!\p{L})[לב](?!\p{L})/iu

/**
 * The text without its faults of one topic of writing; undefined where only its writer can mend it, what is left would hang, or
 * nothing would be left.
 */
export const mendText = (text: string, topic: PolicyTopic, faults: ReadonlyArray<WritingFault>): string | undefined => {
  if (topic === "repetition") return undefined
  if (topic === "genericCallToAction") {
    const rest = tidied(withoutClick(text))
    const mended = text.startsWith(rest.charAt(0)) ? rest : firstCapital(rest)
    // A call within a sentence is its writer's to mend.
    if (/(?:click|tap|press) (?:here|below|th)/iu.test(mended)) return undefined
    return mended === text || !/\p{L}/u.test(mended) ? undefined : mended
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
  const tidy = tidied(mended)
  if (topic === "phoneInText" && hanging.test(tidy)) return undefined
  return tidy === text || !/\p{L}/u.test(tidy) ? undefined : tidy
}
