import {
  changed,
  continued,
  changeOn,
  type Command,
  type Design,
  firstSize,
  type History,
  type Layer,
  type LayerId,
  openedDesign,
  pageOf,
  redo,
  type SizeName,
  undo,
} from "@domain/studio"
import { useCallback, useMemo, useRef, useState } from "react"

/** What a change of one layer is about, where further changes of the same kind belong to it, as while somebody types or slides. */
const topicOf = (before: ReadonlyArray<Layer>, after: ReadonlyArray<Layer>): string | undefined => {
  const [layer] = after
  const former = before.find(({ id }) => id === layer?.id)
  if (layer === undefined || former === undefined || after.length > 1) return undefined
  const names = Object.keys(layer).filter((name) => layer[name as keyof Layer] !== former[name as keyof Layer])
  return names.includes("text") || !names.includes("box") ? `${layer.id} ${names.join(" ")}` : undefined
}

/** The design that is being edited: its history, the size in view and the chosen layers. */
export const useEditor = (opened: Design) => {
  const [history, setHistory] = useState<History>(() => openedDesign(opened))
  const [wanted, setSize] = useState<SizeName>(firstSize(opened))
  const [chosen, setChosen] = useState<ReadonlySet<LayerId>>(new Set())
  const { design } = history
  const size = design.sizes.includes(wanted) ? wanted : firstSize(design)
  const page = useMemo(() => pageOf(design, size), [design, size])
  const selected = page.layers.filter(({ id }) => chosen.has(id))
  const topic = useRef<string>(undefined)
  const run = useCallback((command: Command) => {
    topic.current = undefined
    setHistory((before) => changed(before, command))
  }, [])
  const change = useCallback(
    (layers: ReadonlyArray<Layer>) => {
      const about = topicOf(page.layers, layers)
      const goesOn = about !== undefined && about === topic.current
      topic.current = about
      setHistory((before) => (goesOn ? continued : changed)(before, changeOn(before.design, size, layers)))
    },
    [page, size],
  )
  return {
    history,
    design,
    size,
    page,
    selected,
    run,
    change,
    setSize,
    select: useCallback((ids: Iterable<LayerId>) => setChosen(new Set(ids)), []),
    undo: useCallback(() => {
      topic.current = undefined
      setHistory(undo)
    }, []),
    redo: useCallback(() => {
      topic.current = undefined
      setHistory(redo)
    }, []),
    /** Begins anew with another design, without a way back. */
    open: useCallback((next: Design) => setHistory(openedDesign(next)), []),
  }
}

export type Editor = ReturnType<typeof useEditor>
