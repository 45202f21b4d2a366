import { SaxesParser, type SaxesTagPlain } from "saxes"
import type { RawRow } from "@domain/businesses"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { mendedXml } from "./mended-xml.ts"

/** Elements that hold one product: of RSS, Atom, vehicle listings and plain catalogues. */
const containers: ReadonlySet<string> = new Set(["item", "entry", "listing", "product", "offer"])

/** Characters of a field and fields of a product that are kept; what is longer is refused later by its length. */
const bounds = { text: 20_000, fields: 200, depth: 12 } as const

/** Elements that stand once for each further picture. */
const pictures = /^additional_image(?:_link)?$/

const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase()

/**
 * A product while its elements arrive. Fields are kept by the path of their elements' names, and elements of Google's
 * namespace win over others.
 */
class OpenItem {
  readonly #values = new Map<string, { text: string; isPreferred: boolean }>()
  readonly #path: Array<{ name: string; isPreferred: boolean; text: string }> = []

  open({ name, attributes }: SaxesTagPlain): void {
    this.#path.push({ name: localName(name), isPreferred: name.toLowerCase().startsWith("g:"), text: "" })
    const { href, rel = "alternate" } = attributes
    if (localName(name) === "link" && href !== undefined && rel === "alternate") this.text(href)
  }

  text(text: string): void {
    const element = this.#path.at(-1)
    if (element !== undefined && element.text.length < bounds.text) element.text += text
  }

  close(): void {
    const element = this.#path.at(-1)
    const key = this.#path.map(({ name }) => name).join(".")
    this.#path.pop()
    const text = element?.text.trim() ?? ""
    if (element === undefined || text === "" || this.#path.length >= bounds.depth) return
    const before = this.#values.get(key)
    if (before !== undefined && pictures.test(key) && before.text.length + text.length < bounds.text) {
      before.text += `,${text}`
      return
    }
    if (before === undefined ? this.#values.size < bounds.fields : element.isPreferred && !before.isPreferred)
      this.#values.set(key, { text: text.slice(0, bounds.text), isPreferred: element.isPreferred })
  }

  get isAtTop(): boolean {
    return this.#path.length === 0
  }

  get row(): RawRow {
    return Object.fromEntries([...this.#values].map(([name, { text }]) => [name, text]))
  }
}

/** The products of an XML feed as its text comes. A document type is refused, since it may define entities. */
export async function* xmlRows(texts: AsyncIterable<string>): AsyncGenerator<RawRow> {
  const parser = new SaxesParser()
  let rows: Array<RawRow> = []
  let item: OpenItem | undefined
  let failure: FeedUnreadable | undefined
  parser.on("error", (cause) => {
    failure ??= new FeedUnreadable("malformed", cause.message, { line: parser.line, column: parser.column })
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
    yield* taken()
  }
  parser.close()
  yield* taken()
}
