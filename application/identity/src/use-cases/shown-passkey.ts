import type { ShownPasskey } from "@domain/identity"
import type { Passkey } from "../ports/passkeys.ts"

/** A passkey as its owner sees it at a host. */
export const shownPasskey =
  (here: string) =>
  ({ id, name, host, addedAt, usedAt }: Passkey): ShownPasskey => ({
    id,
    name,
    host,
    isOfThisHost: host === here,
    addedAt,
    ...(usedAt !== undefined && { lastUsedAt: usedAt }),
  })
