import { existsSync } from "node:fs"

const systemBrowsers = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
  "C:/Program Files/Mozilla Firefox/firefox.exe",
]

/** What to do where there is no Firefox; its tests say so when they are skipped. */
export const withoutFirefox =
  "No Firefox was found, so the tests of a second browser engine are skipped. Install one (Debian: apt-get install firefox-esr) or set FIREFOX_PATH."

interface Places {
  /** FIREFOX_PATH; empty leaves Firefox out. */
  readonly named: string | undefined
  readonly exists?: (path: string) => boolean
}

/** The Firefox that FIREFOX_PATH names, or the system's; undefined if none. A named one that is missing is an error. */
export const findFirefox = ({ named, exists = existsSync }: Places): string | undefined => {
  if (named === undefined) return systemBrowsers.find(exists)
  if (named !== "" && !exists(named)) throw new Error(`FIREFOX_PATH names ${named}, which does not exist.`)
  return named === "" ? undefined : named
}
