import { createHmac, timingSafeEqual } from "node:crypto"

export type RawBody = string | Uint8Array

/** A body as text. */
export const textOf = (body: RawBody): string => (typeof body === "string" ? body : new TextDecoder().decode(body))

/** Whether `signature` is the hex HMAC-SHA256 of the message under the secret; takes the same time wherever they differ. */
export const isSigned = (secret: string, message: RawBody, signature: string): boolean => {
  const expected = createHmac("sha256", secret).update(message).digest()
  const signatureBytes = Buffer.from(signature, "hex")
  return (
    /^[0-9a-f]{64}$/iu.test(signature) &&
    signatureBytes.length === expected.length &&
    timingSafeEqual(signatureBytes, expected)
  )
}
