import { readFile, stat } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import { promisify } from "node:util"
import { brotliCompress } from "node:zlib"
import type { ListedModules } from "../src/build/listed-modules.ts"

const compress = promisify(brotliCompress)

const dist = join(import.meta.dirname, "..", "dist")

/** Parts of a page's scripts, by what their modules' paths in the tree begin with; the first that fits counts. */
const parts: ReadonlyArray<readonly [string, RegExp]> = [
  ["texts", /^ui\/i18n\/locales\//],
  [
    "React, router, text library",
    /(?:^|\/)node_modules\/(?:react|react-dom|scheduler|react-router|i18next|react-i18next)\//,
  ],
  ["Effect", /(?:^|\/)node_modules\/effect\//],
  ["other libraries", /(?:^|\/)node_modules\//],
  ["calls and rules", /^(?:domain|application|adapters)\//],
  ["screens and program", /./],
]

/** Bytes of the first load of a page by part, brotli, in all scripts and in its style. */
export type FirstLoad = Readonly<Record<string, number>>

/** A file of the build in its manifest, by the path of its source. */
interface BuiltFile {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly isEntry?: boolean
}

type SourcesOf = (visitor: { readonly language: string; readonly path: string }) => ReadonlyArray<string>

const jsonOf = async <A>(name: string): Promise<A> => JSON.parse(await readFile(join(dist, ".vite", name), "utf8")) as A

/** The files of sources, with all that they import. */
const reached = (manifest: Readonly<Record<string, BuiltFile>>, sources: ReadonlyArray<string>) => {
  const files = new Map<string, BuiltFile>()
  const visit = (source: string) => {
    const built = manifest[source]
    if (built === undefined || files.has(built.file)) return
    files.set(built.file, built)
    built.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return files
}

/**
 * Tells what a path's page loads by itself, as its list of preloads and the imports of their scripts say, with the screens
 * that an application's page opens after its sign-in. A script's bytes are shared among its modules by their length.
 */
export const firstLoads = async () => {
  const server = pathToFileURL(join(dist, "server", "entry-server.mjs")).href
  const { sourcesOf } = (await import(/* @vite-ignore */ server)) as { readonly sourcesOf: SourcesOf }
  const manifest = await jsonOf<Readonly<Record<string, BuiltFile>>>("manifest.json")
  const modules = await jsonOf<ListedModules>("modules.json")
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry === true)
  return async (path: string, language: string, screens: ReadonlyArray<string> = []): Promise<FirstLoad> => {
    for (const screen of screens) if (manifest[screen] === undefined) throw new Error(`No script is ${screen}`)
    const files = reached(manifest, [...entries, ...sourcesOf({ language, path }), ...screens])
    const scripts = [...files.keys()].filter((file) => file.endsWith(".js"))
    const sheets = new Set([...files.values()].flatMap(({ file, css = [] }) => [file, ...css]))
    const bytes = new Map<string, number>(parts.map(([part]) => [part, 0]))
    let all = 0
    for (const file of scripts) {
      const { size } = await stat(join(dist, `${file}.br`))
      all += size
      const lengths = Object.entries(modules[file] ?? {})
      const whole = lengths.reduce((sum, [, length]) => sum + length, 0)
      for (const [module, length] of lengths) {
        const [part = ""] = parts.find(([, pattern]) => pattern.test(module)) ?? []
        bytes.set(part, (bytes.get(part) ?? 0) + (size * length) / Math.max(1, whole))
      }
    }
    const style = await Promise.all(
      [...sheets].filter((file) => file.endsWith(".css")).map((file) => readFile(join(dist, file), "utf8")),
    )
    return {
      "all scripts": all,
      ...Object.fromEntries([...bytes].map(([part, size]) => [part, Math.round(size)] as const)),
      style: (await compress(style.join("\n"))).length,
    }
  }
}
