import { glob } from "node:fs/promises"
import { root } from "./site.ts"

/** The parts of the test run, each with its file patterns. */
const patterns = {
  unit: ["{domain,application,ui,tools,adapters,apps}/*/src/**/*.test.ts"],
  database: ["{adapters,apps}/*/src/**/*.db.test.ts"],
  stories: ["ui/*/src/**/*.stories.tsx", "apps/storybook/src/stories/*.stories.tsx"],
  pictures: ["apps/storybook/src/pictures/*.pictures.ts"],
  resilience: ["apps/web/e2e/*.test.ts", "tools/run/e2e/*.test.ts"],
  journeys: ["apps/web/e2e/**/*.spec.ts"],
} as const satisfies Readonly<Record<string, ReadonlyArray<string>>>

export type Part = keyof typeof patterns

/** The folders of packages that have tests in a part, such as `domain/pricing`. */
export const foldersOf = async (part: Part): Promise<ReadonlyArray<string>> => [
  ...new Set((await filesOf(part, [""])).map(folderOf)),
]

/** The folder of the package of a file, named from the root. */
export const folderOf = (file: string): string => file.split("/").slice(0, 2).join("/")

/** The test files of a part whose path contains one of the words, relative to the root. */
const filesOf = async (part: Part, words: ReadonlyArray<string>): Promise<ReadonlyArray<string>> => {
  const files: Array<string> = []
  for (const pattern of patterns[part])
    for await (const file of glob(pattern, { cwd: root, exclude: ["**/node_modules/**"] }))
      if (words.some((word) => file.includes(word)) && (part !== "unit" || !file.endsWith(".db.test.ts")))
        files.push(file)
  return files.sort()
}

/**
 * The parts to run. Without words every part runs whole, as an empty list of files; with words only the parts that have
 * a file with one of them in its path.
 */
export const partsToRun = async (
  words: ReadonlyArray<string>,
): Promise<Readonly<Partial<Record<Part, ReadonlyArray<string>>>>> => {
  const parts: ReadonlyArray<Part> = ["unit", "database", "stories", "pictures", "resilience", "journeys"]
  if (words.length === 0) return Object.fromEntries(parts.map((part) => [part, []]))
  const filesByPart = await Promise.all(parts.map(async (part) => [part, await filesOf(part, words)] as const))
  return Object.fromEntries(filesByPart.filter(([, files]) => files.length > 0))
}
