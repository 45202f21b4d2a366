import type { PasskeyDevice, PasskeyProblem } from "../flows/passkey-device.ts"
import { readableAuthenticator } from "./passkey-authenticator.ts"

export interface MemoryPasskeyOptions {
  readonly isSupported?: boolean
  /** What the browser says instead of an answer. */
  readonly problem?: PasskeyProblem
}

const id = "passkey-of-device"

/** How the server knows the passkey that such a device has. */
export const deviceCredential = { credentialId: id, publicKey: `key of ${id}`, counter: 0, transports: ["internal"] }

/** A browser on a site with one passkey. */
export const memoryPasskeyDevice = (
  origin: string,
  { isSupported = true, problem }: MemoryPasskeyOptions = {},
): PasskeyDevice => {
  const authenticator = readableAuthenticator(origin, id)
  const outcome = <Answer>(give: () => Answer) =>
    problem === undefined ? ({ status: "given", answer: give() } as const) : ({ status: "refused", problem } as const)
  return {
    isSupported: () => isSupported,
    make: async (creation) => outcome(() => authenticator.make(creation)),
    use: async (request) => outcome(() => authenticator.use(request)),
  }
}
