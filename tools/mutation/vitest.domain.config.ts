import { defineConfig } from "vitest/config"

export default defineConfig({
  test: { environment: "node", include: ["domain/*/src/**/*.test.ts"], exclude: ["**/node_modules/**"] },
})
