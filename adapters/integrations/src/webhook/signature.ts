import { createHmac } from "node:crypto"

const prefix = "whsec_"

/** One signature of Standard Webhooks: HMAC-SHA256 of name, seconds and body, under the bytes that the secret encodes. */
const signature = (secret: string, signed: string): string => {
  const key = Buffer.from(secret.slice(prefix.length), "base64")
  return `v1,${createHmac("sha256", key).update(signed).digest("base64")}`
}

/** The header `webhook-signature`: a signature by each secret, the newest first, so that either proves the message. */
export const signaturesOf = (
  secrets: ReadonlyArray<string>,
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): string => secrets.map((secret) => signature(secret, `${id}.${seconds}.${body}`)).join(" ")
