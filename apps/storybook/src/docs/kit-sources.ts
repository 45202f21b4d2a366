import type { Usage } from "@ui/kit/usage"
import { importedFolders, tokensIn } from "./tokens.ts"

const usages = import.meta.glob<Usage>("../../../../ui/kit/src/*/*.usage.ts", { import: "usage" })
const sheets = import.meta.glob<string>("../../../../ui/kit/src/*/*.module.css", { query: "?raw", import: "default" })
const sources = import.meta.glob<string>(["../../../../ui/kit/src/*/*.tsx", "!**/*.stories.tsx", "!**/testing/*"], {
  query: "?raw",
  import: "default",
})

const folderOf = (path: string): string => /kit\/src\/([^/]+)\//.exec(path)?.[1] ?? ""

const load = async <Value>(
  all: Readonly<Record<string, () => Promise<Value>>>,
  folder: string,
): Promise<ReadonlyArray<Value>> =>
  Promise.all(Object.entries(all).flatMap(([path, read]) => (folderOf(path) === folder ? [read()] : [])))

const documented = new Set(Object.keys(usages).map(folderOf))

export interface ComponentDocs {
  readonly usage: Usage | undefined
  /** Names of the tokens that it and its undocumented parts read. */
  readonly tokens: ReadonlyArray<string>
  /** Folders of documented components that it is built of. */
  readonly parts: ReadonlyArray<string>
}

const textOf = async (folder: string): Promise<{ readonly source: string; readonly text: string }> => {
  const [source, sheet] = await Promise.all([load(sources, folder), load(sheets, folder)])
  return { source: source.join("\n"), text: [...source, ...sheet].join("\n") }
}

/** Everything that is said of a component's folder, read from its files. */
export const componentDocs = async (folder: string): Promise<ComponentDocs> => {
  const [[usage], own] = await Promise.all([load(usages, folder), textOf(folder)])
  const imported = importedFolders(own.source)
  const inner = await Promise.all(imported.filter((name) => !documented.has(name)).map(textOf))
  return {
    usage,
    tokens: [...new Set([own, ...inner].flatMap(({ text }) => tokensIn(text)))].sort(),
    parts: imported.filter((name) => documented.has(name)),
  }
}

/** The component's folder, by the path of its stories; nothing for stories outside the kit. */
export const kitFolder = (fileName: unknown): string | undefined =>
  typeof fileName === "string" ? /ui\/kit\/src\/([^/]+)\//.exec(fileName)?.[1] : undefined
