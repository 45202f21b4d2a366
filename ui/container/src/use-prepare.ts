import { useCallback } from "react"
import { loadContainer, useContainer } from "./use-case-provider.tsx"

/** Loads the container ahead of its first call, when somebody begins to use a page. A hint only: when it fails, the call tells. */
export const usePrepare = (): (() => void) => {
  const source = useContainer()
  return useCallback(() => void loadContainer(source).catch(() => undefined), [source])
}
