import type { Sha256 } from "./hashed-person.ts"

/** Both are in browsers and in Node; a page needs a secure address for them. */
declare const crypto: {
  readonly subtle: { readonly digest: (algorithm: "SHA-256", bytes: Uint8Array) => Promise<ArrayBuffer> }
}
declare const TextEncoder: new () => { readonly encode: (text: string) => Uint8Array }

/** The SHA-256 of a text's UTF-8, as 64 lower-case hexadecimal digits. */
export const hashed = async (text: string): Promise<Sha256> => {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text))
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("")
}
