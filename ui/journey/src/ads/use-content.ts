import { creativeContentOf } from "@domain/campaigns"
import { type SignupSession } from "@domain/signup"
import type { CreativeContent } from "@domain/creatives"
import { useRef } from "react"

/** What the creative shows of a draft; the same object while it shows the same, so that drawings rest. */
export const useContent = (details: SignupSession): CreativeContent => {
  const last = useRef<{ readonly key: string; readonly content: CreativeContent }>(undefined)
  const content = creativeContentOf(details)
  const key = JSON.stringify(content)
  if (last.current?.key !== key) last.current = { key, content }
  return last.current.content
}
