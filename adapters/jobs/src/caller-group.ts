import { createHmac } from "node:crypto"
import type { Keyring } from "@adapters/security"

/** What a caller is known by in a job's row: callers are recipients and addresses, which nobody is to read there. */
export const callerGroup = ({ current }: Keyring, caller: string): string =>
  createHmac("sha256", current.bytes).update(`caller of jobs: ${caller}`).digest("base64url")
