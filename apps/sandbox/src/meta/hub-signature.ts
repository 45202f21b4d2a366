import { hmacHex } from "../core/signatures.ts"

/** Value of `X-Hub-Signature-256`. */
export const hubSignature = (secret: string, body: string): string => `sha256=${hmacHex(secret, body)}`
