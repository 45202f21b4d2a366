import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto"
import { type Key, type Keyring, keyOf } from "./keyring.ts"

const algorithm = "aes-256-gcm"
const nonceLength = 12
const tagLength = 16

const keyBytes = ({ bytes }: Key): Uint8Array =>
  new Uint8Array(hkdfSync("sha256", bytes, "", "marquee stored secrets", 32))

/** Encrypts a text under the current key, whose id it carries, and binds it to `place`. */
export const seal = ({ current }: Keyring, place: string, text: string): string => {
  const nonce = randomBytes(nonceLength)
  const cipher = createCipheriv(algorithm, keyBytes(current), nonce).setAAD(Buffer.from(place))
  const sealed = Buffer.concat([nonce, cipher.update(text, "utf8"), cipher.final(), cipher.getAuthTag()])
  return `${current.id}.${sealed.toString("base64url")}`
}

/** Decrypts what was sealed at `place`; throws when it was changed or moved, or when its key is unknown. */
export const unseal = (keys: Keyring, place: string, sealed: string): string => {
  const [id, body = ""] = sealed.split(".")
  const key = keyOf(keys, id)
  if (key === undefined) throw new Error(`No key ${id} opens what is sealed at ${place}`)
  const bytes = Buffer.from(body, "base64url")
  const decipher = createDecipheriv(algorithm, keyBytes(key), bytes.subarray(0, nonceLength))
  decipher.setAAD(Buffer.from(place)).setAuthTag(bytes.subarray(bytes.length - tagLength))
  const opened = decipher.update(bytes.subarray(nonceLength, bytes.length - tagLength))
  return Buffer.concat([opened, decipher.final()]).toString("utf8")
}
