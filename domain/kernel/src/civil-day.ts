/** A day by its numbers. */
interface Civil {
  readonly year: number
  readonly month: number
  readonly day: number
}

const daysPerEra = 146_097

/** The number of a day, counted from 1970-01-01. */
export const civilToDay = ({ year, month, day }: Civil): number => {
  const shifted = month <= 2 ? year - 1 : year
  const era = Math.floor(shifted / 400)
  const yearOfEra = shifted - era * 400
  const dayOfYear = Math.floor((153 * ((month + 9) % 12) + 2) / 5) + day - 1
  const dayOfEra = yearOfEra * 365 + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100) + dayOfYear
  return era * daysPerEra + dayOfEra - 719_468
}

/** The day with a number, the inverse of `civilToDay`. */
export const dayToCivil = (dayNumber: number): Civil => {
  const shifted = dayNumber + 719_468
  const era = Math.floor(shifted / daysPerEra)
  const dayOfEra = shifted - era * daysPerEra
  const yearOfEra = Math.floor(
    (dayOfEra - Math.floor(dayOfEra / 1460) + Math.floor(dayOfEra / 36_524) - Math.floor(dayOfEra / 146_096)) / 365,
  )
  const dayOfYear = dayOfEra - (365 * yearOfEra + Math.floor(yearOfEra / 4) - Math.floor(yearOfEra / 100))
  const marchMonth = Math.floor((5 * dayOfYear + 2) / 153)
  const month = ((marchMonth + 2) % 12) + 1
  return {
    year: yearOfEra + era * 400 + (month <= 2 ? 1 : 0),
    month,
    day: dayOfYear - Math.floor((153 * marchMonth + 2) / 5) + 1,
  }
}

/** The numbers in a text such as `2026-11-28`. */
export const civilOf = (date: string): Civil => ({
  year: Number(date.slice(0, 4)),
  month: Number(date.slice(5, 7)),
  day: Number(date.slice(8, 10)),
})

const two = (value: number): string => String(value).padStart(2, "0")

/** The text of a day, `YYYY-MM-DD`. */
export const textOf = ({ year, month, day }: Civil): string =>
  `${String(year).padStart(4, "0")}-${two(month)}-${two(day)}`

/** Whether the text is an existing day: `2024-02-29` yes, `2023-02-29` and `0000-01-01` no. */
export const isLocalDate = (text: string): boolean =>
  /^(?!0000)\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(text) &&
  textOf(dayToCivil(civilToDay(civilOf(text)))) === text
