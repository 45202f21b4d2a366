import { defineConfig } from "vitest/config"

export default defineConfig({
  test: {
    environment: "node",
    include: ["domain/*/src/**/*.test.ts"],
    isolate: false,
    // Laws take ten times as long with a thousand cases.
    testTimeout: 120_000,
    coverage: {
      provider: "v8",
      include: ["domain/*/src/**/*.ts"],
      exclude: ["**/*.test.ts", "**/testing/**"],
      reporter: ["json-summary", "text-summary"],
      reportsDirectory: ".data/domain-coverage",
      thresholds: { branches: 100, functions: 100, lines: 100, statements: 100 },
    },
  },
})
