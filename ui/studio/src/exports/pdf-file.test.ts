import { expect, test } from "vitest"
import { pdfOf } from "./pdf-file.ts"

const jpeg = Uint8Array.from([0xff, 0xd8, 0xff, 0xe0, 0x0a, 0xff, 0xd9])
const text = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes)

test("each picture is a page of its size in points", () => {
  const pdf = text(
    pdfOf([
      { jpeg, width: 1080, height: 1080 },
      { jpeg, width: 728, height: 90 },
    ]),
  )
  expect([...pdf.matchAll(/\/MediaBox \[0 0 (\S+) (\S+)\]/g)].map(([, width, height]) => [width, height])).toEqual([
    ["810", "810"],
    ["546", "67.5"],
  ])
  expect(pdf).toContain("/Count 2")
})

test("the table of a PDF says where each object begins", () => {
  const pdf = text(pdfOf([{ jpeg, width: 300, height: 250 }]))
  const [, table = "0"] = /startxref\n(\d+)/.exec(pdf) ?? []
  expect(pdf.slice(Number(table), Number(table) + 4)).toBe("xref")
  const offsets = [...pdf.matchAll(/^(\d{10}) 00000 n/gm)].map(([, offset = "0"]) => Number(offset))
  expect(offsets.length).toBe(5)
  for (const [index, offset] of offsets.entries()) expect(pdf.slice(offset)).toMatch(new RegExp(`^${index + 1} 0 obj`))
})

test("a picture's bytes are in its PDF as they are", () => {
  expect(text(pdfOf([{ jpeg, width: 10, height: 10 }]))).toContain(text(jpeg))
})
