import type { RowCounter } from "./row-counter.ts"

const lineEnd = /\r\n|\n|\r(?!$)/

/** The ends of lines of a text without quoted cells. */
class LineCounter implements RowCounter {
  #lines = -1
  #end: string | undefined
  #rest = ""

  get rows(): number {
    return Math.max(0, this.#lines)
  }

  add(text: string): void {
    const all = this.#rest + text
    this.#end ??= lineEnd.exec(all)?.[0]
    const end = this.#end
    // An end may have come by half.
    const whole = end === undefined || end.length === 1 || !all.endsWith("\r") ? all.length : all.length - 1
    this.#rest = end === undefined ? all.slice(-1) : all.slice(whole)
    if (end === undefined) return
    for (let at = all.indexOf(end); at >= 0 && at < whole; at = all.indexOf(end, at + end.length)) this.#lines += 1
  }
}

/**
 * The ends of records of a text whose cells may be quoted, as the reader takes them: a quote opens a cell at its beginning
 * alone, two stand for one, and the first end of a line outside quotes tells what ends a line.
 */
class RecordCounter implements RowCounter {
  readonly #delimiter: string
  #records = -1
  #end: string | undefined
  #isQuoted = false
  /** Whether what is looked at next begins a cell. */
  #isCellStart = true
  #rest = ""

  constructor(delimiter: string) {
    this.#delimiter = delimiter
  }

  get rows(): number {
    return Math.max(0, this.#records)
  }

  add(added: string): void {
    const text = this.#rest + added
    // What follows the last character decides about a quote and an end of a line.
    const last = text.length - 1
    let at = 0
    let cell = this.#isCellStart ? 0 : -1
    let quote = -2
    let end = -2
    const nextEnd = (from: number): number => {
      if (this.#end !== undefined) return text.indexOf(this.#end, from)
      const found = /\r\n|\n|\r/g
      found.lastIndex = from
      return found.exec(text)?.index ?? -1
    }
    while (at < last) {
      if (quote !== -1 && quote < at) quote = text.indexOf('"', at)
      if (this.#isQuoted) {
        if (quote < 0 || quote >= last) {
          at = quote < 0 ? last : quote
          break
        }
        const isPair = text[quote + 1] === '"'
        this.#isQuoted = isPair
        at = quote + (isPair ? 2 : 1)
        continue
      }
      if (end !== -1 && end < at) end = nextEnd(at)
      const isQuote = quote >= 0 && (end < 0 || quote < end)
      const place = isQuote ? quote : end
      if (place < 0 || place >= last) {
        at = place < 0 ? last : place
        break
      }
      if (isQuote) {
        this.#isQuoted = quote === cell || text[quote - 1] === this.#delimiter
        at = quote + 1
      } else {
        this.#end ??= text.startsWith("\r\n", end) ? "\r\n" : text[end]
        this.#records += 1
        at = end + (this.#end?.length ?? 1)
        cell = at
      }
    }
    this.#isCellStart = at === cell || (at > 0 && text[at - 1] === this.#delimiter)
    this.#rest = text.slice(at)
  }
}

/** Counts the rows of a delimited feed below its header, at most by its last two rows too few. */
export const delimitedCounter = (delimiter: string): RowCounter =>
  delimiter === "\t" ? new LineCounter() : new RecordCounter(delimiter)
