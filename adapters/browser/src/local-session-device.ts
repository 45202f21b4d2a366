import type { SessionDevice } from "@application/identity/flows"
import { Predicate } from "effect"
import { storedValue } from "./stored-value.ts"

interface TokenCell {
  readonly set: (token: string, expiresAt: number) => void
  readonly clear: () => void
}

/** Keeps the access token in memory and, in local storage, only that somebody is signed in. */
export const localSessionDevice = (portal: string, token: TokenCell): SessionDevice => {
  const flag = storedValue(`marquee.${portal}.signedIn`, Predicate.isBoolean)
  return {
    keepToken: token.set,
    dropToken: token.clear,
    wasSignedIn: () => flag.read() === true,
    noteSignedIn: (signedIn) => (signedIn ? flag.write(true) : flag.clear()),
  }
}
