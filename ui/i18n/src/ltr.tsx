import type { ReactNode } from "react"

/** A left-to-right island in any text: numbers, dates, addresses, codes. */
export const Ltr = ({ children }: { readonly children: ReactNode }) => <bdi dir="ltr">{children}</bdi>
