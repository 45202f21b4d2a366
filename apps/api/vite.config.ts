import { defineConfig } from "vite"
import { nodeApp } from "../../tools/run/src/node-app.ts"

export default defineConfig(
  nodeApp(import.meta.dirname, ["main", "migrate", "publish-prices", "appoint-administrator"]),
)
