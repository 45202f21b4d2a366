import { createPrivateKey, createPublicKey } from "node:crypto"

/** A key that signs mails (RFC 6376): its selector, the private key as PEM, and the public key as its record holds it. */
export interface MailKey {
  readonly selector: string
  readonly privateKey: string
  readonly publicKey: string
}

const smallest = 2048

/** Reads `selector:key`, where the key is base64 of an RSA key in PKCS #8; says what is wrong with any other text. */
export const readMailKey = (text: string): MailKey | string => {
  const [, selector, encoded] = /^([a-z\d](?:[a-z\d-]{0,61}[a-z\d])?):([A-Za-z\d+/=]+)$/.exec(text) ?? []
  if (selector === undefined || encoded === undefined) return "must be a selector, a colon and a key in base64"
  try {
    const key = createPrivateKey({ key: Buffer.from(encoded, "base64"), format: "der", type: "pkcs8" })
    if (key.asymmetricKeyType !== "rsa" || (key.asymmetricKeyDetails?.modulusLength ?? 0) < smallest)
      return `must hold an RSA key of at least ${smallest} bits`
    return {
      selector,
      privateKey: key.export({ format: "pem", type: "pkcs8" }).toString(),
      publicKey: createPublicKey(key).export({ format: "der", type: "spki" }).toString("base64"),
    }
  } catch {
    return "must hold a private key in PKCS #8"
  }
}
