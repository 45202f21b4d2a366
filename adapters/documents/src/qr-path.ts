import { encode } from "uqr"

/** The dark squares of a QR code as one path, a unit each, with the quiet margin that readers need; `size` units wide. */
export const qrPath = (content: string): { readonly path: string; readonly size: number } => {
  const { data, size } = encode(content, { border: 4, ecc: "M" })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")
  return { path, size }
}
