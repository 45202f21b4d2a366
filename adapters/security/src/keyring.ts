import { Result } from "effect"

/** A secret key and its id, which is part of everything it signs. */
export interface Key {
  readonly id: string
  readonly bytes: Uint8Array
}

/** Keys of one purpose: the current one signs, and all of them verify. */
export interface Keyring {
  readonly current: Key
  /** The current key first. */
  readonly all: ReadonlyArray<Key>
}

const entry = /^([\w-]{1,16}):(\S{32,})$/
const form = "must be keys such as k2:secret,k1:secret, the current one first, each of at least 32 characters"

/** Keys from a setting such as `k2:secret,k1:secret`, or what is wrong with it. */
export const readKeyring = (text: string): Result.Result<Keyring, string> => {
  const keys: Array<Key> = []
  for (const part of text.split(",")) {
    const [, id, secret] = entry.exec(part.trim()) ?? []
    if (id === undefined || secret === undefined) return Result.fail(form)
    if (keys.some((key) => key.id === id)) return Result.fail(`names the key ${id} twice`)
    keys.push({ id, bytes: new TextEncoder().encode(secret) })
  }
  const [current] = keys
  return current === undefined ? Result.fail(form) : Result.succeed({ current, all: keys })
}

/** The accepted key with that id. */
export const keyOf = ({ all }: Keyring, id: string | undefined): Key | undefined => all.find((key) => key.id === id)
