import { RenderCreative } from "@application/creatives/contract"
import { type CreativeSizeName, creativeSizes, defaultTemplateId } from "@domain/creatives"
import { useCall } from "@ui/container"
import type { StepState } from "@ui/kit/steps"
import { useEffect, useState } from "react"
import type { Journey } from "@ui/journey/journey-page"

export const renderedSizes: ReadonlyArray<CreativeSizeName> = Object.values(creativeSizes).map(({ name }) => name)

type Progress = Readonly<Record<CreativeSizeName, StepState>>

interface Rendering {
  readonly progress: Progress
  readonly failure?: unknown
}

const waiting: Progress = {
  square: "waiting",
  story: "waiting",
  landscape: "waiting",
  leaderboard: "waiting",
  rectangle: "waiting",
  mobile: "waiting",
}

/** Renders the draft's creative in one size after the other; `retry` renders again only what failed. */
export const useRendering = ({ details, flow }: Journey) => {
  const render = useCall(RenderCreative)
  const [state, setState] = useState<Rendering>({ progress: waiting })
  const [turn, setTurn] = useState<{ readonly number: number; readonly sizes: typeof renderedSizes }>({
    number: 0,
    sizes: renderedSizes,
  })
  const { sessionId } = details
  const templateId = details.creative.creativeDetail?.selectedTemplateId ?? defaultTemplateId

  useEffect(() => {
    const abort = new AbortController()
    const tell = (size: CreativeSizeName, step: StepState, failure?: unknown) =>
      setState((before) => ({
        ...before,
        progress: { ...before.progress, [size]: step },
        ...(failure !== undefined && { failure }),
      }))
    const renderAll = async () => {
      await flow.flush()
      for (const size of turn.sizes) {
        if (abort.signal.aborted) return
        tell(size, "running")
        const outcome = await render({ sessionId, templateId, size }, { signal: abort.signal })
        if (abort.signal.aborted) return
        if (outcome.status === "succeeded") tell(size, "done")
        else tell(size, "failed", outcome.status === "failed" ? outcome.failure : outcome.error)
      }
    }
    void renderAll()
    return () => abort.abort()
  }, [flow, render, sessionId, templateId, turn])

  const failed = renderedSizes.filter((size) => state.progress[size] === "failed")
  const isOver = renderedSizes.every((size) => state.progress[size] === "done" || state.progress[size] === "failed")
  const retry = () => {
    setState(({ progress }) => ({
      progress: { ...progress, ...Object.fromEntries(failed.map((size) => [size, "waiting"])) },
    }))
    setTurn(({ number }) => ({ number: number + 1, sizes: failed }))
  }
  return {
    progress: state.progress,
    isDone: isOver && failed.length === 0,
    isFailed: isOver && failed.length > 0,
    failure: state.failure,
    retry,
  }
}
