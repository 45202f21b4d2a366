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

/** A name without its namespace, in lower case. */
export const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase()

/** What an element's name says: its local name, and whether it is of Google's namespace. */
interface ElementName {
  readonly local: string
  readonly isPreferred: boolean
  readonly isContainer: boolean
}

/** Names that were looked up: a feed has the same ones in each product. */
const names = new Map<string, ElementName>()
const mostNames = 5_000

const nameOf = (name: string): ElementName => {
  const known = names.get(name)
  if (known !== undefined) return known
  const local = localName(name)
  const made = { local, isPreferred: /^g:/i.test(name), isContainer: containers.has(local) }
  if (names.size >= mostNames) names.clear()
  names.set(name, made)
  return made
}

/** An element within a product. */
interface OpenElement {
  key: string
  isPreferred: boolean
  text: string
}

/**
 * A product while its elements arrive. Fields are kept by the path of their elements' names, and elements of Google's
 * namespace win over others.
 */
class OpenItem {
  readonly #values = new Map<string, string>()
  readonly #preferred = new Set<string>()
  /** The open elements, of the deepest depth so far: they are used again. */
  readonly #path: Array<OpenElement> = []
  #depth = 0

  open({ name, attributes }: SaxesTagPlain): void {
    const { local, isPreferred } = nameOf(name)
    const outer = this.#path[this.#depth - 1]
    const key = outer === undefined ? local : `${outer.key}.${local}`
    const element = this.#path[this.#depth]
    if (element === undefined) this.#path.push({ key, isPreferred, text: "" })
    else {
      element.key = key
      element.isPreferred = isPreferred
      element.text = ""
    }
    this.#depth += 1
    if (local !== "link") return
    const { href, rel = "alternate" } = attributes
    if (href !== undefined && rel === "alternate") this.text(href)
  }

  text(text: string): void {
    const element = this.#path[this.#depth - 1]
    if (element !== undefined && element.text.length < bounds.text) element.text += text
  }

  close(): void {
    this.#depth -= 1
    const element = this.#path[this.#depth]
    if (element === undefined || this.#depth >= bounds.depth) return
    const text = element.text.trim()
    if (text === "") return
    const { key, isPreferred } = element
    const before = this.#values.get(key)
    if (before !== undefined && pictures.test(key) && before.length + text.length < bounds.text)
      this.#values.set(key, `${before},${text}`)
    else if (before === undefined ? this.#values.size < bounds.fields : isPreferred && !this.#preferred.has(key)) {
      this.#values.set(key, text.length > bounds.text ? text.slice(0, bounds.text) : text)
      if (isPreferred) this.#preferred.add(key)
    }
  }

  get isAtTop(): boolean {
    return this.#depth === 0
  }

  /** The product's fields, after which another product may begin. */
  take(): RawRow {
    const row = Object.fromEntries(this.#values)
    this.#values.clear()
    this.#preferred.clear()
    return row
  }
}

/** The products of an XML feed as its text comes. A document type is refused, since it may define entities. */
export async function* xmlRows(texts: AsyncIterable<string>): RowBatches {
  const parser = new SaxesParser()
  let rows: Array<RawRow> = []
  const item = new OpenItem()
  let isOpen = false
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
    if (isOpen) item.open(tag)
    else isOpen = nameOf(tag.name).isContainer
  })
  parser.on("text", (text) => item.text(text))
  parser.on("cdata", (text) => item.text(text))
  parser.on("closetag", () => {
    if (!isOpen) return
    if (item.isAtTop) {
      rows.push(item.take())
      isOpen = false
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
