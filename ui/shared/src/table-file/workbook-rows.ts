import { strFromU8, unzipSync } from "fflate"
import { numberText } from "./table-text.ts"

/** The most unpacked bytes of a part of a workbook. */
const mostBytes = 200_000_000

const parts = /^xl\/(?:sharedStrings\.xml|worksheets\/sheet\d+\.xml)$/

/** Element texts, without phonetic hints. */
const textIn = (element: Element): string =>
  [...element.getElementsByTagName("t")]
    .filter((part) => part.parentElement?.localName !== "rPh")
    .map(({ textContent }) => textContent ?? "")
    .join("")

const documentOf = (bytes: Uint8Array): Document => {
  const document = new DOMParser().parseFromString(strFromU8(bytes), "application/xml")
  if (document.getElementsByTagName("parsererror").length > 0) throw new Error("The workbook cannot be read")
  return document
}

/** Column of a cell from 0: "A1" is 0, "AB7" is 27. */
const columnOf = (reference: string): number =>
  [...reference.replaceAll(/[^A-Z]/g, "")].reduce((column, letter) => column * 26 + letter.charCodeAt(0) - 64, 0) - 1

const cellText = (cell: Element, shared: ReadonlyArray<string>): string => {
  const type = cell.getAttribute("t")
  if (type === "inlineStr") return textIn(cell)
  const value = cell.getElementsByTagName("v")[0]?.textContent ?? ""
  if (type === "s") return shared[Number(value)] ?? ""
  if (type === "b") return value === "1" ? "true" : "false"
  return type === "str" || type === "e" ? value : numberText(value)
}

/** The rows of a workbook's first sheet as texts. */
export const workbookRows = (bytes: Uint8Array): ReadonlyArray<ReadonlyArray<string>> => {
  const files = unzipSync(bytes, { filter: ({ name, originalSize }) => parts.test(name) && originalSize < mostBytes })
  const [sheet] = Object.keys(files)
    .filter((name) => name.includes("worksheets"))
    .toSorted((one, other) => one.length - other.length || (one < other ? -1 : 1))
  const sheetBytes = sheet === undefined ? undefined : files[sheet]
  if (sheetBytes === undefined) throw new Error("The workbook has no sheet")
  const strings = files["xl/sharedStrings.xml"]
  const shared = strings === undefined ? [] : [...documentOf(strings).getElementsByTagName("si")].map(textIn)
  return [...documentOf(sheetBytes).getElementsByTagName("row")].map((row) => {
    const cells: Array<string> = []
    for (const cell of row.getElementsByTagName("c")) {
      const reference = cell.getAttribute("r")
      const column = reference === null ? cells.length : columnOf(reference)
      // A sheet has at most 16,384 columns.
      if (column >= 0 && column < 16_384) cells[column] = cellText(cell, shared)
    }
    return Array.from(cells, (text) => text ?? "")
  })
}
