import { registerHooks } from "node:module"

/** Makes `import` reload the files below a folder after each call of the returned function. */
export const moduleGenerations = (folderUrl: string, testModuleUrl: string): (() => void) => {
  let generation = 0
  registerHooks({
    resolve: (specifier, context, nextResolve) => {
      const isInFolder = context.parentURL?.startsWith(folderUrl) === true
      if (isInFolder && specifier === "vitest") return { url: testModuleUrl, format: "module", shortCircuit: true }
      const resolved = nextResolve(specifier, context)
      return resolved.url.startsWith(folderUrl) ? { ...resolved, url: `${resolved.url}?${generation}` } : resolved
    },
  })
  return () => {
    generation += 1
  }
}
