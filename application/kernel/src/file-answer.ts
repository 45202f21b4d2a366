import { Schema } from "effect"

/** An output that is a file, made while it is read: its reader's pace holds its source back. */
export class FileAnswer {
  readonly contentType: string
  readonly fileName: string
  readonly body: AsyncIterable<Uint8Array>

  constructor(facts: {
    readonly contentType: string
    readonly fileName: string
    readonly body: AsyncIterable<Uint8Array>
  }) {
    this.contentType = facts.contentType
    this.fileName = facts.fileName
    this.body = facts.body
  }
}

/** The output of a contract that answers a file; the wire carries its bytes and no envelope. */
export const fileOutput = Schema.instanceOf(FileAnswer)
