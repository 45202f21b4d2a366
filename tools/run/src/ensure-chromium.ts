import { spawnSync } from "node:child_process"
import { findChromium, findWholeChromium, headlessShell } from "../chromium.mjs"

const install = (...packages: ReadonlyArray<string>) =>
  spawnSync("apt-get", ["install", "-y", "-qq", ...packages], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  })

/**
 * Finds the browser of the tests, or installs it: Debian's Chromium, and beside it the headless shell, with which they take
 * less time. Fails with instructions where there is no browser at all.
 */
export const ensureChromium = (): void => {
  const whole = findWholeChromium()
  if (whole !== undefined && (whole !== "/usr/bin/chromium" || findChromium() === headlessShell)) return
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("Installing Chromium for the browser tests…")
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" })
    if (whole === undefined) install("chromium", "chromium-headless-shell")
    else install("chromium-headless-shell")
  }
  if (findWholeChromium() === undefined) {
    console.error(
      "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    )
    process.exit(1)
  }
}
