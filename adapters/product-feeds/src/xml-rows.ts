import { SaxesParser } from "saxes"
import type { RawRow } from "@domain/businesses"
import type { RowBatches } from "./delimited-rows.ts"
import { FeedUnreadable } from "./feed-unreadable.ts"
import { mendedXml } from "./mended-xml.ts"
import { OpenItem } from "./open-item.ts"
import { readPlainItem } from "./plain-item.ts"
import { elementName } from "./xml-names.ts"

/** The longest item that is waited for as a whole; what is longer goes through the parser as it comes. */
const mostWaited = 1_000_000

/**
 * The products of an XML document as its text comes. The parser sees all but the insides of plain items, so that it
 * judges the whole document and tells places in it.
 */
class XmlItems {
  readonly #parser = new SaxesParser()
  readonly #item = new OpenItem()
  #rows: Array<RawRow> = []
  #failure: FeedUnreadable | undefined
  /** The name of the open product as it is written, and of the products before. */
  #name: string | undefined
  #isOpen = false
  #opened = 0
  /** Whether the open product's fields are read already. */
  #isRead = false
  #rest = ""
  /** Whether the rest begins the inside of a product that may be plain. */
  #isAwaited = false

  constructor() {
    this.#parser.on("error", ({ message }) => {
      const { line, column } = this.#parser
      this.#failure ??= new FeedUnreadable("malformed", message, { place: { line, column } })
    })
    this.#parser.on("doctype", () => {
      this.#failure ??= new FeedUnreadable("doctype", "A feed may not have a document type")
    })
    this.#parser.on("opentag", ({ name, attributes }) => {
      if (this.#isOpen) this.#item.open(name, attributes)
      else if (elementName(name).isContainer) {
        this.#isOpen = true
        this.#name = name
        this.#opened += 1
      }
    })
    this.#parser.on("text", (text) => this.#item.text(text))
    this.#parser.on("cdata", (text) => this.#item.text(text))
    this.#parser.on("closetag", () => {
      if (!this.#isOpen) return
      if (this.#item.isAtTop) {
        if (!this.#isRead) this.#rows.push(this.#item.take())
        this.#isOpen = false
        this.#isRead = false
      } else this.#item.close()
    })
  }

  /** The products that end within more of the text. */
  add(added: string): ReadonlyArray<RawRow> {
    const text = this.#rest + added
    this.#rest = ""
    let at = this.#isAwaited ? this.#throughPlainItem(text, 0) : 0
    while (at < text.length) at = this.#isOpen ? this.#throughItem(text, at) : this.#toItem(text, at)
    return this.#taken()
  }

  /** What the end of the text leaves. */
  end(): ReadonlyArray<RawRow> {
    this.#parser.write(this.#rest)
    this.#parser.close()
    return this.#taken()
  }

  #taken(): ReadonlyArray<RawRow> {
    if (this.#failure !== undefined) throw this.#failure
    const ready = this.#rows
    this.#rows = []
    return ready
  }

  #parse(text: string, from: number, until = text.length): number {
    if (until > from) this.#parser.write(text.slice(from, until))
    return until
  }

  /** Goes to the next product of the known name, and through the product where it is plain. */
  #toItem(text: string, from: number): number {
    const tag = this.#name === undefined ? undefined : `<${this.#name}>`
    const start = tag === undefined ? -1 : text.indexOf(tag, from)
    if (tag === undefined || start < 0) return this.#toAnyItem(text, from)
    this.#parse(text, from, start)
    const before = this.#opened
    const inside = this.#parse(text, start, start + tag.length)
    // The tag may stand in a comment.
    return this.#opened === before + 1 && this.#isOpen ? this.#throughPlainItem(text, inside) : inside
  }

  /** Goes on until a product opens, in pieces, so that the next products are met by their name. */
  #toAnyItem(text: string, from: number): number {
    if (this.#name !== undefined) return this.#parse(text, from)
    const tag = text.indexOf(">", from)
    return this.#parse(text, from, tag < 0 ? text.length : tag + 1)
  }

  #throughPlainItem(text: string, from: number): number {
    const name = this.#name ?? ""
    const end = this.#parser.xmlDecl.version === "1.1" ? "notPlain" : readPlainItem(text, from, name, this.#item)
    if (typeof end === "number") {
      this.#isAwaited = false
      this.#rows.push(this.#item.take())
      this.#isRead = true
      this.#skip(text.slice(from, end))
      return this.#parse(text, end, end + name.length + 3)
    }
    this.#item.drop()
    this.#isAwaited = end === "more" && text.length - from <= mostWaited
    if (!this.#isAwaited) return this.#throughItem(text, from)
    this.#rest = text.slice(from)
    return text.length
  }

  /** Goes through an open product to what may be its end. */
  #throughItem(text: string, from: number): number {
    const close = text.indexOf(`</${this.#name ?? ""}`, from)
    const end = close < 0 ? -1 : text.indexOf(">", close)
    return this.#parse(text, from, end < 0 ? text.length : end + 1)
  }

  /** Tells the parser of lines and columns that it does not see. */
  #skip(text: string): void {
    const lines = text.includes("\r") ? text.match(/\r\n?|\n/g) : undefined
    let last = -1
    if (lines === undefined)
      for (let end = text.indexOf("\n"); end >= 0; end = text.indexOf("\n", end + 1)) {
        this.#parser.line += 1
        last = end
      }
    else {
      this.#parser.line += lines?.length ?? 0
      last = Math.max(text.lastIndexOf("\n"), text.lastIndexOf("\r"))
    }
    const tail = text.slice(last + 1)
    const characters = tail.length - (tail.match(/[\uD800-\uDBFF]/g)?.length ?? 0)
    this.#parser.column = last < 0 ? this.#parser.column + characters : characters
  }
}

/** The products of an XML feed as its text comes. A document type is refused, since it may define entities. */
export async function* xmlRows(texts: AsyncIterable<string>): RowBatches {
  const items = new XmlItems()
  for await (const text of mendedXml(texts)) yield items.add(text)
  yield items.end()
}
