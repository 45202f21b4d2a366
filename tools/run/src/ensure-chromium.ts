import { spawnSync } from "node:child_process"
import { findChromium } from "../chromium.mjs"

/** Tests need a browser: finds or installs one, or fails with instructions. */
export const ensureChromium = (): void => {
  if (findChromium() !== undefined) return
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    console.log("Installing Chromium for the browser tests…")
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" })
    spawnSync("apt-get", ["install", "-y", "-qq", "chromium"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    })
  }
  if (findChromium() === undefined) {
    console.error(
      "The browser tests need Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.",
    )
    process.exit(1)
  }
}
