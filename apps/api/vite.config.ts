import { defineConfig } from "vite"
import { nodeApp } from "../../tools/run/src/node-app.ts"

export default defineConfig(
  nodeApp(import.meta.dirname, ["main", "migrate", "first-portal", "publish-prices", "appoint-administrator"]),
)
