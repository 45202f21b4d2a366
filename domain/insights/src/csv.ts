/** A spreadsheet runs cells as formulas that begin with one of these after any blank or invisible characters. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** A phone number in its international form or an amount, which a spreadsheet reads as a number and never as a formula. */
const plainNumber = /^(?:\+\d{6,15}|-\d{1,15}(?:\.\d+)?)$/u

/** Whether a text begins with a letter or digit, as most do; such a text is no formula. */
const isPlainStart = (text: string): boolean => {
  const unit = text.charCodeAt(0)
  return (unit > 96 && unit < 123) || (unit > 64 && unit < 91) || (unit > 47 && unit < 58)
}

/** What stands within the quotes of a cell: formulas are prefixed by an apostrophe, plain numbers are not, quotes are doubled. */
const withinQuotes = (text: string): string => {
  if (text === "") return text
  const disarmed = !isPlainStart(text) && formula.test(text) && !plainNumber.test(text) ? `'${text}` : text
  return disarmed.includes('"') ? disarmed.replaceAll('"', '""') : disarmed
}

/** A cell that stays text in every spreadsheet. Spec: screens, leads, download. */
export const safeCell = (text: string): string => `"${withinQuotes(text)}"`

/** Begins a CSV file, so that spreadsheets read it as UTF-8. */
export const byteOrderMark = "\uFEFF"

/** Rows as lines of a CSV file (RFC 4180). */
export const csvRows = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  rows.map((row) => `${row.map(safeCell).join(",")}\r\n`).join("")

/** Same as `csvRows`, of rows that come by column. */
export const csvOfColumns = (columns: ReadonlyArray<ReadonlyArray<string>>): string => {
  const safe = columns.map((column) => column.map(withinQuotes))
  const row: Array<string> = []
  let lines = ""
  for (let line = 0; line < (columns[0]?.length ?? 0); line += 1) {
    for (let column = 0; column < safe.length; column += 1) row[column] = safe[column]?.[line] ?? ""
    lines += `"${row.join('","')}"\r\n`
  }
  return lines
}
