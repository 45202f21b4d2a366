import { basename } from "node:path"

/**
 * One of the settings (language, region, width) that a file's journeys could run in. The files take them in turn, by their
 * names, so that each setting is walked all over the suite; the whole way from sign-up to launch is walked in every one.
 */
export const inTurn = <const A>(file: string, settings: ReadonlyArray<A>): ReadonlyArray<A> => {
  const letters = [...basename(file)].reduce((sum, letter) => sum + (letter.codePointAt(0) ?? 0), 0)
  const at = letters % settings.length
  return settings.slice(at, at + 1)
}
