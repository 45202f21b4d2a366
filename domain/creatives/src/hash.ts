const mask = 0xffff_ffff_ffff_ffffn

/** 64-bit FNV-1a over UTF-8 as 16 hex digits; identifies a text, but is not cryptographic. */
export const fnv1a64 = (text: string): string => {
  let hash = 0xcbf2_9ce4_8422_2325n
  for (const byte of utf8(text)) hash = ((hash ^ BigInt(byte)) * 0x100_0000_01b3n) & mask
  return hash.toString(16).padStart(16, "0")
}

const utf8 = function* (text: string): Generator<number> {
  for (const character of text.toWellFormed()) {
    const code = character.codePointAt(0) as number
    if (code < 0x80) yield code
    else if (code < 0x800) yield* [0xc0 | (code >> 6), 0x80 | (code & 63)]
    else if (code < 0x10000) yield* [0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
    else yield* [0xf0 | (code >> 18), 0x80 | ((code >> 12) & 63), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63)]
  }
}

/** JSON with sorted keys and without undefined members: equal data give equal text. */
export const canonicalJson = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`
  if (typeof value === "object" && value !== null) {
    const members = Object.entries(value)
      .filter(([, member]) => member !== undefined)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
    return `{${members.map(([key, member]) => `${JSON.stringify(key)}:${canonicalJson(member)}`).join(",")}}`
  }
  return JSON.stringify(value) ?? "null"
}
