import { type SessionChange } from "@domain/signup"
import type { LaunchFlow } from "@application/signup/flows"
import { businessName } from "@domain/validation"
import { Result } from "effect"
import { useState } from "react"

const field = "name"

/** The business's name while it is typed: saved as soon as it is right, until then kept on the device. */
export const useNameField = (
  saved: string,
  change: (change: SessionChange) => void,
  flow: Pick<LaunchFlow, "unfinished" | "keepUnfinished">,
) => {
  const [typed, setTyped] = useState<string>()
  const unfinished = flow.unfinished(field)
  const value = typed ?? (typeof unfinished === "string" ? unfinished : saved)
  const set = (next: string) => {
    const right = next.trim() === "" ? "" : Result.getOrUndefined(businessName(next))
    setTyped(next)
    flow.keepUnfinished(field, right === next ? undefined : next)
    if (right !== undefined) change({ business: { name: right } })
  }
  return { value, set }
}
