import { Layer } from "effect"
import { Readable } from "node:stream"
import { finished } from "node:stream/promises"
import { ZipFile } from "yazl"
import { type Sheet, Workbooks } from "@application/insights/ports"
import type { FileCell } from "@domain/insights"
import { rowsXml, sheetEnd, sheetStart, workbookParts } from "./sheet-xml.ts"

type Rows = ReadonlyArray<ReadonlyArray<FileCell>>

/** Rows of one sheet beside its head: spreadsheet programs open no more. */
const mostRows = 1_048_575

/** Large files are packed as fast as they are read; the last per cent costs several times as much. */
const compressionLevel = 1

/** Batches that can be taken up to a number of rows; what is left of one waits for the next sheet. */
const rowSource = (batches: AsyncIterator<Rows>) => {
  let left: Rows = []
  const refill = async (): Promise<void> => {
    while (left.length === 0) {
      const next = await batches.next()
      if (next.done === true) return
      left = next.value
    }
  }
  return {
    take: async (most: number): Promise<Rows> => {
      await refill()
      const taken = left.slice(0, most)
      left = left.slice(most)
      return taken
    },
    hasMore: async (): Promise<boolean> => {
      await refill()
      return left.length > 0
    },
  }
}

async function* sheetXml(sheet: Sheet, take: (most: number) => Promise<Rows>, most: number) {
  yield sheetStart(sheet)
  let room = most
  while (room > 0) {
    const rows = await take(room)
    if (rows.length === 0) break
    room -= rows.length
    yield rowsXml(rows)
  }
  yield sheetEnd
}

/** Writes a workbook while its rows are read; whoever stops reading it stops their source too. */
export const writeWorkbook = (
  sheet: Sheet,
  batches: AsyncIterable<Rows>,
  most: number = mostRows,
): AsyncIterable<Uint8Array> => {
  const zip = new ZipFile()
  const output = zip.outputStream as Readable
  const iterator = batches[Symbol.asyncIterator]()
  const { take, hasMore } = rowSource(iterator)
  let current: Readable | undefined
  output.once("close", () => {
    current?.destroy()
    void iterator.return?.()
  })
  const write = async () => {
    let sheets = 0
    do {
      sheets += 1
      current = Readable.from(sheetXml(sheet, take, most), { objectMode: false })
      zip.addReadStream(current, `xl/worksheets/sheet${sheets}.xml`, { compressionLevel })
      await finished(current)
    } while (!output.destroyed && (await hasMore()))
    for (const [path, text] of Object.entries(workbookParts(sheet.name, sheets))) zip.addBuffer(Buffer.from(text), path)
    zip.end()
  }
  zip.on("error", (cause: Error) => output.destroy(cause))
  write().catch((cause: Error) => output.destroy(cause))
  return output
}

/** Workbooks as zipped SpreadsheetML, packed in the thread pool. */
export const streamedWorkbooks = Layer.succeed(Workbooks, { of: (sheet, batches) => writeWorkbook(sheet, batches) })
