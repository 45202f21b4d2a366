import { useState } from "react"

/** The counter text of a controlled or uncontrolled field. */
export const useCount = (
  given: string | undefined,
  initial: string | undefined,
  most: number | undefined,
  format: ((used: number, most: number) => string) | undefined,
) => {
  const [typed, setTyped] = useState(initial ?? "")
  const used = [...(given ?? typed)].length
  return { count: most !== undefined && format !== undefined ? format(used, most) : undefined, setTyped }
}
