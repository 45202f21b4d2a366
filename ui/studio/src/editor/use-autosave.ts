import { SaveDesign } from "@application/studio/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { type Design, isSameDesign, type KeptDesign } from "@domain/studio"
import { useCall } from "@ui/container"
import { useCallback, useEffect, useRef, useState } from "react"

/** How a design's last change stands with the server. */
export type SaveState =
  | { readonly status: "saved" | "waiting" | "saving" }
  | { readonly status: "failed"; readonly failure: unknown }
  | { readonly status: "conflict"; readonly present: KeptDesign }

/** Editing rests this long, in milliseconds, before it is saved. */
const restMilliseconds = 900

/**
 * Saves a design while it is edited, one save at a time. A save that another tab or person overtook stops, until it is decided
 * which design counts.
 */
export const useAutosave = (businessProfileId: BusinessProfileId, kept: KeptDesign, design: Design, isOn: boolean) => {
  const call = useCall(SaveDesign)
  const [state, setState] = useState<SaveState>({ status: "saved" })
  const saved = useRef({ design: kept.design, version: kept.version })
  const latest = useRef(design)
  const isSaving = useRef(false)
  const isStopped = useRef(false)

  const save = useCallback(
    async (keepsFormer = false): Promise<void> => {
      if (isSaving.current || isStopped.current) return
      const sent = latest.current
      if (isSameDesign(sent, saved.current.design)) return setState({ status: "saved" })
      isSaving.current = true
      setState({ status: "saving" })
      const { version } = saved.current
      const outcome = await call({ businessProfileId, designId: kept.id, version, design: sent, keepsFormer })
      isSaving.current = false
      if (outcome.status === "succeeded") {
        saved.current = { design: sent, version: outcome.output.version }
        if (latest.current === sent) return setState({ status: "saved" })
        return save()
      }
      if (outcome.status === "failed" && outcome.failure._tag === "DesignChanged") {
        isStopped.current = true
        return setState({ status: "conflict", present: outcome.failure.present })
      }
      return setState({
        status: "failed",
        failure: outcome.status === "failed" ? outcome.failure : outcome.error,
      })
    },
    [businessProfileId, call, kept.id],
  )

  useEffect(() => {
    latest.current = design
    if (!isOn || isStopped.current || isSameDesign(design, saved.current.design)) return undefined
    setState((before) => (before.status === "saving" ? before : { status: "waiting" }))
    const timer = setTimeout(() => void save(), restMilliseconds)
    return () => clearTimeout(timer)
  }, [design, isOn, save])

  useEffect(() => {
    if (!isOn) return undefined
    const warn = (event: BeforeUnloadEvent) => {
      if (!isSameDesign(latest.current, saved.current.design)) event.preventDefault()
    }
    globalThis.addEventListener("beforeunload", warn)
    return () => {
      globalThis.removeEventListener("beforeunload", warn)
      void save()
    }
  }, [isOn, save])

  /** Goes on from the design that was saved meanwhile: with it, or with one's own over it. */
  const settle = useCallback(
    (present: KeptDesign, isOverwritten: boolean) => {
      saved.current = { design: present.design, version: present.version }
      isStopped.current = false
      setState({ status: "saved" })
      if (isOverwritten) void save(true)
    },
    [save],
  )
  return { state, save: useCallback(() => save(), [save]), settle }
}
