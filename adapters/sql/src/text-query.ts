import type { Connection, Submittable } from "pg"
import { serialize } from "pg-protocol"
import { mostNames } from "./prepared-name.ts"

/** What a statement that answers with text takes. */
export type TextValue = string | number | null

export type Answered = (cause: Error | undefined, answer: string | undefined) => void

/** The statements that one connection has parsed, by their text. */
export class ParsedStatements {
  readonly #names = new Map<string, string>()
  #made = 0

  nameOf(text: string): string | undefined {
    return this.#names.get(text)
  }

  /** A name never used before, so that a statement which failed half way can be sent anew; none beyond the limit. */
  nextName(): string {
    return this.#names.size < mostNames ? `t${(this.#made += 1)}` : ""
  }

  keep(text: string, name: string): void {
    if (name !== "") this.#names.set(text, name)
  }
}

const executeAndSync = Buffer.concat([serialize.execute(), serialize.sync()])

/**
 * One statement whose first row's first column is the answer, told to `pg` in its own terms: bound, executed and nothing
 * described, since what comes is known. It goes out as one buffer: each write of its own costs as much as all it says.
 */
export class TextQuery implements Submittable {
  readonly #text: string
  readonly #values: ReadonlyArray<TextValue>
  readonly #parsed: ParsedStatements
  readonly #answered: Answered
  #name = ""
  #rows = 0
  #answer: string | undefined

  constructor(text: string, values: ReadonlyArray<TextValue>, parsed: ParsedStatements, answered: Answered) {
    this.#text = text
    this.#values = values
    this.#parsed = parsed
    this.#answered = answered
  }

  submit(connection: Connection): void {
    const { stream } = connection
    const known = this.#parsed.nameOf(this.#text)
    this.#name = known ?? this.#parsed.nextName()
    const values = this.#values.map((value) => (value === null ? null : String(value)))
    const asked = [serialize.bind({ statement: this.#name, values }), executeAndSync]
    if (known === undefined) asked.unshift(serialize.parse({ text: this.#text, name: this.#name }))
    if (stream.writable) stream.write(Buffer.concat(asked))
  }

  handleDataRow({ fields: [answer] }: { readonly fields: ReadonlyArray<string | null> }): void {
    if (this.#rows === 0) this.#answer = answer ?? undefined
    this.#rows += 1
  }

  handleReadyForQuery(): void {
    this.#parsed.keep(this.#text, this.#name)
    this.#answered(undefined, this.#answer)
  }

  handleError(cause: Error): void {
    this.#answered(cause, undefined)
  }

  handleRowDescription(): void {}
  handleCommandComplete(): void {}
  handleEmptyQuery(): void {}
}
