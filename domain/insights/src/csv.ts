/** Cells that a spreadsheet would run as a formula begin with one of these, whatever blank or invisible characters go before. */
const formula = /^[\s\p{Cc}\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20]|^[\t\r\n]/u

/** A cell that stays text in every spreadsheet: formulas are disarmed by an apostrophe, quotes doubled. Spec: screens, leads, download. */
export const safeCell = (text: string): string => {
  const disarmed = formula.test(text) ? `'${text}` : text
  return `"${disarmed.replaceAll('"', '""')}"`
}

/** Rows as a CSV file with a byte-order mark, so that spreadsheets read it as UTF-8; lines end as RFC 4180 says. */
export const csvOf = (rows: ReadonlyArray<ReadonlyArray<string>>): string =>
  `\uFEFF${rows.map((row) => row.map(safeCell).join(",")).join("\r\n")}\r\n`
