/** Whether a file is an archive, as Excel's workbooks are. */
export const isWorkbook = ([first, second, third, fourth]: Uint8Array): boolean =>
  first === 0x50 && second === 0x4b && third === 3 && fourth === 4
