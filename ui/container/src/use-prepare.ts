import { useCallback } from "react"
import type { Part } from "./part.ts"
import { useUseCases } from "./use-cases.tsx"

/** Loads ahead what the first call needs, when somebody begins to use a page. */
export const usePrepare = (late?: Part<unknown>): (() => void) => {
  const { prepare } = useUseCases()
  return useCallback(() => {
    prepare()
    void late?.ahead()
  }, [late, prepare])
}
