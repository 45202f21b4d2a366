const companyForms = /(?<![\p{L}\p{M}])(?:ltd|limited|llp|llc|inc|plc|pvt|private)(?![\p{L}\p{M}])/giu

const bare = (text: string): string =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll("&", " and ")
    .replaceAll(companyForms, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, "")

/**
 * A street address without the business's name before it; undefined when only the name is left. A house whose number is
 * its name is unchanged.
 */
export const withoutName = (line: string, name: string): string | undefined => {
  const [first = "", ...rest] = line.split(/\s*,\s*/)
  const isNamed = bare(name) !== "" && bare(first) === bare(name)
  if (!isNamed) return line
  if (rest.length > 0) return rest.join(", ")
  return /\d/.test(line) ? line : undefined
}

const label =
  /^(?:📍|📌|🏠|🏢)?\s*(?:(?:location_on|pin_drop|home_work|storefront|fa-map-marker)\s*|(?:(?:our|full|postal|office|shop|store|clinic|registered|head|main|branch|corporate|street|visit|find)\s+)*(?:address|addr|location|place|office|us(?: at)?)\s*(?:[:,.–-]+\s*|$))/iu

/** Parts of an address without the label before them ("Address,", the name of an icon). */
export const withoutLabel = (parts: ReadonlyArray<string>): ReadonlyArray<string> => {
  const [first, ...rest] = parts
  const bare = first?.replace(label, "")
  if (first === undefined || bare === undefined || bare === first) return parts
  return bare === "" ? withoutLabel(rest) : [bare, ...rest]
}
