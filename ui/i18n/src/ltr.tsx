import type { ReactNode } from "react"

/** In one piece, unless it is longer than a line. */
const whole = { display: "inline-block", maxInlineSize: "100%", overflowWrap: "anywhere" } as const

/** A left-to-right island in any text: numbers, dates, addresses, codes. */
export const Ltr = ({ children }: { readonly children: ReactNode }) => (
  <bdi dir="ltr" style={whole}>
    {children}
  </bdi>
)
