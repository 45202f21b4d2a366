import { createDecipheriv, createPublicKey, type ECDH, hkdfSync, type KeyObject, verify } from "node:crypto"
import { isObject, parseJson, type JsonObject } from "../core/json.ts"

const bytesOf = (text: string): Buffer => Buffer.from(text, "base64url")

const derived = (secret: Buffer, salt: Buffer, info: Buffer, size: number): Buffer =>
  Buffer.from(hkdfSync("sha256", secret, salt, info, size))

/** Decrypts a push message of one record as its browser does (RFC 8291, `aes128gcm`); throws if it is not for this one. */
export const decrypted = (body: Buffer, browser: ECDH, auth: Buffer): string => {
  const salt = body.subarray(0, 16)
  const keySize = body.readUInt8(20)
  const sender = body.subarray(21, 21 + keySize)
  const sealed = body.subarray(21 + keySize)
  const info = Buffer.concat([Buffer.from("WebPush: info\0"), browser.getPublicKey(), sender])
  const secret = derived(browser.computeSecret(sender), auth, info, 32)
  const key = derived(secret, salt, Buffer.from("Content-Encoding: aes128gcm\0"), 16)
  const nonce = derived(secret, salt, Buffer.from("Content-Encoding: nonce\0"), 12)
  const cipher = createDecipheriv("aes-128-gcm", key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}

/** The key of an uncompressed point; none for one that is not on the curve. */
const publicKeyOf = (point: Buffer): KeyObject | undefined => {
  const coordinate = (from: number) => point.subarray(from, from + 32).toString("base64url")
  const key = { kty: "EC", crv: "P-256", x: coordinate(1), y: coordinate(33) }
  try {
    return createPublicKey({ format: "jwk", key })
  } catch {
    return undefined
  }
}

/** The claims of a `vapid t=…, k=…` header (RFC 8292) that its key has signed; none otherwise. */
export const vapidClaims = (header: string): { readonly key: string; readonly claims: JsonObject } | undefined => {
  const [, token, key] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(header) ?? []
  const [head, body, signature] = token?.split(".") ?? []
  if (key === undefined || head === undefined || body === undefined || signature === undefined) return undefined
  const publicKey = publicKeyOf(bytesOf(key))
  if (publicKey === undefined) return undefined
  const isSigned = verify(
    "sha256",
    Buffer.from(`${head}.${body}`),
    { key: publicKey, dsaEncoding: "ieee-p1363" },
    bytesOf(signature),
  )
  const claims = parseJson(bytesOf(body).toString())
  return isSigned && isObject(claims) ? { key, claims } : undefined
}
