import type { RowCounter } from "./row-counter.ts"
import { elementName } from "./xml-names.ts"

const beginning = /<!\[CDATA\[|<!--|<([A-Za-z_][\w.:-]*)(?=[\s/>])/g

/** The longest tag that is waited for; what is longer is none. */
const mostWaited = 100_000

const endsOf = { cdata: "]]>", comment: "-->" } as const

/** What stands at a place: an item's start, its end, or the start of what is no markup. */
type Mark = "open" | "close" | keyof typeof endsOf

/** The marks in a text; each is looked for once until it has been passed. */
class Marks {
  readonly #text: string
  readonly #needles: Readonly<Record<Mark, string>>
  readonly #places: Record<Mark, number> = { open: -2, close: -2, cdata: -2, comment: -2 }

  constructor(text: string, name: string) {
    this.#text = text
    this.#needles = { open: `<${name}`, close: `</${name}`, cdata: "<![CDATA[", comment: "<!--" }
  }

  /** The next mark from a place on, with its own place and where it ends. */
  next(from: number): { readonly mark: Mark; readonly place: number; readonly end: number } | undefined {
    let mark: Mark | undefined
    for (const one of ["open", "close", "cdata", "comment"] as const) {
      if (this.#places[one] !== -1 && this.#places[one] < from)
        this.#places[one] = this.#text.indexOf(this.#needles[one], from)
      if (this.#places[one] >= 0 && (mark === undefined || this.#places[one] < this.#places[mark])) mark = one
    }
    if (mark === undefined) return undefined
    const place = this.#places[mark]
    return { mark, place, end: place + this.#needles[mark].length }
  }
}

/**
 * Counts the items of an XML feed by their tags alone, for feeds with one kind of item: the first container names it, an element of its
 * name within an item belongs to the item, and comments and literal parts are passed over.
 */
export class ItemCounter implements RowCounter {
  #items = 0
  #depth = 0
  #name: string | undefined
  /** What ends the comment or literal part that the text is in. */
  #until: string | undefined
  #rest = ""

  get rows(): number {
    return this.#items
  }

  add(added: string): void {
    const text = this.#rest + added
    const start = this.#name === undefined ? this.#toName(text) : 0
    const seen = this.#name === undefined ? text.length : this.#through(text, this.#name, start)
    // What has come by half is looked at again.
    const half = text.lastIndexOf("<")
    const kept = this.#until === undefined ? half : Math.max(0, text.length - 2)
    const isWaitedFor = this.#until !== undefined || this.#name === undefined || half >= seen
    this.#rest = isWaitedFor && kept >= 0 && text.length - kept <= mostWaited ? text.slice(kept) : ""
  }

  /** The place behind the comment or literal part that the text is in at a place; undefined where it has no end yet. */
  #behindLiteral(text: string, from: number): number | undefined {
    if (this.#until === undefined) return from
    const end = text.indexOf(this.#until, from)
    if (end < 0) return undefined
    const behind = end + this.#until.length
    this.#until = undefined
    return behind
  }

  /** Looks for the first container, and returns its place. */
  #toName(text: string): number {
    for (let at = this.#behindLiteral(text, 0); at !== undefined; at = this.#behindLiteral(text, at)) {
      beginning.lastIndex = at
      const [mark = "", name] = beginning.exec(text) ?? []
      if (mark === "") break
      at = beginning.lastIndex
      if (name === undefined) this.#until = endsOf[mark === "<!--" ? "comment" : "cdata"]
      else if (elementName(name).isContainer) {
        this.#name = name
        return at - mark.length
      }
    }
    return text.length
  }

  /** Goes through the marks of a text from a place on, and returns up to where. */
  #through(text: string, name: string, from: number): number {
    const marks = new Marks(text, name)
    let at = from
    for (;;) {
      const behind = this.#behindLiteral(text, at)
      if (behind === undefined) return text.length
      at = behind
      const next = marks.next(at)
      if (next === undefined) return at
      const { mark, place, end } = next
      at = end
      if (mark === "cdata" || mark === "comment") this.#until = endsOf[mark]
      else if (end === text.length) return place
      else if (/[\s/>]/.test(text.charAt(end))) {
        const close = text.indexOf(">", end)
        if (close < 0) return place
        if (mark === "open") this.#depth += 1
        if (mark === "close" || text[close - 1] === "/") this.#close()
      }
    }
  }

  #close(): void {
    if (this.#depth === 0) return
    this.#depth -= 1
    if (this.#depth === 0) this.#items += 1
  }
}
