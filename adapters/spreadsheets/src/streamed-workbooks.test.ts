import { Readable } from "node:stream"
import { strFromU8, unzipSync } from "fflate"
import { expect, test } from "vitest"
import type { FileCell } from "@domain/insights"
import { writeWorkbook } from "./streamed-workbooks.ts"

type Rows = ReadonlyArray<ReadonlyArray<FileCell>>

const sheet = { name: "leads: all", head: ["Name", "Submitted"], isRightToLeft: false }

async function* inTurn(...batches: ReadonlyArray<Rows>) {
  yield* batches
}

const bytesOf = (file: AsyncIterable<Uint8Array>) =>
  new Response(Readable.toWeb(Readable.from(file)) as ReadableStream).arrayBuffer()

const partsOf = async (file: AsyncIterable<Uint8Array>) => {
  const parts = unzipSync(new Uint8Array(await bytesOf(file)))
  return (path: string) => strFromU8(parts[path] ?? new Uint8Array())
}

/** The texts and numbers of a sheet, row by row. */
const rowsIn = (xml: string): ReadonlyArray<ReadonlyArray<string>> =>
  [...xml.matchAll(/<row>(.*?)<\/row>/gs)].map(([, row = ""]) =>
    [...row.matchAll(/<(?:t|v)(?: [^>]*)?>(.*?)<\/(?:t|v)>/gs)].map(([, text = ""]) => text),
  )

test("a workbook holds the head and every batch's rows in their order", async () => {
  const part = await partsOf(
    writeWorkbook(sheet, inTurn([["Asha", { local: 0 }]], [], [["Ben", { local: 86_400_000 / 2 }]])),
  )
  expect(rowsIn(part("xl/worksheets/sheet1.xml"))).toEqual([
    ["Name", "Submitted"],
    ["Asha", "25569"],
    ["Ben", "25569.5"],
  ])
  expect(part("xl/workbook.xml")).toContain('<sheet name="leads  all" sheetId="1"')
})

test("a text stays text, whatever it begins with, and marks of XML do no harm", async () => {
  const part = await partsOf(writeWorkbook(sheet, inTurn([["=1+1"], ['<&">\u0000\u0007\uD800'], ["＝A1"]])))
  const xml = part("xl/worksheets/sheet1.xml")
  expect(rowsIn(xml).slice(1)).toEqual([["=1+1"], ["&lt;&amp;&quot;&gt;"], ["＝A1"]])
  expect(xml).not.toContain("<f>")
  expect(xml.match(/<c s="1" t="inlineStr">/g)).toHaveLength(3)
})

test("rows beyond what a sheet takes are on further sheets, each with the head", async () => {
  const rows: Rows = [["1"], ["2"], ["3"], ["4"], ["5"]]
  const part = await partsOf(writeWorkbook(sheet, inTurn(rows.slice(0, 3), rows.slice(3)), 2))
  expect([1, 2, 3].map((number) => rowsIn(part(`xl/worksheets/sheet${number}.xml`)).slice(1))).toEqual([
    [["1"], ["2"]],
    [["3"], ["4"]],
    [["5"]],
  ])
  expect(part("xl/workbook.xml").match(/<sheet /g)).toHaveLength(3)
})

test("a sheet of a language read from the right begins at the right", async () => {
  const part = await partsOf(writeWorkbook({ ...sheet, isRightToLeft: true }, inTurn()))
  expect(part("xl/worksheets/sheet1.xml")).toContain('rightToLeft="1"')
})

test("a source that breaks breaks the file", async () => {
  const breaking = async function* () {
    yield [["Asha"]]
    throw new Error("the database is gone")
  }
  await expect(bytesOf(writeWorkbook(sheet, breaking()))).rejects.toThrow("the database is gone")
})

test("batches are not read faster than the file, and no more once it is given up", async () => {
  let read = 0
  let isOver = false
  const endless = async function* () {
    try {
      for (;;) {
        read += 1
        yield Array.from({ length: 200 }, (_, index) => [`${read} ${index} ${Math.sin(read * index)}`])
      }
    } finally {
      isOver = true
    }
  }
  const reader = writeWorkbook(sheet, endless())[Symbol.asyncIterator]()
  await reader.next()
  const settled = async () => {
    let before = -1
    while (before !== read) {
      before = read
      await new Promise((done) => setTimeout(done, 200))
    }
    return read
  }
  expect(await settled()).toBeLessThan(200)
  await reader.return?.()
  await expect.poll(() => isOver).toBe(true)
})
