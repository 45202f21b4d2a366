import { constants, createCipheriv, createDecipheriv, createPrivateKey, privateDecrypt } from "node:crypto"
import { importPKCS8, SignJWT } from "jose"
import { privateKey } from "./keys.ts"

const key = createPrivateKey({ key: Buffer.from(privateKey, "base64"), format: "der", type: "pkcs8" })

/** Decrypts what was encrypted for the portal's key; Node leaves the padding of PKCS 1 (00 02 … 00) to its caller. */
export const openedByPortal = (sealed: string): string => {
  const padded = privateDecrypt({ key, padding: constants.RSA_NO_PADDING }, Buffer.from(sealed, "base64"))
  const end = padded.indexOf(0, 2)
  if (padded[0] !== 0 || padded[1] !== 2 || end < 10) throw new Error("Not encrypted for this portal")
  return Buffer.from(padded.subarray(end + 1).toString(), "base64").toString()
}

/** Encrypts by a session's key, in base64. */
export const sealed = (content: string | Uint8Array, sessionKey: Uint8Array): string => {
  const cipher = createCipheriv("aes-256-ecb", sessionKey, null)
  return Buffer.concat([cipher.update(content), cipher.final()]).toString("base64")
}

/** Decrypts base64 by a session's key. */
export const opened = (content: string, sessionKey: Uint8Array): string => {
  const decipher = createDecipheriv("aes-256-ecb", sessionKey, null)
  return Buffer.concat([decipher.update(content, "base64"), decipher.final()]).toString()
}

/** Signs a text as the portal's codes and invoices are signed. */
export const signed = async (data: object): Promise<string> => {
  const pem = `-----BEGIN PRIVATE KEY-----\n${privateKey}\n-----END PRIVATE KEY-----`
  return new SignJWT({ data: JSON.stringify(data) })
    .setProtectedHeader({ alg: "RS256", typ: "JWT" })
    .setIssuer("NIC Sandbox")
    .sign(await importPKCS8(pem, "RS256"))
}
