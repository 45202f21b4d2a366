import { constants, createCipheriv, createDecipheriv, createPublicKey, publicEncrypt } from "node:crypto"

/** The portal's cipher: AES-256 by blocks, without an initial vector. */
const cipher = "aes-256-ecb"

/** Encrypts a text by a session's key, in base64. */
export const sealed = (text: string, sessionKey: Uint8Array): string => {
  const sealing = createCipheriv(cipher, sessionKey, null)
  return Buffer.concat([sealing.update(text, "utf8"), sealing.final()]).toString("base64")
}

/** Decrypts base64 by a session's key. */
export const opened = (sealedText: string, sessionKey: Uint8Array): Buffer => {
  const opening = createDecipheriv(cipher, sessionKey, null)
  return Buffer.concat([opening.update(sealedText, "base64"), opening.final()])
}

/** Encrypts what begins a session for the portal's public key: the base64 of its JSON, by RSA with the padding of PKCS 1. */
export const sealedForPortal = (content: object, publicKey: string): string => {
  const encoded = Buffer.from(JSON.stringify(content)).toString("base64")
  const key = createPublicKey({ key: Buffer.from(publicKey, "base64"), format: "der", type: "spki" })
  return publicEncrypt({ key, padding: constants.RSA_PKCS1_PADDING }, Buffer.from(encoded)).toString("base64")
}
