/** One outward code of the CC0 list: position in degrees, its post town (may be empty) and administrative region. */
export type Outcode = {
  readonly outcode: string
  readonly latitude: number
  readonly longitude: number
  readonly town: string
  readonly region: string
  readonly nation: string
}

const fields = (line: string): ReadonlyArray<string> =>
  [...line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g)].map((m) =>
    (m[1] ?? m[2] ?? "").replaceAll('""', '"').trim(),
  )

/** Reads the outward-code table (header row first; columns are found by name). */
export const readOutcodes = (csv: string): ReadonlyArray<Outcode> => {
  const [header = "", ...lines] = csv.split(/\r?\n/).filter((line) => line !== "")
  const columns = fields(header)
  return lines.map((line) => {
    const values = fields(line)
    const at = (column: string) => values[columns.indexOf(column)] ?? ""
    return {
      outcode: at("postcode"),
      latitude: Number(at("latitude")),
      longitude: Number(at("longitude")),
      town: at("town"),
      region: at("region"),
      nation: at("country_string"),
    }
  })
}
