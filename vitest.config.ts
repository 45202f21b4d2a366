import { availableParallelism } from "node:os"
import { defineConfig } from "vitest/config"

const setupFiles = ["domain/kernel/src/testing/full-size-laws.ts"]

export default defineConfig({
  test: {
    // One more than there are cores, since some tests wait; left to itself, Vitest uses one fewer.
    maxWorkers: availableParallelism() + 1,
    projects: [
      {
        test: {
          name: "unit",
          environment: "node",
          setupFiles,
          include: ["{domain,application,ui,tools}/*/src/**/*.test.ts"],
          exclude: ["**/node_modules/**"],
          // Most of the time went into loading the same modules again for each file; neither these nor those of adapters, on a
          // database or not, keep state in a process that another test sees.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "adapters",
          environment: "node",
          setupFiles,
          include: ["{adapters,apps}/*/src/**/*.test.ts"],
          exclude: ["**/node_modules/**", "**/*.db.test.ts", "adapters/media/**"],
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        test: {
          // A process for each file: text is drawn with the fonts that were there at a process's first drawing.
          name: "drawing",
          environment: "node",
          setupFiles,
          include: ["adapters/media/src/**/*.test.ts"],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "database",
          environment: "node",
          setupFiles,
          include: ["{adapters,apps}/*/src/**/*.db.test.ts"],
          isolate: false,
          globalSetup: ["adapters/sql/src/testing/database-setup.ts"],
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: "resilience",
          environment: "node",
          include: ["apps/web/e2e/*.test.ts", "tools/run/e2e/*.test.ts"],
          testTimeout: 300_000,
        },
      },
    ],
  },
})
