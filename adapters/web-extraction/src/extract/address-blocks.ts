import { countryOfLine } from "./country.ts"
import type { Line, Page } from "./page.ts"
import { squeeze } from "./page.ts"
import { type PlaceNames, townNamed } from "./place-names.ts"
import { type FoundPostcode, postcodesIn } from "./postcodes-in-text.ts"

/** An address in running text: its parts in written order, and its postal code if any. */
export type AddressBlock = {
  readonly parts: ReadonlyArray<string>
  readonly postcode?: FoundPostcode
  readonly confidence: number
  /** Whether a label such as "Address" stands before it. */
  readonly isLabelled?: true
}

const label =
  /^(?:our |the |office |store |shop |clinic |registered |head |main |postal |full |street )*(?:address|addresses|location|locations|find us|visit us|where we are|head office|office|branch|come and see us|get in touch|reach us|住所|所在地|アクセス|पता|כתובת|العنوان|adresse|dirección|indirizzo|адрес|cím)(?: us)?\s*[:：-]?\s*$/iu
const inlineLabel =
  /^(?:📍\s*(?!(?:we |now |also |proudly )*(?:serv|cover|deliver|available|areas?\b|all\b))|(?:📍\s*|our |the |office |shop |registered )*(?:address|location|visit us(?: at)?|find us(?: at)?|located at|(?:head |branch |corporate )?office|(?:our )?(?:studio|showroom|workshop|factory|clinic|branch)|regd\.? office|住所|पता|כתובת|العنوان|adresse|dirección|адрес)\s*[:：-]\s*)(.{6,})$/iu
const stops =
  /@|https?:|\b(tel|telephone|phone|mobile|mob|call|fax|e-?mail|whatsapp|hours|open(ing)?|monday|mon|copyright|all rights|get directions|directions|contact|about|home|services|menu|follow|gst(?:in)?|vat)\b|\d\s?[ap]\.?m\b|%|©|\+\d{6,}|(?:\d[\s().-]{0,2}){9,}/i
/** Parts between commas without an ordinary word, as an address has them, also with a full stop at its end. */
const isListOfNames = (text: string) => text.split(",").length > 3 && !/(?<!\p{L})\p{Ll}{4,}/u.test(text)
const sentence = (text: string) =>
  (/[.!?]$/.test(text) && text.split(" ").length > 4 && !isListOfNames(text)) ||
  text.length > 110 ||
  (/[.!?]\s+\p{Lu}/u.test(text) && text.length > 70)

/** Whether a line is a contact line, menu word or prose and so no part of an address. */
export const isNoAddress = (text: string): boolean => stops.test(text) || sentence(text)

const addressLike =
  /\d|,$|\b(road|rd|street|st|lane|avenue|floor|house|building|park|mall|complex|tower|centre|center|plaza|nagar|colony|near|opp|behind|unit|shop|plot)\b/i

/** Splits an address at commas, brackets and dashes. */
export const splitParts = (text: string): ReadonlyArray<string> =>
  text
    .split(
      /[,;|()•·\n、]+|\s+[-–—]\s+|\s[-–—](?=\p{Lu}\p{Ll}{2})|[-–—](?=\s*\d{3}\s?\d{3}\b)|(?<=\p{L}{4})(?<!\b[Dd]ist[t]?)\.\s+(?=\p{Lu}\p{Ll}{3})/u,
    )
    .map((part) => squeeze(part).replace(/^[\s.:📍–—-]+|[\s.:–—-]+$/gu, ""))
    .filter((part) => part !== "")

const linesBefore = (lines: ReadonlyArray<Line>, index: number): ReadonlyArray<string> => {
  const lastLine = lines[index]
  const collected: Array<string> = []
  for (let i = index - 1; i >= 0 && collected.length < 6; i--) {
    const line = lines[i]
    if (line === undefined || lastLine === undefined) break
    if (line.heading || label.test(line.text) || stops.test(line.text) || sentence(line.text)) break
    if (line.block !== lastLine.block && line.text.length > 45) break
    collected.unshift(line.text)
  }
  return collected
}

const upTo = (text: string, end: number) => text.slice(0, end)
const officeLabel = /^.*\b(?:office|address|addr?|location|branch|showroom)\s*[:.–-]\s*/i
const withoutLead = (text: string): string => {
  const stated = inlineLabel.exec(text)?.[1]
  if (stated !== undefined) return stated
  const located =
    /\b(?:(?:located|based|situated) (?:at|in|on)|visit us at|find us at|address(?: is)?:?)\s+(.+)$/i.exec(text)?.[1]
  return (located ?? text).replace(officeLabel, "").replace(/^.*(?:©|\bcopyright\b)[^|]*\|/i, "")
}

/** Addresses that end with a postal code. */
export const addressesAtPostcodes = (lines: ReadonlyArray<Line>, places: PlaceNames): ReadonlyArray<AddressBlock> =>
  lines.flatMap((line, index) => {
    const previous = lines[index - 1]
    const joined = previous !== undefined && previous.text.length < 60 ? `${previous.text}, ` : ""
    const direct = postcodesIn(line.text, places)[0]
    const across =
      direct === undefined && line.text.length < 30
        ? postcodesIn(joined + line.text, places).find(({ start, end }) => end > joined.length && start >= 0)
        : undefined
    const postcode = direct ?? across
    if (postcode === undefined) return []
    const until = direct === undefined ? line.text.length : direct.end
    const text = withoutLead(upTo(line.text, until))
    const whole = splitParts(text).length > 2
    const lead = whole
      ? linesBefore(lines, index).filter((part) => part.length < 50 && addressLike.test(part))
      : linesBefore(lines, index)
    const code =
      postcode.country === "CA"
        ? /[A-Z]\d[A-Z]\s?\d[A-Z]\d\s*$/
        : postcode.country === "GB"
          ? /[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}\s*$/
          : /〒?\s*[\d][\d\s-]{3,9}$/
    const before = [...lead.flatMap(splitParts), ...splitParts(text.replace(code, ""))].filter(
      (part) => !/^(?:pin|post|postal|zip)(?: ?code)?$/i.test(part),
    )
    // An Indian address may name its town behind the code ("Karankadu PO, 629809, Kanyakumari").
    const near = places.findPostcode(postcode.code)
    const named = (part: string) => townNamed(places, part, "IN", near) !== undefined
    const rest = line.text.slice(until)
    const isTownless = postcode.country === "IN" && !before.some(named)
    const after = postcode.country === "JP" ? rest : isTownless ? (/^[^\d:+@]{0,40}/.exec(rest)?.[0] ?? "") : ""
    const parts = [...before, ...splitParts(after)]
    const top = lines[index - lead.length - 1]?.text ?? ""
    return [{ parts, postcode, confidence: 0.8, ...(label.test(top) && { isLabelled: true as const }) }]
  })

/** Addresses that follow a label such as "Visit us". */
export const labelledAddresses = (lines: ReadonlyArray<Line>): ReadonlyArray<AddressBlock> =>
  lines.flatMap((line, index) => {
    const inline = inlineLabel.exec(line.text)?.[1]
    if (inline !== undefined && !sentence(inline))
      return [{ parts: splitParts(inline), confidence: 0.7, isLabelled: true }]
    if (!label.test(line.text)) return []
    const following: Array<string> = []
    for (const { text, heading } of lines.slice(index + 1, index + 8)) {
      if (following.length > 0 && (heading || stops.test(text) || sentence(text) || label.test(text))) break
      if (!stops.test(text) && !sentence(text) && !label.test(text)) following.push(text)
      if (countryOfLine(text) !== undefined) break
    }
    return following.length === 0 ? [] : [{ parts: following.flatMap(splitParts), confidence: 0.6, isLabelled: true }]
  })

const located =
  /\b(?:located|situated) at (.{8,110}?)(?:,? (?:we|our|and|is|are|with|where|which|offering)\b|(?<!\bno)[.!?](?:\s+\p{Lu}|$)|$)/iu

/** Addresses inside sentences: "Located at 78-D, Rajendra Nagar, Ghaziabad, we ...". */
export const locatedAddresses = (lines: ReadonlyArray<Line>, places: PlaceNames): ReadonlyArray<AddressBlock> =>
  lines.flatMap(({ text }) => {
    const parts = splitParts(located.exec(text)?.[1] ?? "")
    const words = (parts.at(-1) ?? "").split(" ")
    const endsWithTown = [1, 2, 3].some(
      (count) => townNamed(places, words.slice(-count).join(" "), undefined) !== undefined,
    )
    return parts.length > 1 && endsWithTown && addressLike.test(parts[0] ?? "") ? [{ parts, confidence: 0.5 }] : []
  })

/** Addresses in elements marked up as addresses. */
export const markedAddresses = (page: Page): ReadonlyArray<AddressBlock> =>
  page
    .$("address, [class~=address], [class*=address-], [class*=-address], [itemprop=address]")
    .toArray()
    .flatMap((element) => {
      const copy = page.$(element).clone()
      copy.find("br, p, div, li, span").before("\n")
      const body = copy
        .text()
        .split("\n")
        .map(squeeze)
        .filter((text) => text !== "" && !stops.test(text) && !label.test(text) && !sentence(text))
      return body.length === 0 || body.join("").length > 300
        ? []
        : [{ parts: body.flatMap(splitParts), confidence: 0.7 }]
    })

/** Addresses that map links search for. */
export const mappedAddresses = (page: Page, places: PlaceNames): ReadonlyArray<AddressBlock> =>
  page
    .$("a[href*='maps'], iframe[src*='maps']")
    .toArray()
    .flatMap((element) => {
      const reference = page.resolve(page.$(element).attr("href") ?? page.$(element).attr("src") ?? "")
      const url = reference === undefined ? undefined : new URL(reference)
      const query =
        url?.searchParams.get("q") ??
        url?.searchParams.get("query") ??
        url?.searchParams.get("destination") ??
        url?.searchParams.get("daddr")
      if (query === null || query === undefined || /^[-\d.,\s]+$/.test(query)) return []
      const text = squeeze(query)
      const postcode = postcodesIn(text, places)[0]
      const lead = postcode === undefined ? text : text.slice(0, postcode.start)
      const parts = splitParts(lead === "" ? text.slice(postcode?.end) : lead)
      return parts.length < 2 ? [] : [{ parts, ...(postcode === undefined ? {} : { postcode }), confidence: 0.5 }]
    })

/** Parses one stated address text. */
export const blockOf = (text: string, places: PlaceNames): AddressBlock => {
  const postcode = postcodesIn(text, places)[0]
  const bare = postcode === undefined ? text : `${text.slice(0, postcode.start)},${text.slice(postcode.end)}`
  return { parts: splitParts(bare), ...(postcode === undefined ? {} : { postcode }), confidence: 0.85 }
}
