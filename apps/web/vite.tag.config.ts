import { join } from "node:path"
import { defineConfig } from "vite"

/** The tag of owners' websites: one script without modules, which the api wraps with what each website counts. */
export default defineConfig({
  root: import.meta.dirname,
  publicDir: false,
  build: {
    target: "es2020",
    outDir: "dist/tag",
    emptyOutDir: true,
    lib: {
      entry: join(import.meta.dirname, "src/tag/tag.ts"),
      formats: ["iife"],
      name: "tag",
      fileName: () => "tag.js",
    },
  },
})
