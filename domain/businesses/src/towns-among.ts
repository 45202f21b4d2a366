import type { Place, Town } from "./place.ts"

/** The towns among places, in order, as a map shows them. */
export const townsAmong = (places: ReadonlyArray<Place>): ReadonlyArray<Town> =>
  places
    .filter(({ kind }) => kind === "City")
    .map(({ name, latitude, longitude, population = 0 }) => ({ name, latitude, longitude, population }))
