/** Businesses that a device remembers to have opened. */
const mostKept = 20

/** The remembered ids once a business was opened: it is the first, and the oldest are forgotten. Ours. */
export const withRecent = (recent: ReadonlyArray<number>, opened: number): ReadonlyArray<number> =>
  [opened, ...recent.filter((id) => id !== opened)].slice(0, mostKept)

/** The businesses opened last before all others, which keep their order. Ours. Spec: screens, profile switcher. */
export const recentFirst = <Profile extends { readonly id: number }>(
  profiles: ReadonlyArray<Profile>,
  recent: ReadonlyArray<number>,
): ReadonlyArray<Profile> => {
  const placeOf = ({ id }: Profile) => {
    const place = recent.indexOf(id)
    return place < 0 ? recent.length : place
  }
  return profiles.toSorted((one, other) => placeOf(one) - placeOf(other))
}
