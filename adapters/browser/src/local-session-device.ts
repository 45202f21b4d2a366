import type { SessionDevice } from "@application/identity/flows"
import { storedValue } from "./stored-value.ts"

const isBoolean = (value: unknown): value is boolean => typeof value === "boolean"

interface TokenCell {
  readonly set: (token: string, expiresAt: number) => void
  readonly clear: () => void
}

/** The browser's Web Locks; undefined in old browsers and on insecure origins. */
const locks = (): Pick<LockManager, "request"> | undefined =>
  "locks" in globalThis.navigator ? globalThis.navigator.locks : undefined

/**
 * Keeps the access token in memory and stores only a signed-in flag in local storage. Pages of one portal run one at a
 * time under a Web Lock, where the browser has locks.
 */
export const localSessionDevice = (portal: string, token: TokenCell): SessionDevice => {
  const flag = storedValue(`${portal}.signedIn`, isBoolean)
  const exclusively: SessionDevice["exclusively"] = async (work) => {
    const shared = locks()
    return shared === undefined ? await work() : await shared.request(`${portal}.session`, work)
  }
  return {
    keepToken: token.set,
    dropToken: token.clear,
    wasSignedIn: () => flag.read() === true,
    noteSignedIn: (signedIn) => (signedIn ? flag.write(true) : flag.clear()),
    exclusively,
  }
}
