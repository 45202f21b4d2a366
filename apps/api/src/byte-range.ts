/** The bytes that a request asks for, both ends included; `whole` where it asks for no range, `none` where it has none of them. */
export type ByteRange = { readonly first: number; readonly last: number } | "whole" | "none"

/**
 * The range of a `Range` header in a file of so many bytes. Several ranges and other units are answered by the whole file, as HTTP
 * allows (RFC 9110, 14.2).
 */
export const byteRangeOf = (header: string | undefined, size: number): ByteRange => {
  const [, from, to] = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? "") ?? []
  if (from === undefined || to === undefined || from + to === "") return "whole"
  if (from === "") return Number(to) === 0 ? "none" : { first: Math.max(0, size - Number(to)), last: size - 1 }
  const first = Number(from)
  if (to !== "" && Number(to) < first) return "whole"
  return first >= size ? "none" : { first, last: to === "" ? size - 1 : Math.min(Number(to), size - 1) }
}
