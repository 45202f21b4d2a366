/** Cells that a spreadsheet would run as a formula begin with one of these. */
const formula = /^[=+\-@\t\r\n]/

/** A cell that stays text in every spreadsheet: formulas are disarmed by an apostrophe, quotes doubled. */
export const safeCell = (text: string): string => {
  const disarmed = formula.test(text.trimStart()) || formula.test(text) ? `'${text}` : text
  return `"${disarmed.replaceAll('"', '""')}"`
}

/** Rows as a CSV file with a byte-order mark, so that spreadsheets read it as UTF-8. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  `\uFEFF${rows.map((row) => row.map(safeCell).join(",")).join("\r\n")}\r\n`
