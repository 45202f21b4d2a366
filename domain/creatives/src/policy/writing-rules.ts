import type { PolicyTopic } from "./policy-topics.ts"
import { disguisedWords } from "./plain-letters.ts"

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

/** Words in capitals that are said to shout, however short they are. */
const shouted = new Set(
  "EARN WEEK MAKE CASH HOME EASY GIRLS WORK LIFE ACT ALL ARE BEST BIG BOOK BUY CALL CHEAP CLICK COME DAY DEAL DEALS DONT DROP EVER EVERY FAST FLAT FOR FREE FROM FULL GET GO GRAB GREAT HALF HERE HOT HUGE HURRY JOIN JUST LAST LOSE LOVE LOW MEGA MISS MORE MUST NEVER NEW NOW OFF ONE ONLY OPEN OUR OUT PAY REAL SALE SAVE SEE SHOP STOP SUPER THE THIS TODAY TOP TRY TWO USE VISIT WAIT WANT WIN WITH WOW YES YOU YOUR ZERO NO NOT AND ALWAYS".split(
    " ",
  ),
)
/** Longer words that are written in capitals as everybody writes them. */
const acronyms = new Set(
  "NICEIC CIBIL IELTS TOEFL CCTV HVAC CBSE ICSE ISCE NCERT HDMI RERA GCSE GCSES UKAS FSSAI MBBS BAMS BHMS NEET UPSC GATE WIFI OLED QLED DSLR TMJ LASIK SMILE NIFT NABL NABH NAAC UKCA OFSTED UNESCO CISCO PILATES NVMS RICS CIPD ACCA HSBC SSLC PCOS RYA PADI AAFT MCA NHS BUPA TESDA COSHH IOSH NEBOSH SCORM HTML MYSQL SEO ISO GSTIN DGCA IATA AYUSH GDPR CRB DBS SIA CSCS EICR PAT EPC FENSA GMC NMC HCPC BACP AADHAAR IRCTC VFS JEE CUET BITSAT CLAT NATA USMLE PLAB PTE OET BDS MDS ICU MRI OPD ENT UPVC PVC MDF HVLP AC DIY BBQ MOT LED GST VAT RCD EMI SUV USB RFID MPEG JPEG".split(
    " ",
  ),
)

const isNamed = (word: string, names: ReadonlyArray<string>): boolean =>
  names.some((name) => name.split(/[^\p{L}\p{N}]+/u).includes(word))

const alternates = /^(?:[a-z]?(?:[A-Z][a-z]){2,}[A-Z]?|(?:[a-z][A-Z]){2,}[a-z]?)$/u
const capital = (word: string): string => `${word.charAt(0).toUpperCase()}${word.slice(1).toLowerCase()}`

const capitals = (text: string, { names }: WritingPlace): ReadonlyArray<WritingFault> => {
  const words = found(text, /(?<![\p{L}\p{N}&])[A-Za-z][A-Za-z'’]*[A-Za-z](?![\p{L}\p{N}])/gu)
  const isShouted = (word: string): boolean =>
    /^[A-Z'’]+$/u.test(word) && !acronyms.has(word) && (shouted.has(word.replaceAll(/['’]/gu, "")) || word.length >= 5)
  return words.flatMap(({ word, start, end }) =>
    (isShouted(word) || alternates.test(word)) && !isNamed(word, names)
      ? [
          {
            topic: "capitals" as const,
            start,
            end,
            instead: /(?:^|[.!?:]\s*)$/u.test(text.slice(0, start)) ? capital(word) : word.toLowerCase(),
          },
        ]
      : [],
  )
}

// Stars that stand for letters in a word are of another rule.
const repeatedMarks = /(?:([!?,*~•])\s?\1[!?,*~•\s]*\1?|[!?]{2,}|(?<!\.)\.{2}(?!\.)|\.{4,}|-{3,})/gu

const punctuation = (text: string, { network, isHeadline }: WritingPlace): ReadonlyArray<WritingFault> => {
  // Stars among the letters of a word hide it, which is a fault of another kind.
  const isInWord = (start: number, end: number): boolean =>
    /\p{L}$/u.test(text.slice(0, start)) && /^\p{L}/u.test(text.slice(end))
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
  return [...repeated, ...single.map(({ start, end }) => ({ topic: "punctuation" as const, start, end, instead: "" }))]
}

const decoration =
  /\s?(?:(?![©®™0-9#*])\p{Extended_Pictographic}|\u{FE0F}|\u{200D}|[\u{1F1E6}-\u{1F1FF}★☆✓✔✦✧➜➤→←↑↓•●○■□◆◇♥♡❤►▶»«~^_<>{}\\|¤§¶†‡])+/gu

const symbols = (text: string, { network }: WritingPlace): ReadonlyArray<WritingFault> => [
  ...(network === "google"
    ? found(text, decoration).map(({ start, end }) => ({ topic: "symbols" as const, start, end, instead: "" }))
    : []),
  ...disguisedWords(text).flatMap(({ start, end, plain }) =>
    /[.·_-]/u.test(text.slice(start, end)) ? [] : [{ topic: "symbols" as const, start, end, instead: plain }],
  ),
]

const spacedLetters =
  /(?<![\p{L}\p{N}.·_-])(?:\p{Lu} ){3,}\p{Lu}(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.·_-])(?:\p{L} ){3,}\p{L}(?![\p{L}\p{N}])/gu
const dottedLetters =
  /(?<![\p{L}\p{N}.])(?:[\p{Ll}\p{Lo}][.·_-]){2,}[\p{Ll}\p{Lo}]\.?(?![\p{L}\p{N}])|(?<![\p{L}\p{N}.])(?:\p{Lu}[.·_-]){3,}\p{Lu}(?![\p{L}\p{N}.])/gu
const unspaced = /(?<=\p{L}{2})[,!?;](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll}+(?:\s|[,.!?]|$))/gu
const joinedWords = /(?<![#@\p{L}\p{N}.])(?:\p{Lu}\p{Ll}+){3,}(?![\p{L}\p{N}.@])/gu

const spacing = (text: string, { names }: WritingPlace): ReadonlyArray<WritingFault> => {
  const fault = (start: number, end: number, instead: string): WritingFault => ({
    topic: "spacing",
    start,
    end,
    instead,
  })
  const joined = (word: string): string => word.replaceAll(/[\s.·_-]/gu, "")
  return [
    ...found(text, spacedLetters).map(({ word, start, end }) => fault(start, end, capital(joined(word)))),
    ...found(text, dottedLetters).map(({ word, start, end }) => fault(start, end, joined(word))),
    ...found(text, unspaced).map(({ word, start, end }) => fault(start, end, `${word} `)),
    ...found(text, joinedWords).flatMap(({ word, start, end }) =>
      isNamed(word, names) ? [] : [fault(start, end, word.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, " "))],
    ),
    ...found(text, /(?<=\p{L}) +(?=[,!?]|\.(?!\d|\.))/gu).map(({ start, end }) => fault(start, end, "")),
    ...found(text.trimEnd(), /(?<=\S) {2,}(?=\S)/gu).map(({ start, end }) => fault(start, end, " ")),
  ]
}

const phoneNumber = /(?<![\p{L}\d₹£$€₪.,/])\+?\(?\d(?:[\s().-]{0,2}\d){7,14}(?![\p{L}\d]|[.,]\d|\s?[%₪])/gu
const vanityNumber = /(?<!\d)(?:0?800|0808|0845|0300|1[ -]?800|\*\d{4})(?:[ -]?[A-Z]{3,}[A-Z0-9-]*)?(?![\p{L}\d])/gu
const date =
  /^(?:\d{1,4}[.\s-]\d{1,2}[.\s-]\d{2,4}|(?:19|20)\d{2}\s?-\s?(?:19|20)\d{2}|\d{4}[\s-]\d{4}[\s-]\d{4}[\s-]\d{4})$/u

const phoneInText = (text: string, { network }: WritingPlace): ReadonlyArray<WritingFault> => {
  if (network !== "google") return []
  return [...found(text, phoneNumber), ...found(text, vanityNumber)].flatMap(({ word, start, end }) => {
    if (date.test(word.trim())) return []
    const before = /(?:\s?(?:on|at|:|-|–|ב-?|למספר|בטלפון:?))?\s*$/iu.exec(text.slice(0, start))?.[0].length ?? 0
    return [{ topic: "phoneInText" as const, start: start - before, end, instead: "" }]
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
