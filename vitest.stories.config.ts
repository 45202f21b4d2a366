import { storybookTest } from "@storybook/addon-vitest/vitest-plugin"
import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { defineConfig } from "vitest/config"
import { chromiumArguments, chromiumPath } from "./tools/run/chromium.mjs"

export default defineConfig({
  plugins: [react(), storybookTest({ configDir: "apps/storybook/.storybook" })],
  test: {
    name: "stories",
    // Each file would load the kit, the screens and their world again; a story's play leaves nothing behind that another sees.
    isolate: false,
    testTimeout: 120_000,
    // Two pages of the browser: beside the database tests that leaves no core idle.
    maxWorkers: 2,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
        // A dialog that fades in is not visible at first, for longer on a busy machine.
        contextOptions: { reducedMotion: "reduce" },
      }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
    },
  },
})
