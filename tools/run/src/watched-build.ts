import { join } from "node:path"
import { build } from "vite"

export interface WatchedBuild {
  readonly stop: () => Promise<void>
}

/** Builds a Node app again whenever one of its modules changes; `onRebuilt` follows each build but the first. */
export const watchBuild = async (directory: string, onRebuilt: () => void): Promise<WatchedBuild> => {
  const watcher = await build({
    root: directory,
    configFile: join(directory, "vite.config.ts"),
    logLevel: "warn",
    build: { watch: {} },
  })
  if (!("on" in watcher)) throw new Error("Vite built once instead of watching")
  await new Promise<void>((begun) => {
    let builds = 0
    watcher.on("event", ({ code }) => {
      if (code !== "END") return
      builds += 1
      if (builds === 1) begun()
      else onRebuilt()
    })
  })
  return { stop: () => watcher.close() }
}
