import type { Usage } from "@ui/kit/usage"
import { sanitize } from "storybook/internal/csf"
import { importedFolders, tokensIn } from "./tokens.ts"

const usages = import.meta.glob<Usage>("../../../../ui/kit/src/*/*.usage.ts", { import: "usage" })
const sheets = import.meta.glob<string>("../../../../ui/kit/src/*/*.module.css", { query: "?raw", import: "default" })
const sources = import.meta.glob<string>(["../../../../ui/kit/src/*/*.tsx", "!**/*.stories.tsx", "!**/testing/*"], {
  query: "?raw",
  import: "default",
})

const stories = import.meta.glob<string>("../../../../ui/kit/src/*/*.stories.tsx", { query: "?raw", import: "default" })

const folderOf = (path: string): string => /kit\/src\/([^/]+)\//.exec(path)?.[1] ?? ""

const load = async <Value>(
  all: Readonly<Record<string, () => Promise<Value>>>,
  folder: string,
): Promise<ReadonlyArray<Value>> =>
  Promise.all(Object.entries(all).flatMap(([path, read]) => (folderOf(path) === folder ? [read()] : [])))

const documented = new Set(Object.keys(usages).map(folderOf))

/** Another component's page. */
export interface PageLink {
  readonly name: string
  readonly href: string
}

const pageOf = async (folder: string): Promise<PageLink> => {
  const [source = ""] = await load(stories, folder)
  const title = /title: "([^"]+)"/.exec(source)?.[1] ?? folder
  return { name: title.split("/").at(-1) ?? title, href: `?path=/docs/${sanitize(title)}--docs` }
}

export interface ComponentDocs {
  readonly usage: Usage | undefined
  /** Names of the tokens that it and its undocumented parts read. */
  readonly tokens: ReadonlyArray<string>
  /** Pages of components that are better in another case, by folder. */
  readonly others: ReadonlyMap<string, PageLink>
  /** Pages of components that it is built of. */
  readonly parts: ReadonlyArray<PageLink>
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
  const others = Object.keys(usage?.instead ?? {})
  const pages = await Promise.all(others.map(pageOf))
  return {
    usage,
    others: new Map(others.flatMap((name, at) => pages.slice(at, at + 1).map((page) => [name, page] as const))),
    tokens: [...new Set([own, ...inner].flatMap(({ text }) => tokensIn(text)))].sort(),
    parts: await Promise.all(imported.filter((name) => documented.has(name)).map(pageOf)),
  }
}

/** The component's folder, by the path of its stories; nothing for stories outside the kit. */
export const kitFolder = (fileName: unknown): string | undefined =>
  typeof fileName === "string" ? /ui\/kit\/src\/([^/]+)\//.exec(fileName)?.[1] : undefined
