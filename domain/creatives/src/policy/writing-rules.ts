import type { PolicyTopic } from "./policy-topics.ts"

/** A place of a text that breaks a rule of writing; `instead` is what stands there once it is mended. */
export interface WritingFault {
  readonly topic: PolicyTopic
  readonly start: number
  readonly end: number
  readonly instead: string
}

/** Where a text stands: on which network, whether as a headline, and whose names it may spell as they are. */
export interface WritingPlace {
  readonly network: "meta" | "google"
  readonly isHeadline: boolean
  /** Names that are spelled as their owner spells them. */
  readonly names: ReadonlyArray<string>
}

const found = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map((match) => ({
    word: match[0],
    start: match.index,
    end: match.index + match[0].length,
  }))

/** Words that ads write in capitals to be loud; any other may be a name or an abbreviation. */
const shouted = new Set(
  "ACT ALL ALWAYS AMAZING AND ANY ARE BEST BIG BOOK BUY CALL CASH CHEAP CHEAPEST CLICK COME DAILY DAY DEAL DEALS DELIVERY DISCOUNT DISCOUNTS DONT DROP EARN EASY EVER EVERY EXCLUSIVE FAST FINAL FLAT FOR FREE FRESH FROM FULL GET GIRLS GO GRAB GREAT GUARANTEED HALF HERE HOME HOT HUGE HURRY INSTANT JOIN JUST LAST LIFE LIMITED LOSE LOVE LOW LOWEST MAKE MEGA MISS MONEY MORE MUST NEVER NEW NO NOT NOW OFF OFFER OFFERS ONE ONLY OPEN ORDER OUR OUT PAY PRICE PRICES REAL SALE SAVE SEE SHOP SPECIAL STOP SUPER THE THIS TODAY TOMORROW TOP TRY TWO URGENT USE VISIT WAIT WANT WEEK WEEKEND WIN WITH WORK WOW YES YOU YOUR ZERO".split(
    " ",
  ),
)

const isNamed = (word: string, names: ReadonlyArray<string>): boolean =>
  names.some((name) => name.split(/[^\p{L}\p{N}]+/u).includes(word))

const alternates = /^(?:[a-z]?(?:[A-Z][a-z]){2,}[A-Z]?|(?:[a-z][A-Z]){2,}[a-z]?)$/u
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

/** Whether every word of a line is in capitals, and one of them is loud. */
const isShoutedLine = (words: ReadonlyArray<string>): boolean =>
  words.length > 1 && words.every((word) => /^[A-Z'’]+$/u.test(word)) && words.some((word) => shouted.has(word))

/** Whether a word in capitals can only be an abbreviation, such as NHS: no vowel is in it. */
const isAbbreviation = (word: string): boolean => !/[AEIOUY]/u.test(word)

const capitals = (text: string, { names }: WritingPlace): ReadonlyArray<WritingFault> => {
  const words = found(text, /(?<![\p{L}\p{N}&])[A-Za-z][A-Za-z'’]*(?![\p{L}\p{N}])/gu)
  const isLine = isShoutedLine(words.map(({ word }) => word))
  const isShouted = (word: string): boolean =>
    (isLine && !isAbbreviation(word)) || shouted.has(word.replaceAll(/['’]/gu, ""))
  return words.flatMap(({ word, start, end }) =>
    ((/^[A-Z'’]{2,}$/u.test(word) && isShouted(word)) || alternates.test(word)) && !isNamed(word, names)
      ? [
          {
            topic: "capitals" as const,
            start,
            end,
            instead: /(?:^|[.!?:]\s*)$/u.test(text.slice(Math.max(0, start - 3), start))
              ? capital(word)
              : word.toLowerCase(),
          },
        ]
      : [],
  )
}

// Stars that stand for letters in a word are of another rule.
const repeatedMarks = /(?:([!?,*~•]) ?\1[!?,*~• ]*\1?|[!?]{2,}|(?<!\.)\.{2}(?!\.)|\.{4,}|-{3,})/gu

const punctuation = (text: string, { network, isHeadline }: WritingPlace): ReadonlyArray<WritingFault> => {
  // Stars among the letters of a word hide it, which is a fault of another kind.
  const isInWord = (start: number, end: number): boolean =>
    /\p{L}/u.test(text.charAt(start - 1)) && /\p{L}/u.test(text.charAt(end))
  const marks = found(text, repeatedMarks).filter(
    ({ word, start, end }) => !(word.startsWith("*") && isInWord(start, end)),
  )
  const repeated = marks.map(({ word, start, end }) => {
    const mark = word.includes("?") ? "?" : word.startsWith("..") ? "." : /[*~•-]/u.test(word) ? "" : word.charAt(0)
    const instead = network === "google" && isHeadline && mark === "!" ? "" : mark
    return { topic: "punctuation" as const, start, end, instead: /\s$/u.test(word) ? `${instead} ` : instead }
  })
  if (network !== "google" || !isHeadline) return repeated
  const single = found(text, /!/gu).filter(
    ({ start }) => !repeated.some((one) => one.start <= start && start < one.end),
  )
  const insteadAt = (end: number): string => (/\p{L}/u.test(text.charAt(end)) ? " " : "")
  return [
    ...repeated,
    ...single.map(({ start, end }) => ({ topic: "punctuation" as const, start, end, instead: insteadAt(end) })),
  ]
}

const decoration =
  / ?(?:(?![©®™0-9#*])\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F1E6}-\u{1F1FF}★☆✓✔✦✧➜➤→←↑↓●○■□◆◇♥♡❤►▶])+/gu
/** Signs of money in place of letters: "fr€€", "$ale". */
const moneySigns = /(?<![\p{L}\p{N}$€])(?:[a-z]+[$€]+[a-z$€]*|[$€][a-z]{2,})(?![\p{L}\p{N}])/giu

const symbols = (text: string, { network }: WritingPlace): ReadonlyArray<WritingFault> => [
  ...(network === "google"
    ? found(text, decoration).map(({ start, end }) => ({ topic: "symbols" as const, start, end, instead: "" }))
    : []),
  ...found(text, moneySigns).flatMap(({ word, start, end }) =>
    /^(?:us|a|c|hk|nz|s)\$$/iu.test(word)
      ? []
      : [{ topic: "symbols" as const, start, end, instead: word.replaceAll("$", "s").replaceAll("€", "e") }],
  ),
]

const spacedLetters =
  /(?<![\p{L}\p{N}.·_-])(?:\p{Lu} ){3,}\p{Lu}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.·_-])(?:\p{L} ){3,}\p{L}(?![\p{L}\p{N}])/gu
const dottedLetters =
  /(?<![\p{L}\p{N}.])(?:\p{Ll}[.·_-]){2,}\p{Ll}\.?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])(?:[\p{Lu}\p{Lo}][.·_-]){3,}[\p{Lu}\p{Lo}](?![\p{L}\p{N}.])/gu
const unspaced = /(?<=\p{L}{2})[,!?;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll}+(?:\s|[,.!?]|$))/gu

const spacing = (text: string, { names }: WritingPlace): ReadonlyArray<WritingFault> => {
  const fault = (start: number, end: number, instead: string): WritingFault => ({
    topic: "spacing",
    start,
    end,
    instead,
  })
  const isName = (word: string): boolean => names.some((name) => name.includes(word.trim()))
  const joined = (word: string): string => word.replaceAll(/[\s.·_-]/gu, "")
  return [
    ...found(text, spacedLetters).map(({ word, start, end }) => fault(start, end, capital(joined(word)))),
    ...found(text, dottedLetters).flatMap(({ word, start, end }) =>
      isName(word) ? [] : [fault(start, end, joined(word))],
    ),
    ...found(text, unspaced).map(({ word, start, end }) => fault(start, end, `${word} `)),
    ...found(text, /(?<=\p{L}) +(?=[,!?]|\.(?!\d|\.))/gu).map(({ start, end }) => fault(start, end, "")),
  ]
}

const phoneNumber = /(?<![\p{L}\d₹£$€₪.,/])\+?\(?\d(?:[ ().-]{0,2}\d){8,14}(?![\p{L}\d]|[.,]\d| ?[%₪])/gu
const vanityNumber =
  /(?<!\d)(?:0?800|0808|0845|0300|1[ -]?800)[ -]?[A-Z]{3,}[A-Z0-9-]*(?![\p{L}\d])|(?<![\p{L}\d])\*\d{4}(?!\d)/gu
/** Numbers of another kind: dates, years and ranges, cards, and rows of sizes. */
const otherNumber =
  /^(?:\d{1,4}[. -]\d{1,2}[. -]\d{2,4}|\d{3,5} ?[-–] ?\d{3,5}|\d{4}[ -]\d{4}[ -]\d{4}[ -]\d{4}|\d{1,3}(?: \d{2,3}){2,}|\d{2}(?: \d{2})+|(?!1800|0)\d{3,4}(?: \d{3,4})+)$/u
const namedNumber =
  /(?:licen[cs]e|lic|no|nos|number|reg\w*|fssai|gst\w*|vat|company|charity|sizes?|codes?|id|isbn|ref\w*|rera|account|a\/c|מספר|מס|רישיון|ח\.?פ|ע\.?מ)[ .:#-]*$/iu
const measured = /^ ?(?:sq|sqft|ft|feet|cm|mm|m2|m²|kg|g|px|km|miles|מ"ר|מטר)/iu

const isPhone = (text: string, word: string, start: number): boolean =>
  !(otherNumber.test(word.trim()) && !/^0\d{2,4} /u.test(word)) &&
  !namedNumber.test(text.slice(Math.max(0, start - 16), start)) &&
  !measured.test(text.slice(start + word.length, start + word.length + 8))

const phoneInText = (text: string, { network }: WritingPlace): ReadonlyArray<WritingFault> => {
  if (network !== "google") return []
  const phones = found(text, phoneNumber).filter(({ word, start }) => isPhone(text, word, start))
  const named = found(text, vanityNumber).filter(
    ({ start, end }) => !phones.some((phone) => phone.start < end && start < phone.end),
  )
  return [...phones, ...named].map(({ start, end }) => {
    const lead = text.slice(Math.max(0, start - 12), start)
    const before = /(?:\s?(?:on|at|:|-|–|ב-?|למספר|בטלפון:?))?\s*$/iu.exec(lead)?.[0].length ?? 0
    return { topic: "phoneInText" as const, start: start - before, end, instead: "" }
  })
}

const usual = new Set(
  "the and for with your you our are from all any can that this not its into per not have has was will more over about just day days each every when what who how one two new get free של את עם על כל לא או גם זה אנחנו אתם יש אין כי".split(
    " ",
  ),
)

const repetition = (text: string): ReadonlyArray<WritingFault> => {
  const words = found(text.toLowerCase(), /[\p{L}\p{M}'’]{3,}/gu).filter(({ word }) => !usual.has(word))
  const total = found(text, /[\p{L}\p{N}'’]+/gu).length
  const counts = new Map<string, Array<(typeof words)[number]>>()
  for (const word of words) counts.set(word.word, [...(counts.get(word.word) ?? []), word])
  return [...counts.values()].flatMap((places) => {
    const [first, second, third] = places
    const isClose = total <= 30 || places.length >= 5
    return first === undefined || second === undefined || third === undefined || !isClose
      ? []
      : [
          {
            topic: "repetition" as const,
            start: third.start,
            end: third.end,
            instead: text.slice(third.start, third.end),
          },
        ]
  })
}

/** Every fault of writing in a text, in the order of their places. Source: Google's editorial policies, Meta's grammar policy. */
export const writingFaults = (text: string, place: WritingPlace): ReadonlyArray<WritingFault> =>
  [
    ...capitals(text, place),
    ...punctuation(text, place),
    ...symbols(text, place),
    ...spacing(text, place),
    ...phoneInText(text, place),
    ...repetition(text),
  ].toSorted((a, b) => a.start - b.start)
