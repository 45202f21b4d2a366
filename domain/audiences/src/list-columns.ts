/** What a column of a customers' file may hold. */
export const columnMeanings = ["email", "phone", "firstName", "lastName", "country", "postcode"] as const
/** What one column of a customers' file holds. */
export type ColumnMeaning = (typeof columnMeanings)[number]

/** Which column holds what, by its place from 0. */
export type ColumnMatch = Readonly<Partial<Record<ColumnMeaning, number>>>

/** Headers as the networks' own templates and common exports name them, without anything but letters. */
const headers: Readonly<Record<ColumnMeaning, ReadonlyArray<string>>> = {
  email: ["email", "emailaddress", "mail", "emails", "customeremail"],
  phone: ["phone", "phonenumber", "mobile", "mobilenumber", "tel", "telephone", "cell", "whatsapp", "contactnumber"],
  firstName: ["fn", "firstname", "givenname", "forename"],
  lastName: ["ln", "lastname", "surname", "familyname"],
  country: ["country", "countrycode", "ct"],
  postcode: ["zip", "zipcode", "postcode", "postalcode", "pincode", "pin"],
}

const lettersOf = (header: string): string => header.toLowerCase().replaceAll(/[^a-z]/g, "")

/** Shapes of cells that say what a column is in any language. */
const shapes: ReadonlyArray<readonly [ColumnMeaning, RegExp]> = [
  ["email", /^[^\s@]+@[^\s@]+\.[^\s@]+$/],
  ["phone", /^\+?[\d\s().-]{9,20}$/],
  ["country", /^[A-Za-z]{2}$/],
]

/** Whether most of the filled cells of a column have a shape. */
const isMostly = (cells: ReadonlyArray<string>, shape: RegExp): boolean => {
  const filled = cells.map((cell) => cell.trim()).filter((cell) => cell !== "")
  return filled.length > 0 && filled.filter((cell) => shape.test(cell)).length * 2 > filled.length
}

const columnOf = (rows: ReadonlyArray<ReadonlyArray<string>>, column: number): ReadonlyArray<string> =>
  rows.map((row) => row[column] ?? "")

/** Whether a file's first row names its columns: it has words, and neither an address nor a number. */
export const hasHeader = (first: ReadonlyArray<string>): boolean =>
  first.some((cell) => cell.trim() !== "") && !first.some((cell) => /@|\d{5}/.test(cell))

/**
 * What the columns of a file probably hold, by their headers and else by their cells; no column holds two things. Words of
 * other languages than the networks' templates are told by the cells alone.
 */
export const guessColumns = (
  header: ReadonlyArray<string>,
  rows: ReadonlyArray<ReadonlyArray<string>>,
): ColumnMatch => {
  const width = Math.max(header.length, ...rows.map((row) => row.length), 0)
  const match: Partial<Record<ColumnMeaning, number>> = {}
  const isFree = (column: number) => !Object.values(match).includes(column)
  const take = (meaning: ColumnMeaning, fits: (column: number) => boolean) => {
    if (match[meaning] !== undefined) return
    const column = Array.from({ length: width }, (_, place) => place).find((place) => isFree(place) && fits(place))
    if (column !== undefined) match[meaning] = column
  }
  for (const meaning of columnMeanings)
    take(meaning, (column) => headers[meaning].includes(lettersOf(header[column] ?? "")))
  for (const [meaning, shape] of shapes) take(meaning, (column) => isMostly(columnOf(rows, column), shape))
  return match
}

/** A match in which a column holds one thing more; whatever it held before is without a column. */
export const withColumn = (match: ColumnMatch, meaning: ColumnMeaning, column: number | undefined): ColumnMatch => {
  const others = Object.entries(match).filter(([name, place]) => name !== meaning && place !== column)
  return { ...Object.fromEntries(others), ...(column !== undefined && { [meaning]: column }) }
}

/** Whether a file can be used: an e-mail or a phone is in it. */
export const isMatched = (match: ColumnMatch): boolean => match.email !== undefined || match.phone !== undefined
