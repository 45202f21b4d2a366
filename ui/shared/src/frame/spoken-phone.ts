import { type Region, regionFacts } from "@domain/kernel"

type Groups = ReadonlyArray<readonly [shape: RegExp, international: string, national: string]>

/** Area codes of one length each, the special ones before the general. */
const groups: Readonly<Record<Region, Groups>> = {
  IN: [
    [/^(11|2[02]|33|4[04])(\d{4})(\d{4})$/, "$1 $2 $3", "0$1 $2 $3"],
    [/^(\d{5})(\d{5})$/, "$1 $2", "$1 $2"],
  ],
  GB: [
    [/^(7\d{3})(\d{6})$/, "$1 $2", "0$1 $2"],
    [/^(2\d)(\d{4})(\d{4})$/, "$1 $2 $3", "0$1 $2 $3"],
    [/^(1\d1|11\d|[389]\d{2})(\d{3})(\d{4})$/, "$1 $2 $3", "0$1 $2 $3"],
    [/^(1\d{3})(\d{5,6})$/, "$1 $2", "0$1 $2"],
  ],
}

const countries: ReadonlyArray<Region> = ["IN", "GB"]

/**
 * A number (E.164) in the groups it is read aloud in: as it is dialled within the reader's own country, else with its
 * country's code. One of another shape stays as it is.
 */
export const spokenPhone = (phone: string, reader?: Region | undefined): string => {
  const country = countries.find((region) => phone.startsWith(`+${regionFacts[region].dialCode}`))
  if (country === undefined) return phone
  const { dialCode } = regionFacts[country]
  const number = phone.slice(dialCode.length + 1).replace(/^-/, "")
  const known = groups[country].find(([shape]) => shape.test(number))
  if (known === undefined) return phone
  const [shape, international, national] = known
  return country === reader ? number.replace(shape, national) : `+${dialCode} ${number.replace(shape, international)}`
}
