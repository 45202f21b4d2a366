import { relative, resolve } from "node:path"
import type { Plugin } from "vite"

const root = resolve(import.meta.dirname, "..", "..", "..", "..")

/** Characters of each module in each script before it is made small, by the script's file and the module's path in the tree. */
export type ListedModules = Readonly<Record<string, Readonly<Record<string, number>>>>

/** Beside the build's manifest, the modules of each script, so that a test can tell what a first load is made of. */
export const listedModules: Plugin = {
  name: "listed-modules",
  apply: "build",
  generateBundle(_, bundle) {
    const modulesByScript: ListedModules = Object.fromEntries(
      Object.values(bundle).flatMap((file) => {
        if (file.type !== "chunk") return []
        const lengths = Object.entries(file.modules).map(
          ([path, { renderedLength }]) => [relative(root, path), renderedLength] as const,
        )
        return [[file.fileName, Object.fromEntries(lengths)] as const]
      }),
    )
    const source = JSON.stringify(modulesByScript)
    this.emitFile({ type: "asset", fileName: ".vite/modules.json", source })
  },
}
