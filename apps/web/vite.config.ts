import react from "@vitejs/plugin-react"
import { defineConfig } from "vite"

const api = `http://localhost:${process.env["PORT"] ?? 4000}`

export default defineConfig({
  plugins: [react()],
  build: { target: "es2023", manifest: true, assetsInlineLimit: 2048, cssCodeSplit: true },
  server: { port: 5173, strictPort: false, proxy: { "/api": api, "/media": api } },
})
