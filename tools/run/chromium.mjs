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

/** Draws no window of a browser around the page, which saves 40 % of the processor time, and shows no notifications. */
export const headlessShell = "/usr/bin/chromium-headless-shell"

const wholeBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "C:/Program Files/Google/Chrome/Application/chrome.exe",
]

const firstOf = (paths) =>
  [process.env.CHROMIUM_PATH ?? "", playwrightBrowser(), ...paths].find((path) => path !== "" && existsSync(path))

/** The first existing browser with notifications: CHROMIUM_PATH, Playwright's, the system's; `undefined` if none. */
export const findWholeChromium = () => firstOf(wholeBrowsers)

/** The first existing browser, the system's headless shell before the system's whole one; `undefined` if none. */
export const findChromium = () => firstOf([headlessShell, ...wholeBrowsers])

const orSayHow = (path) => {
  if (path === undefined)
    throw new Error("No Chromium was found. Install one (Debian: apt-get install chromium) or set CHROMIUM_PATH.")
  return path
}

/** Like findChromium, but a missing browser is an error that says what to do. */
export const chromiumPath = () => orSayHow(findChromium())

/** Like findWholeChromium, but a missing browser is an error that says what to do. */
export const wholeChromiumPath = () => orSayHow(findWholeChromium())
