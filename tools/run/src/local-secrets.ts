import { createECDH, generateKeyPairSync, randomBytes } from "node:crypto"
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises"
import { join } from "node:path"

const names = [
  "ACCESS_TOKEN_KEYS",
  "LINK_KEYS",
  "HASH_KEYS",
  "STORED_SECRET_KEYS",
  "VAPID_PRIVATE_KEY",
  "VAPID_PUBLIC_KEY",
  "DKIM_KEY",
] as const

/** A pair by which push services know this machine. */
const pushKeys = (privateKey: unknown) => {
  const pair = createECDH("prime256v1")
  if (typeof privateKey === "string") pair.setPrivateKey(privateKey, "base64url")
  else pair.generateKeys()
  const padded = Buffer.alloc(32)
  const bytes = pair.getPrivateKey()
  bytes.copy(padded, 32 - bytes.length)
  return { VAPID_PRIVATE_KEY: padded.toString("base64url"), VAPID_PUBLIC_KEY: pair.getPublicKey("base64url") }
}

/** The key that signs this machine's mails. */
const mailKey = (stored: unknown): string => {
  if (typeof stored === "string") return stored
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 })
  return `m1:${privateKey.export({ format: "der", type: "pkcs8" }).toString("base64")}`
}

/** The keys of this machine, by the names of the settings. */
export type LocalSecrets = Readonly<Record<(typeof names)[number], string>>

const readSecrets = async (file: string): Promise<Readonly<Record<string, unknown>>> => {
  const read: unknown = JSON.parse(await readFile(file, "utf8").catch(() => "{}"))
  return typeof read === "object" && read !== null ? { ...read } : {}
}

/** The keys in the data folder; missing ones are made and stored, readable only by this user. */
export const localSecrets = async (dataDirectory: string): Promise<LocalSecrets> => {
  const file = join(dataDirectory, "secrets.json")
  const stored = await readSecrets(file)
  const keyNamed = (name: (typeof names)[number]): string => {
    const value = stored[name]
    return typeof value === "string" ? value : `k1:${randomBytes(32).toString("base64url")}`
  }
  const secrets: LocalSecrets = {
    ACCESS_TOKEN_KEYS: keyNamed("ACCESS_TOKEN_KEYS"),
    LINK_KEYS: keyNamed("LINK_KEYS"),
    HASH_KEYS: keyNamed("HASH_KEYS"),
    STORED_SECRET_KEYS: keyNamed("STORED_SECRET_KEYS"),
    ...pushKeys(stored["VAPID_PRIVATE_KEY"]),
    DKIM_KEY: mailKey(stored["DKIM_KEY"]),
  }
  if (names.every((name) => stored[name] === secrets[name])) {
    await chmod(file, 0o600)
    return secrets
  }
  await mkdir(dataDirectory, { recursive: true })
  await writeFile(`${file}.new`, JSON.stringify({ ...stored, ...secrets }, undefined, 2), { mode: 0o600 })
  await rename(`${file}.new`, file)
  return secrets
}
