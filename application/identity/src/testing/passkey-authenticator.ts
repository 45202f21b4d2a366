import type { MadePasskey, PasskeyCreation, PasskeyRequest, UsedPasskey } from "@domain/identity"
import { readableMade, readableUsed } from "./memory-passkeys.ts"

/** What differs from an honest answer of a browser. */
export interface OddAnswer {
  readonly challenge?: string
  readonly origin?: string
  readonly host?: string
  readonly isVerified?: boolean
  readonly counter?: number
  /** Signed with the key of another passkey. */
  readonly isForged?: boolean
}

/** An authenticator of one passkey in a browser at an origin, whose counter goes up with each answer. */
export interface TestAuthenticator {
  readonly make: (creation: PasskeyCreation, odd?: OddAnswer) => MadePasskey
  readonly use: (request: PasskeyRequest, odd?: OddAnswer) => UsedPasskey
}

/** Makes an authenticator in a browser at an origin. */
export type MakeAuthenticator = (origin: string) => TestAuthenticator

let made = 0
const nextId = () => {
  made += 1
  return `passkey-${made}`
}

/** Authenticators that the in-memory verifier understands; the number of one stands in its passkey's id. */
export const readableAuthenticator = (origin: string, id = nextId()): TestAuthenticator => {
  let counter = 0
  const said = (challenge: string, host: string, odd: OddAnswer) => {
    counter += 1
    return {
      challenge: odd.challenge ?? challenge,
      origin: odd.origin ?? origin,
      host: odd.host ?? host,
      isVerified: odd.isVerified ?? true,
      counter: odd.counter ?? counter,
      key: odd.isForged === true ? "another key" : `key of ${id}`,
    }
  }
  return {
    make: (creation, odd = {}) => ({
      ...readableMade(id, said(creation.challenge, creation.rp.id, odd)),
      challenge: creation.challenge,
    }),
    use: (request, odd = {}) => ({
      ...readableUsed(id, said(request.challenge, request.rpId, odd)),
      challenge: request.challenge,
    }),
  }
}
