import { recallTyping, useKeepTyping } from "@ui/shared/frame"
import { useState } from "react"
import { recalledAmount } from "./recalled-amount.ts"

/** An amount (minor units) while it is chosen or typed, kept through a reload under a name. */
export const useKeptAmount = (name: string, first?: number) => {
  const [amount, setAmount] = useState(() => recalledAmount(recallTyping(window.history, name), first))
  useKeepTyping(name, { amount })
  return [amount, setAmount] as const
}
