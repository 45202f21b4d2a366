import type { RawRow } from "@domain/businesses"
import { elementName } from "./xml-names.ts"

/** Characters of a field and fields of a product that are kept; what is longer is refused later by its length. */
const bounds = { text: 20_000, fields: 200, depth: 12 } as const

/** Elements that stand once for each further picture. */
const pictures = /^additional_image(?:_link)?$/

const none: Readonly<Record<string, string>> = {}

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
export class OpenItem {
  readonly #values = new Map<string, string>()
  readonly #preferred = new Set<string>()
  /** The open elements, of the deepest depth so far: they are used again. */
  readonly #path: Array<OpenElement> = []
  #depth = 0

  open(name: string, attributes: Readonly<Record<string, string>> = none): void {
    const { local, isPreferred } = elementName(name)
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
    this.drop()
    return row
  }

  /** Forgets what has been read of the product. */
  drop(): void {
    this.#values.clear()
    this.#preferred.clear()
    this.#depth = 0
  }
}
