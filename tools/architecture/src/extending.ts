/** One change of `docs/extending.md`. */
export interface Change {
  readonly title: string
  /** The name of something that exists and was added this way. */
  readonly example: string
  /** Files, and folders that end in `/`, with the example's name in the place of `<...>`. */
  readonly paths: ReadonlyArray<string>
}

const codeIn = (line: string): string | undefined => /`([^`]+)`/.exec(line)?.[1]

/** The changes that the page describes: each heading of the second level with its example and its list. */
export const changesIn = (page: string): ReadonlyArray<Change> =>
  page
    .split(/^## /m)
    .slice(1)
    .map((section) => {
      const [title = "", ...lines] = section.split("\n")
      const example = codeIn(lines.find((line) => line.startsWith("Example: ")) ?? "") ?? ""
      const paths = lines
        .filter((line) => line.startsWith("- `"))
        .flatMap((line) => codeIn(line)?.replaceAll(/<[\w-]+>/g, example) ?? [])
      return { title, example, paths }
    })

/** The list's path that covers a file. */
export const pathOf = (file: string, paths: ReadonlyArray<string>): string | undefined =>
  paths.find((path) => (path.endsWith("/") ? file.startsWith(path) : file === path))
