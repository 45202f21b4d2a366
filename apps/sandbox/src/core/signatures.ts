import { createHash, createHmac, timingSafeEqual } from "node:crypto"

/** Hex HMAC-SHA256, the base of most providers' signatures. */
export const hmacHex = (secret: string, message: string): string =>
  createHmac("sha256", secret).update(message).digest("hex")

export const sha256Hex = (content: string | Uint8Array): string => createHash("sha256").update(content).digest("hex")

/** Compares two secrets without leaking where they differ. */
export const sameSecret = (left: string, right: string): boolean =>
  timingSafeEqual(createHash("sha256").update(left).digest(), createHash("sha256").update(right).digest())
