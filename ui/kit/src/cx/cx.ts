/** Class names joined; anything false or absent is left out. */
export const cx = (...names: ReadonlyArray<string | false | null | undefined>): string =>
  names.filter((name) => typeof name === "string" && name !== "").join(" ")
