/** A report's name as that of a file. */
export const reportFileName = (name: string, format: string): string =>
  `${name.replaceAll(/[\\/:*?"<>|\p{Cc}]+/gu, "-").trim()}.${format}`
