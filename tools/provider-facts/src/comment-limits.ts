import { jsonName } from "./json-name.ts"

/** What a comment says of a field in words: numbers of its values, their length, and the size of a picture in pixels. */
export interface FieldLimits {
  readonly least?: number
  readonly most?: number
  /** The most values of this field and of the field that the comment names with it. */
  readonly mostTogether?: number
  readonly mostCharacters?: number
  /** Wide letters count twice. */
  readonly mostWidth?: number
  readonly leastWidth?: number
  readonly leastHeight?: number
  /** Width to height, which may differ by a hundredth. */
  readonly ratio?: number
}

const numberIn = (comment: string, sentence: RegExp): number | undefined => {
  const [, number] = sentence.exec(comment) ?? []
  return number === undefined ? undefined : Number(number)
}

const limitsIn = (comment: string): FieldLimits => {
  const limits = {
    least:
      numberIn(comment, /at least (\d+) and max/iu) ??
      numberIn(comment, /size of this collection should be between (\d+) and \d+/iu) ??
      (/at least one|^a required/iu.test(comment) ? 1 : undefined),
    most:
      numberIn(comment, /at least \d+ and max (\d+)/iu) ??
      numberIn(comment, /size of this collection should be between \d+ and (\d+)/iu) ??
      numberIn(comment, /(?<!can be )a maximum of (\d+)/iu),
    mostTogether: numberIn(comment, /combined with .+?, the maximum is (\d+)/iu),
    mostCharacters:
      numberIn(comment, /maximum length is (\d+) characters/iu) ??
      numberIn(comment, /length(?: of this string| of each value)? should be between 1 and (\d+)/iu),
    mostWidth: numberIn(comment, /maximum display width is (\d+)/iu),
    leastWidth: numberIn(comment, /minimum size is (\d+)x/iu),
    leastHeight: numberIn(comment, /minimum size is \d+x(\d+)/iu),
    ratio: numberIn(comment, /aspect ratio must be ([\d.]+):1/iu),
  }
  return Object.fromEntries(Object.entries(limits).filter(([, limit]) => limit !== undefined))
}

/** The limits that the comments of a message's fields state; fields without any are left out. */
export const fieldLimits = (proto: string, message: string): Readonly<Record<string, FieldLimits>> => {
  const [, body = ""] = new RegExp(`^message ${message} \\{\\n(.*?)^\\}`, "msu").exec(proto) ?? []
  const limits: Record<string, FieldLimits> = {}
  let comment = ""
  for (const line of body.split("\n")) {
    const [, said] = /^\s*\/\/ ?(.*)$/u.exec(line) ?? []
    if (said !== undefined) {
      comment = `${comment} ${said}`.trim()
      continue
    }
    const [, name] = /(\w+) = \d+ ?[;[]/u.exec(line) ?? []
    const found = limitsIn(comment)
    if (name !== undefined && Object.keys(found).length > 0) limits[jsonName(name)] = found
    // The type of a field may stand on a line of its own.
    if (name !== undefined || line.trim() === "") comment = ""
  }
  return limits
}
