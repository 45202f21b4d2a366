/** A spreadsheet runs cells as formulas that begin with one of these after any blank or invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** A phone number in its international form or an amount, which a spreadsheet reads as a number and never as a formula. */
const plainNumber = /^(?:\+\d{6,15}|-\d{1,15}(?:\.\d+)?)$/u

/** Most cells: empty, or a text that begins with a letter or digit and holds no quote. */
const plain = /^(?:[A-Za-z\d][^"]*)?$/

/**
 * A cell that stays text in every spreadsheet: formulas are prefixed by an apostrophe, plain numbers
 * are not, quotes are doubled. Spec: screens,
 * leads, download.
 */
export const safeCell = (text: string): string => {
  if (plain.test(text)) return `"${text}"`
  const disarmed = formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return `"${disarmed.replaceAll('"', '""')}"`
}

/** Begins a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF"

/** Rows as lines of a CSV file (RFC 4180). */
export const csvRows = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((row) => `${row.map(safeCell).join(",")}\r\n`).join("")
