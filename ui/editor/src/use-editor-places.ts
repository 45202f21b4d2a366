import { useCallback, useEffect } from "react"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { type EditorStep, stepIn } from "./editor-steps.ts"

/** The step that the address names, and the way to others; a part that the address names besides is brought into sight. */
export const useEditorPlaces = (steps: ReadonlyArray<EditorStep>) => {
  const [search] = useSearchParams()
  const { hash, key } = useLocation()
  const navigate = useNavigate()
  const step = stepIn(search, steps)
  useEffect(() => {
    if (hash === "") return
    const part = document.getElementById(hash.slice(1))
    part?.scrollIntoView({ block: "start" })
    part?.focus({ preventScroll: true })
  }, [hash, key])
  const go = useCallback(
    (next: EditorStep, to: { readonly isTop?: boolean } = {}) => {
      void navigate({ search: `?step=${next}` }, { preventScrollReset: to.isTop !== true })
      if (to.isTop === true)
        requestAnimationFrame(() => document.querySelector<HTMLElement>("[role=tab][aria-selected=true]")?.focus())
    },
    [navigate],
  )
  const at = steps.indexOf(step)
  return { step, go, before: steps[at - 1], after: steps[at + 1] }
}
