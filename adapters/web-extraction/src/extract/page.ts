import { type CheerioAPI, load } from "cheerio"
import type { AnyNode } from "domhandler"
import { cleanText } from "@domain/kernel"
import { parseablePrefix } from "./markup-bounds.ts"
import { boundDocument, boundLines } from "./page-bounds.ts"

/** A run of visible text between block borders or line breaks; `block` numbers its innermost block. */
export type Line = { readonly text: string; readonly block: number; readonly heading: boolean; readonly row: number }

type ReadLine = Line & { readonly isQuoted: boolean }

/** A parsed page: the document, its address, its visible lines and the texts of its head. */
export type Page = {
  readonly $: CheerioAPI
  readonly url: URL
  readonly lines: ReadonlyArray<Line>
  readonly title: string
  /** The content of a meta tag by its name or property, empty when absent. */
  readonly meta: (name: string) => string
  /** Resolves a link of the page to an absolute http(s) address, else undefined. */
  readonly resolve: (reference: string) => string | undefined
}

const invisible = new Set([
  "script",
  "style",
  "noscript",
  "template",
  "svg",
  "iframe",
  "select",
  "option",
  "head",
  "object",
  "canvas",
  "textarea",
])
const blocks = new Set(
  "address article aside blockquote body button center dd details div dl dt fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hr label li main nav ol p pre section summary table tbody td tfoot th thead tr ul".split(
    " ",
  ),
)
const gap = new Set(["button", "input", "i"])
/** Elements whose text is the name of a picture. */
const icons = /\bmaterial-(?:icons|symbols)/
/** Elements in which customers speak. */
const quotes = /(?:^|[\s_-])(?:testimonials?|reviews?|feedbacks?|client-says?)(?:$|[\s_-])/i

/** The lines that the business says itself; all of them when the others are more than half the page. */
const ownLines = (lines: ReadonlyArray<ReadLine>): ReadonlyArray<Line> => {
  const own = lines.filter(({ isQuoted }) => !isQuoted)
  return own.length * 2 < lines.length ? lines : own
}

/** No stated fact is longer, and longer texts can be written to be slow to match. */
const longestText = 2_000

/** Collapses all white space, including non-breaking, to single spaces and keeps the first 2,000 characters. */
export const squeeze = (text: string): string =>
  cleanText(
    text
      .replace(/[\s\u00a0\u200b-\u200f\u2060\ufeff]+/gu, " ")
      .trim()
      .slice(0, longestText),
  ).trimEnd()

/** A name for comparison: letters and digits in lower case. */
export const compactName = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\p{M}]/gu, "")

const unbroken = new Set(["sub", "sup", "wbr", "mark"])

/** Whether two runs separated only by inline elements are separate words ("Phone" + "0113...", "Crumbs" + "From"). */
const separatesWords = (left: string, right: string): boolean =>
  (/\p{Ll}$/u.test(left) && /^\p{Lu}/u.test(right)) ||
  (/\p{L}$/u.test(left) && /^\d/.test(right)) ||
  (/\d$/.test(left) && /^\p{L}/u.test(right)) ||
  (/[\p{L}\d]$/u.test(left) && /^[\w.+-]+@\w/.test(right))

const readLines = (roots: ReadonlyArray<AnyNode>): ReadonlyArray<Line> => {
  const lines: Array<ReadLine> = []
  let current = ""
  let seam = false
  let blockCount = 0
  let rowCount = 0
  let quoteDepth = 0

  const flush = (block: number, heading: boolean, row: number): void => {
    const text = squeeze(current)
    current = ""
    if (text !== "") lines.push({ text, block, heading, row, isQuoted: quoteDepth > 0 })
  }
  const visit = (node: AnyNode, block: number, heading: boolean, row: number): void => {
    if (node.type === "text") {
      current += seam && separatesWords(current, node.data) ? ` ${node.data}` : node.data
      seam = false
      return
    }
    if (!("children" in node) || !("name" in node) || invisible.has(node.name)) return
    const { hidden, style = "", class: classes = "", id = "" } = node.attribs
    if (icons.test(classes)) return
    if (hidden !== undefined && hidden !== "until-found" && /display:\s*none/.test(style)) return
    if (node.name === "br") return flush(block, heading, row)
    if (!blocks.has(node.name)) {
      if (gap.has(node.name)) current += " "
      seam = seam || !unbroken.has(node.name)
      for (const child of node.children) visit(child, block, heading, row)
      seam = seam || !unbroken.has(node.name)
      return
    }
    flush(block, heading, row)
    const inner = ++blockCount
    const inHeading = heading || /^h[1-6]$/.test(node.name)
    const isQuote = node.name === "blockquote" || quotes.test(`${classes} ${id}`)
    if (isQuote) quoteDepth++
    const inRow = node.name === "tr" || node.name === "li" || node.name === "dl" ? ++rowCount : row
    for (const child of node.children) visit(child, inner, inHeading, inRow)
    flush(inner, inHeading, inRow)
    if (isQuote) quoteDepth--
  }
  for (const root of roots) visit(root, 0, false, 0)
  flush(0, false, 0)
  return boundLines(ownLines(lines))
}

/**
 * Parses a page, of an oversized one its beginning and end. `address` is where it came from; a base element is honoured
 * for links.
 */
export const readPage = (html: string, address: string): Page => {
  const $ = load(parseablePrefix(html))
  $.root().each((_, document) => boundDocument(document))
  const url = new URL(address)
  const baseReference = $("base[href]").attr("href") ?? ""
  const base = URL.canParse(baseReference, url) ? new URL(baseReference, url) : url
  const metas = new Map<string, string>()
  $("meta[content]").each((_, element) => {
    const name = ($(element).attr("property") ?? $(element).attr("name") ?? "").toLowerCase()
    const content = squeeze($(element).attr("content") ?? "")
    if (name !== "" && content !== "" && !metas.has(name)) metas.set(name, content)
  })
  return {
    $,
    url,
    lines: readLines($("body").toArray()),
    title: squeeze($("title").first().text()),
    meta: (name) => metas.get(name.toLowerCase()) ?? "",
    resolve: (reference) => {
      const text = reference.trim().replaceAll("\\", "/")
      if (text === "" || text.startsWith("#") || !URL.canParse(text, base)) return undefined
      const resolved = new URL(text, base)
      return resolved.protocol === "http:" || resolved.protocol === "https:" ? resolved.href : undefined
    },
  }
}
