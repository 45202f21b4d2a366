import { readTable } from "./data-files.ts"
import { normalise } from "./normalise.ts"

let loaded: ReadonlyMap<string, string> | undefined

const kindsByBrand = (): ReadonlyMap<string, string> =>
  (loaded ??= new Map(readTable("brands").map(([name = "", slug = ""]) => [normalise(name), slug])))

/** The kind of a brand of India or the United Kingdom that a name is, whole. */
export const kindOfWholeBrand = (name: string): string | undefined => kindsByBrand().get(normalise(name))

/** A brand of one short word is as often a part of another name, so it must be the whole name. */
const shortestPrefix = 5

/** The kind of a brand of India or the United Kingdom that a name is or begins with ("Greggs Leeds"). */
export const kindOfBrand = (name: string): string | undefined => {
  const words = normalise(name).split(" ")
  for (let count = words.length; count > 0; count--) {
    const start = words.slice(0, count).join(" ")
    const kind = kindsByBrand().get(start)
    if (kind !== undefined && (count === words.length || start.length >= shortestPrefix)) return kind
  }
  return undefined
}
