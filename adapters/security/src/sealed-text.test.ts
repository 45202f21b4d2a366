import { Result } from "effect"
import { expect, test } from "vitest"
import { readKeyring } from "./keyring.ts"
import { seal, unseal } from "./sealed-text.ts"

const key = (id: string) => `${id}:${id}-is-a-secret-of-at-least-32-characters`
const keyring = (...ids: ReadonlyArray<string>) => Result.getOrThrow(readKeyring(ids.map(key).join(",")))

test("a sealed text opens again, reveals nothing and names its key", () => {
  const sealed = seal(keyring("k1"), "here", "code 123456")
  expect(unseal(keyring("k1"), "here", sealed)).toBe("code 123456")
  expect(sealed).toMatch(/^k1\.[\w-]+$/)
  expect(Buffer.from(sealed.slice(3), "base64url").toString("latin1")).not.toContain("123456")
  expect(seal(keyring("k1"), "here", "code 123456")).not.toBe(sealed)
})

test("a text opens after its key is rotated, until that key is removed", () => {
  const sealed = seal(keyring("k1"), "here", "text")
  expect(unseal(keyring("k2", "k1"), "here", sealed)).toBe("text")
  expect(() => unseal(keyring("k2"), "here", sealed)).toThrow("No key k1")
})

test("a moved or changed text does not open", () => {
  const sealed = seal(keyring("k1"), "here", "text")
  expect(() => unseal(keyring("k1"), "there", sealed)).toThrow()
  const [last] = sealed.slice(-1)
  expect(() => unseal(keyring("k1"), "here", sealed.slice(0, -2) + (last === "A" ? "BA" : "AA"))).toThrow()
})
