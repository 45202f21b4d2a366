import { createECDH } from "node:crypto"
import { chmod, mkdtemp, readFile, rm, stat, writeFile } from "node:fs/promises"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { afterAll, expect, test } from "vitest"
import { localSecrets } from "./local-secrets.ts"

const folders: Array<string> = []
afterAll(() => Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true }))))

const freshFolder = async () => {
  const folder = await mkdtemp(join(tmpdir(), "marquee-secrets-"))
  folders.push(folder)
  return folder
}

test("each machine makes its own keys, one for each purpose", async () => {
  const [oneMachine, otherMachine] = await Promise.all([
    localSecrets(await freshFolder()),
    localSecrets(await freshFolder()),
  ])
  const all = [...Object.values(oneMachine), ...Object.values(otherMachine)]
  expect(new Set(all).size).toBe(14)
  expect(all.filter((keys) => /^k1:[\w-]{43}$/.test(keys))).toHaveLength(8)
})

test("the keys of push messages are a pair", async () => {
  const { VAPID_PRIVATE_KEY, VAPID_PUBLIC_KEY } = await localSecrets(await freshFolder())
  const pair = createECDH("prime256v1")
  pair.setPrivateKey(VAPID_PRIVATE_KEY, "base64url")
  expect(Buffer.from(VAPID_PRIVATE_KEY, "base64url")).toHaveLength(32)
  expect(pair.getPublicKey("base64url")).toBe(VAPID_PUBLIC_KEY)
})

test("keys are in the data folder, readable only by their user", async () => {
  const folder = join(await freshFolder(), "not", "there", "yet")
  const made = await localSecrets(folder)
  const file = join(folder, "secrets.json")
  expect((await stat(file)).mode & 0o777).toBe(0o600)
  expect(await localSecrets(folder)).toEqual(made)
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual(made)
})

test("a key added by hand stays, and a missing one is made", async () => {
  const folder = await freshFolder()
  const rotated = "k2:a-key-that-somebody-chose-for-this-machine,k1:the-one-that-it-had-before-this"
  await writeFile(join(folder, "secrets.json"), JSON.stringify({ LINK_KEYS: rotated, note: "mine" }))
  const secrets = await localSecrets(folder)
  expect(secrets.LINK_KEYS).toBe(rotated)
  expect(secrets.HASH_KEYS).toMatch(/^k1:/)
  const file = join(folder, "secrets.json")
  expect(JSON.parse(await readFile(file, "utf8"))).toEqual({ ...secrets, note: "mine" })
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})

test("a complete file that others could read becomes private", async () => {
  const folder = await freshFolder()
  await localSecrets(folder)
  const file = join(folder, "secrets.json")
  await chmod(file, 0o644)
  await localSecrets(folder)
  expect((await stat(file)).mode & 0o777).toBe(0o600)
})
