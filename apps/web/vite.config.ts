import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const api = `http://localhost:${process.env["PORT"] ?? 4000}`

/**
 * The browser's program; with `--ssr`, the program that draws its first pictures on the server, whole in one folder, so
 * that the api needs nothing but its path.
 */
export default defineConfig(({ isSsrBuild }) => ({
  plugins: [react()],
  server: { port: 5173, strictPort: false, proxy: { "/api": api, "/media": api } },
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
          },
        },
      }),
}))
