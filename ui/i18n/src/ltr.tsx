import type { ReactNode } from "react"

/** Stays on one line unless it is longer. */
const whole = { display: "inline-block", maxInlineSize: "100%", overflowWrap: "anywhere" } as const

/** Isolates left-to-right text: numbers, dates, addresses, codes. */
export const Ltr = ({ children }: { readonly children: ReactNode }) => (
  <bdi dir="ltr" style={whole}>
    {children}
  </bdi>
)
