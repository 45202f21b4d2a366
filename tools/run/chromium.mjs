import { existsSync } from "node:fs"
import { createRequire } from "node:module"

/** Flags that run the system's Chromium headless, as root too, without network requests of its own. */
export const chromiumArguments = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
]

const playwrightBrowser = () => {
  try {
    return createRequire(import.meta.url)("playwright").chromium.executablePath()
  } catch {
    return ""
  }
}

const systemBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
]

/** The first existing browser: CHROMIUM_PATH, Playwright's, the system's; `undefined` if none. */
export const findChromium = () =>
  [process.env.CHROMIUM_PATH ?? "", playwrightBrowser(), ...systemBrowsers].find(
    (path) => path !== "" && existsSync(path),
  )

/** Like findChromium, but a missing browser is an error that says what to do. */
export const chromiumPath = () => {
  const path = findChromium()
  if (path === undefined)
    throw new Error("No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.")
  return path
}
