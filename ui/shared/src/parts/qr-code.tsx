import { useMemo } from "react"
import { encode } from "uqr"
import styles from "./qr-code.module.css"

/** The squares of a code as one path, a unit each. */
const pathOf = (rows: ReadonlyArray<ReadonlyArray<boolean>>): string =>
  rows.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ""))).join("")

/** A QR code with its quiet margin; dark on light in every mode, since cameras expect that. */
export const QrCode = ({ text, label }: { readonly text: string; readonly label: string }) => {
  const { data, size } = useMemo(() => encode(text, { border: 4 }), [text])
  return (
    <svg
      className={styles["qr"]}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={pathOf(data)} fill="#000" />
    </svg>
  )
}
