/** An entry of package-lock.json, as far as releases read it. */
export interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly integrity?: string
  readonly link?: boolean
  readonly resolved?: string
  readonly dependencies?: Readonly<Record<string, string>>
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly peerDependencies?: Readonly<Record<string, string>>
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>
}

/** The `packages` of package-lock.json, by their place such as `node_modules/sharp`. */
export type LockedPackages = Readonly<Record<string, LockedPackage>>

/** The place at which a package finds another, as Node resolves it; undefined where it is not installed. */
const placeFrom = (packages: LockedPackages, place: string, name: string): string | undefined => {
  for (let folder = place; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const candidate = `${folder === "" ? "" : `${folder}/`}node_modules/${name}`
    const entry = packages[candidate]
    if (entry !== undefined) return entry.link === true ? entry.resolved : candidate
    if (folder === "") return undefined
  }
}

/** The name of the package at a place. */
export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length)

/** Everything that packages at these places need to run, themselves included, in the order of their places. */
export const neededBy = (packages: LockedPackages, places: ReadonlyArray<string>): ReadonlyArray<string> => {
  const needed = new Set<string>()
  const waiting = [...places]
  for (let place = waiting.pop(); place !== undefined; place = waiting.pop()) {
    const entry = packages[place]
    if (entry === undefined || needed.has(place)) continue
    needed.add(place)
    const peers = Object.keys(entry.peerDependencies ?? {}).filter(
      (name) => entry.peerDependenciesMeta?.[name]?.optional !== true,
    )
    const names = [...Object.keys(entry.dependencies ?? {}), ...Object.keys(entry.optionalDependencies ?? {}), ...peers]
    for (const name of names) {
      const found = placeFrom(packages, place, name)
      if (found !== undefined) waiting.push(found)
    }
  }
  return [...needed].toSorted()
}
