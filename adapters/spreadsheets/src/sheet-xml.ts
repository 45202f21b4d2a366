import type { Sheet } from "@application/insights/ports"
import type { FileCell } from "@domain/insights"

/** Characters that XML 1.0 cannot hold. */
// oxlint-disable-next-line no-control-regex -- they are what is removed
const impossible = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]|\p{Surrogate}/gu

const references: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" }

/** The most characters that a cell takes. */
const longestCell = 32_767

/** A text inside XML. */
const escaped = (text: string): string =>
  text
    .slice(0, longestCell)
    .replaceAll(impossible, "")
    .replaceAll(/[&<>"]/g, (sign) => references[sign] ?? "")

/** Places in the workbook's list of cell formats. */
const formats = { number: 0, text: 1, moment: 2, head: 3 } as const

const dayMilliseconds = 86_400_000
/** Days from 30 December 1899, where spreadsheets begin to count, to 1970. */
const daysBefore1970 = 25_569

const cellXml = (cell: FileCell, format: number): string => {
  if (typeof cell === "string")
    return `<c s="${format}" t="inlineStr"><is><t xml:space="preserve">${escaped(cell)}</t></is></c>`
  return "count" in cell
    ? `<c s="${formats.number}"><v>${cell.count}</v></c>`
    : `<c s="${formats.moment}"><v>${cell.local / dayMilliseconds + daysBefore1970}</v></c>`
}

const rowXml = (format: number) => (cells: ReadonlyArray<FileCell>) =>
  `<row>${cells.map((cell) => cellXml(cell, format)).join("")}</row>`

/** Rows of a sheet; a text is text whatever it begins with, so that none runs as a formula. */
export const rowsXml = (rows: ReadonlyArray<ReadonlyArray<FileCell>>): string => rows.map(rowXml(formats.text)).join("")

const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
const packages = "http://schemas.openxmlformats.org/package/2006"
const xml = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>'

/** What stands before a sheet's rows: its head, which stays in sight. */
export const sheetStart = ({ head, isRightToLeft }: Sheet): string =>
  `${xml}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"${isRightToLeft ? ' rightToLeft="1"' : ""}><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${head.length}" width="22" customWidth="1"/></cols><sheetData>${rowXml(formats.head)(head)}`

/** What stands after a sheet's rows. */
export const sheetEnd = "</sheetData></worksheet>"

const styles = `${xml}<styleSheet xmlns="${main}"><numFmts count="1"><numFmt numFmtId="164" formatCode="yyyy\\-mm\\-dd\\ hh:mm"/></numFmts><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="4"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1"/><xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/><xf numFmtId="49" fontId="1" fillId="0" borderId="0" xfId="0" quotePrefix="1" applyNumberFormat="1" applyFont="1"/></cellXfs></styleSheet>`

const numbered = (count: number): ReadonlyArray<number> => Array.from({ length: count }, (_, index) => index + 1)

/** A sheet's name holds at most 31 characters and none of these. */
const sheetName = (name: string, number: number): string =>
  escaped(`${name.replaceAll(/[\\/?*[\]:']/g, " ").slice(0, 24)}${number === 1 ? "" : ` ${number}`}`)

/** The other parts of a workbook with so many sheets, by their paths. */
export const workbookParts = (name: string, sheets: number): Readonly<Record<string, string>> => ({
  "xl/workbook.xml": `${xml}<workbook xmlns="${main}" xmlns:r="${relationships}"><sheets>${numbered(sheets)
    .map((number) => `<sheet name="${sheetName(name, number)}" sheetId="${number}" r:id="rId${number}"/>`)
    .join("")}</sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `${xml}<Relationships xmlns="${packages}/relationships">${numbered(sheets)
    .map(
      (number) =>
        `<Relationship Id="rId${number}" Type="${relationships}/worksheet" Target="worksheets/sheet${number}.xml"/>`,
    )
    .join("")}<Relationship Id="rId${sheets + 1}" Type="${relationships}/styles" Target="styles.xml"/></Relationships>`,
  "xl/styles.xml": styles,
  "_rels/.rels": `${xml}<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "[Content_Types].xml": `${xml}<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbered(
    sheets,
  )
    .map(
      (number) =>
        `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
    )
    .join("")}</Types>`,
})
