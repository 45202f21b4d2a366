import { readFile } from "node:fs/promises"
import { join } from "node:path"

/** What a page's first picture and first script are made of. */
export interface ShellAssets {
  /** Style of the first picture, to be stamped into the page. */
  readonly css: string
  /** Addresses of the style sheets that `css` holds. */
  readonly styleSheets: ReadonlyArray<string>
  /** Addresses of the script chunks that will be needed at once. */
  readonly modules: ReadonlyArray<string>
}

/** A chunk in the manifest of the web app's build. */
interface Chunk {
  readonly file: string
  readonly css?: ReadonlyArray<string>
  readonly imports?: ReadonlyArray<string>
  readonly isEntry?: boolean
}

export type Manifest = Readonly<Record<string, Chunk>>

const reached = (manifest: Manifest, sources: ReadonlyArray<string>): ReadonlyArray<Chunk> => {
  const chunks = new Map<string, Chunk>()
  const visit = (source: string) => {
    const chunk = manifest[source]
    if (chunk === undefined || chunks.has(source)) return
    chunks.set(source, chunk)
    chunk.imports?.forEach(visit)
  }
  sources.forEach(visit)
  return [...chunks.values()]
}

/**
 * Finds the assets of some of the web app's sources, with all that they import; the entry is always among them, but not
 * among `modules`, since the page has its script element. Sources without a chunk of their own are passed over.
 */
export const shellAssets = (manifest: Manifest, read: (file: string) => string) => {
  const entries = Object.keys(manifest).filter((source) => manifest[source]?.isEntry === true)
  const known = new Map<string, ShellAssets>()

  return (sources: ReadonlyArray<string>): ShellAssets => {
    const key = sources.join("\n")
    const chunks = reached(manifest, [...entries, ...sources])
    const isScript = ({ file }: Chunk) => file.endsWith(".js")
    const styleFiles = new Set(
      chunks.flatMap((chunk) => [...(chunk.css ?? []), ...(isScript(chunk) ? [] : [chunk.file])]),
    )
    const assets = known.get(key) ?? {
      css: [...styleFiles].map(read).join("\n"),
      styleSheets: [...styleFiles].map((file) => `/${file}`),
      modules: chunks.filter((chunk) => isScript(chunk) && chunk.isEntry !== true).map(({ file }) => `/${file}`),
    }
    known.set(key, assets)
    return assets
  }
}

/** `shellAssets` of a built web app, its style sheets read once. */
export const loadShellAssets = async (directory: string) => {
  const manifest: Manifest = JSON.parse(await readFile(join(directory, ".vite", "manifest.json"), "utf8"))
  const files = new Set(Object.values(manifest).flatMap(({ file, css = [] }) => [...css, file]))
  const styles = new Map(
    await Promise.all(
      [...files]
        .filter((file) => file.endsWith(".css"))
        .map(async (file) => [file, (await readFile(join(directory, file), "utf8")).trim()] as const),
    ),
  )
  return shellAssets(manifest, (file) => styles.get(file) ?? "")
}
