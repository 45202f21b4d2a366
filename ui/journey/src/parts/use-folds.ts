import { useState } from "react"
import { flushSync } from "react-dom"
import type { Fold } from "./folded-panel.tsx"

/** Which parts of a long page stand open. `isSound` opens a part whose check fails and repeats it, so that its field is reached. */
export const useFolds = <Part extends string>() => {
  const [open, setOpen] = useState<ReadonlyArray<Part>>([])
  return {
    foldOf: (part: Part): Fold => ({
      isOpen: open.includes(part),
      onToggle: () => setOpen((now) => (now.includes(part) ? now.filter((other) => other !== part) : [...now, part])),
    }),
    isSound: async (part: Part, check: () => Promise<boolean> | boolean): Promise<boolean> => {
      if (await check()) return true
      flushSync(() => setOpen((now) => (now.includes(part) ? now : [...now, part])))
      return check()
    },
  }
}
