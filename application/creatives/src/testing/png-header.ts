import { Base64 } from "effect/encoding"

/** The header of a square PNG, which is all that the in-memory store reads, in base64. */
export const pngHeader = (side: number): string => {
  const size = [side >> 24, (side >> 16) & 255, (side >> 8) & 255, side & 255]
  const signature = [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10]
  return Base64.encode(Uint8Array.from([...signature, 0, 0, 0, 13, 73, 72, 68, 82, ...size, ...size, 8, 2, 0, 0, 0]))
}
