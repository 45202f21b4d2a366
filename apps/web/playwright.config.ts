import { defineConfig } from "@playwright/test"
import { chromiumArguments, chromiumPath, wholeChromiumPath } from "../../tools/run/chromium.mjs"

// The headless shell shows no notifications.
const withNotifications = "pages/push.spec.ts"

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/global-setup.ts",
  // A journey waits for the product and its reviews a good part of its time, so that two cores carry four.
  workers: 4,
  fullyParallel: true,
  forbidOnly: true,
  timeout: 600_000,
  expect: { timeout: 60_000 },
  reporter: process.env["PLAYWRIGHT_JSON_OUTPUT_NAME"] === undefined ? "list" : [["list"], ["json"]],
  outputDir: "../../test-results",
  use: {
    actionTimeout: 60_000,
    // Without it a wait for an address or for a quiet network has no limit but the test's, and the failure no step.
    navigationTimeout: 60_000,
    launchOptions: { executablePath: chromiumPath(), args: chromiumArguments },
    trace: "off",
    screenshot: "only-on-failure",
  },
  projects: [
    { name: "journeys", testIgnore: withNotifications },
    {
      name: "notifications",
      testMatch: withNotifications,
      use: { launchOptions: { executablePath: wholeChromiumPath(), args: chromiumArguments } },
    },
  ],
})
