/** One change of `docs/extending.md`. */
export interface Change {
  readonly title: string
  /** The name of something that exists and was added this way. */
  readonly example: string
  /** How a file names it. */
  readonly pattern: RegExp
  /** Files, and folders that end in `/`, with the example's name in the place of `<...>`. */
  readonly paths: ReadonlyArray<string>
}

const codesIn = (line: string): ReadonlyArray<string> => [...line.matchAll(/`([^`]+)`/g)].map(([, code]) => code ?? "")

const exampleLine = /^Example: `([^`]+)`(?:, found as `([^`]+)`)?/

/** The changes that the page describes: each heading of the second level with its example and its list. */
export const changesIn = (page: string): ReadonlyArray<Change> =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n")
      const named = lines.flatMap((line) => exampleLine.exec(line) ?? [])
      const [, example = "", pattern = example] = named
      const paths = lines
        .filter((line) => line.startsWith("- `"))
        .flatMap((line) => codesIn(line.slice(0, line.indexOf(":"))))
        .map((path) => path.replaceAll(/<[\w-]+>/g, example))
      return { title, example, pattern: new RegExp(pattern), paths }
    })

/** The list's path that covers a file. */
export const pathOf = (file: string, paths: ReadonlyArray<string>): string | undefined =>
  paths.find((path) => (path.endsWith("/") ? file.startsWith(path) : file === path))
