import react from "@vitejs/plugin-react"
import { playwright } from "@vitest/browser-playwright"
import { join } from "node:path"
import { defineConfig } from "vitest/config"
import { chromiumArguments, wholeChromiumPath } from "./tools/run/chromium.mjs"

const root = import.meta.dirname
const pictures = join(root, "apps", "storybook", "src", "pictures")
const differences = join(root, "test-results", "pictures")

if (process.platform !== "linux")
  console.log(
    "Text is drawn otherwise than on Linux here, so the kept pictures are not compared. Linux in a container does.",
  )

export default defineConfig({
  plugins: [react()],
  // Found while the stories load, these would reload the page in the middle of a run.
  optimizeDeps: { entries: ["apps/storybook/src/pictures/*.ts", "apps/storybook/.storybook/preview.tsx"] },
  test: {
    name: "pictures",
    include: ["apps/storybook/src/pictures/*.pictures.ts"],
    testTimeout: 60_000,
    attachmentsDir: join(differences, "attachments"),
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: {
          // The kept pictures are drawn by it, and the headless shell highlights an open list otherwise at times.
          executablePath: wholeChromiumPath(),
          env: { ...process.env, FONTCONFIG_FILE: join(pictures, "fonts.conf") },
          // Glyphs have the same edges on every machine only without its own settings of fonts and colours.
          args: [
            ...chromiumArguments,
            "--font-render-hinting=none",
            "--disable-lcd-text",
            "--disable-font-subpixel-positioning",
            "--force-color-profile=srgb",
            "--hide-scrollbars",
          ],
        },
        contextOptions: { reducedMotion: "reduce", locale: "en-GB", timezoneId: "Asia/Kolkata" },
      }),
      instances: [{ browser: "chromium" }],
      screenshotFailures: false,
      expect: {
        toMatchScreenshot: {
          timeout: 15_000,
          resolveScreenshotPath: ({ arg, ext }) => join(pictures, "kept", `${arg}${ext}`),
          resolveDiffPath: ({ arg, ext }) => join(differences, `${arg}${ext}`),
        },
      },
    },
  },
})
