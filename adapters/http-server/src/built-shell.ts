import { readFile } from "node:fs/promises"
import { join } from "node:path"
import { pathToFileURL } from "node:url"
import type { Portal, PortalVoice } from "@domain/portals"
import type { Prerender, ShellOptions } from "./portal-shell.ts"
import { loadShellAssets } from "./shell-assets.ts"
import type { ShellVisitor } from "./stamp-shell.ts"

/** What the web app's server build (`server/entry-server.mjs`) exports. */
export interface ServerEntry {
  /** Loads texts; to be awaited once before anything is drawn. */
  readonly preparePrerender: () => Promise<void>
  readonly prerender: Prerender
  readonly describe: ShellOptions["describe"]
  readonly voiceOf: (portal: Portal, language: string) => PortalVoice
  /** The web app's sources that the first picture of a page needs. */
  readonly sourcesOf: (visitor: ShellVisitor) => ReadonlyArray<string>
}

/** Page, first pictures and their assets from the web app's build; rejects when it was not built. */
export const loadBuiltShell = async (
  directory: string,
): Promise<Pick<ShellOptions, "template" | "prerender" | "describe" | "assetsOf"> & Pick<ServerEntry, "voiceOf">> => {
  const address = pathToFileURL(join(directory, "server", "entry-server.mjs")).href
  const [template, assetsOfSources, entry]: [string, Awaited<ReturnType<typeof loadShellAssets>>, ServerEntry] =
    await Promise.all([
      readFile(join(directory, "index.html"), "utf8"),
      loadShellAssets(directory),
      import(/* @vite-ignore */ address),
    ])
  await entry.preparePrerender()
  const { prerender, describe, voiceOf } = entry
  return { template, prerender, describe, voiceOf, assetsOf: (visitor) => assetsOfSources(entry.sourcesOf(visitor)) }
}
