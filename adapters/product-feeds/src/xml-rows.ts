import { SaxesParser, type SaxesTagPlain } from "saxes"
import type { RawRow } from "@domain/businesses"
import type { RowBatches } from "./delimited-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { mendedXml } from "./mended-xml.ts"

/** Elements that hold one product: of RSS, Atom, vehicle listings and plain catalogues. */
export const containers: ReadonlySet<string> = new Set(["item", "entry", "listing", "product", "offer"])

/** Characters of a field and fields of a product that are kept; what is longer is refused later by its length. */
const bounds = { text: 20_000, fields: 200, depth: 12 } as const

/** Elements that stand once for each further picture. */
const pictures = /^additional_image(?:_link)?$/

export const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase()

/**
 * A product while its elements arrive. Fields are kept by the path of their elements' names, and elements of Google's
 * namespace win over others.
 */
class OpenItem {
  readonly #values = new Map<string, string>()
  readonly #preferred = new Set<string>()
  readonly #path: Array<{ readonly key: string; readonly isPreferred: boolean; text: string }> = []

  open({ name, attributes }: SaxesTagPlain): void {
    const outer = this.#path.at(-1)
    const local = localName(name)
    const key = outer === undefined ? local : `${outer.key}.${local}`
    this.#path.push({ key, isPreferred: /^g:/i.test(name), text: "" })
    if (local !== "link") return
    const { href, rel = "alternate" } = attributes
    if (href !== undefined && rel === "alternate") this.text(href)
  }

  text(text: string): void {
    const element = this.#path.at(-1)
    if (element !== undefined && element.text.length < bounds.text) element.text += text
  }

  close(): void {
    const element = this.#path.pop()
    const text = element?.text.trim() ?? ""
    if (element === undefined || text === "" || this.#path.length >= bounds.depth) return
    const { key, isPreferred } = element
    const before = this.#values.get(key)
    if (before !== undefined && pictures.test(key) && before.length + text.length < bounds.text)
      this.#values.set(key, `${before},${text}`)
    else if (before === undefined ? this.#values.size < bounds.fields : isPreferred && !this.#preferred.has(key)) {
      this.#values.set(key, text.slice(0, bounds.text))
      if (isPreferred) this.#preferred.add(key)
    }
  }

  get isAtTop(): boolean {
    return this.#path.length === 0
  }

  get row(): RawRow {
    return Object.fromEntries(this.#values)
  }
}

/** The products of an XML feed as its text comes. A document type is refused, since it may define entities. */
export async function* xmlRows(texts: AsyncIterable<string>): RowBatches {
  const parser = new SaxesParser()
  let rows: Array<RawRow> = []
  let item: OpenItem | undefined
  let failure: FeedUnreadable | undefined
  parser.on("error", (cause) => {
    failure ??= new FeedUnreadable("malformed", cause.message, {
      place: { line: parser.line, column: parser.column },
    })
  })
  parser.on("doctype", () => {
    failure ??= new FeedUnreadable("doctype", "A feed may not have a document type")
  })
  parser.on("opentag", (tag) => {
    if (item !== undefined) item.open(tag)
    else if (containers.has(localName(tag.name))) item = new OpenItem()
  })
  parser.on("text", (text) => item?.text(text))
  parser.on("cdata", (text) => item?.text(text))
  parser.on("closetag", () => {
    if (item === undefined) return
    if (item.isAtTop) {
      rows.push(item.row)
      item = undefined
    } else item.close()
  })
  const taken = () => {
    if (failure !== undefined) throw failure
    const ready = rows
    rows = []
    return ready
  }
  for await (const text of mendedXml(texts)) {
    parser.write(text)
    yield taken()
  }
  parser.close()
  yield taken()
}
