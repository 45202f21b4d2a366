import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"
import { listedModules } from "./src/build/listed-modules.ts"
import { packedAssets } from "./src/build/packed-assets.ts"
import { withoutDocumentation } from "./src/build/without-documentation.ts"

const api = `http://localhost:${process.env["PORT"] ?? 4000}`

/** What every page loads is one file: it packs smaller than as many as there are pages that share a part of it. */
const everyPage =
  /node_modules[\\/](?:react|react-dom|scheduler|react-router|i18next|react-i18next|clsx)[\\/]|lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/

/**
 * The browser's program; with `--ssr`, the program that draws its first pictures on the server, whole in one folder, so
 * that the api needs nothing but its path.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins:
    isSsrBuild === true
      ? [withoutDocumentation, react()]
      : [withoutDocumentation, react(), packedAssets, listedModules],
  server: { port: 5173, strictPort: false, proxy: { "/api": api, "/media": api, "/tag.js": api } },
  ...(isSsrBuild === true
    ? {
        define: { "process.env.NODE_ENV": JSON.stringify("production") },
        ssr: { noExternal: true },
        build: {
          target: "node22",
          outDir: "dist/server",
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: {
            output: { entryFileNames: "[name].mjs", chunkFileNames: "[name]-[hash].mjs" },
          },
        },
      }
    : {
        build: {
          target: "es2023",
          manifest: true,
          assetsInlineLimit: 2048,
          cssCodeSplit: true,
          rolldownOptions: {
            treeshake: { propertyReadSideEffects: false },
            output: {
              codeSplitting: {
                groups: [{ name: "base", test: everyPage }],
              },
            },
          },
        },
      }),
}))
