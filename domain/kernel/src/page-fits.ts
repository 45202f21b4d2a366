/** How a page's path is compared with a wanted path. */
export type PageMatch = "Is" | "BeginsWith" | "Contains"

/** A path as paths are compared: in lower case, without a slash at its end. */
export const pathForm = (path: string): string =>
  path
    .trim()
    .toLowerCase()
    .replace(/(.)\/+$/, "$1")

/** Whether a seen path is the wanted one, begins with it or contains it. The tag on websites is built from this too. */
export const pageFits = (match: PageMatch, path: string, seen: string): boolean => {
  const wanted = pathForm(path)
  const given = pathForm(seen)
  if (match === "Contains") return given.includes(wanted)
  return match === "Is" ? given === wanted : given.startsWith(wanted)
}
