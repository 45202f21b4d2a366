import {
  aligned,
  type Alignment,
  copiedLayers,
  type Layer,
  type LayerAt,
  movedBy,
  type OrderMove,
  reordered,
  safeBoxOf,
} from "@domain/studio"
import { newLayerId } from "../new-layer-id.ts"
import { clipOf, layersInClip } from "./clipboard.ts"
import type { Editor } from "./use-editor.ts"

/** The latest copied layers, for browsers that keep the clipboard from pages. */
let latestClip = ""

const pasteOffset = 24

/** What is done with the chosen layers of a page. */
export const layerActs = (editor: Editor) => {
  const { design, page, selected, run, change, select } = editor
  const ids = selected.map(({ id }) => id)
  const free = selected.filter(({ isLocked }) => isLocked !== true)
  const add = (layers: ReadonlyArray<Layer>) => {
    const from = design.layers.length
    run({ change: "Put", layers: layers.map((layer, index): LayerAt => ({ layer, at: from + index })) })
    select(layers.map(({ id }) => id))
  }
  const paste = (text: string) => {
    const layers = layersInClip(text)
    if (layers.length === 0) return false
    add(copiedLayers(layers, newLayerId, pasteOffset * Math.min(1, page.size.width / 1080)))
    return true
  }
  const patch = (parts: Partial<Pick<Layer, "isLocked" | "isHidden" | "name" | "opacity">>, of = selected) =>
    change(of.map((layer) => ({ ...layer, ...parts }) as Layer))
  const withGroup = (group: string | undefined) =>
    change(
      selected.map((layer) => {
        const { group: _former, ...alone } = layer
        return (group === undefined ? alone : { ...alone, group }) as Layer
      }),
    )
  return {
    add,
    patch,
    paste,
    copy: () => {
      latestClip = clipOf(selected)
      return latestClip
    },
    pasteLatest: () => paste(latestClip),
    duplicate: () => add(copiedLayers(selected, newLayerId, pasteOffset)),
    remove: () => {
      run({ change: "Take", ids: free.map(({ id }) => id) })
      select([])
    },
    nudge: (x: number, y: number) => {
      if (free.length > 0) change(free.map((layer) => movedBy(layer, x, y)))
    },
    align: (alignment: Alignment) => change(aligned(free, alignment, safeBoxOf(page.size))),
    order: (move: OrderMove) => run({ change: "Order", ids: reordered(design.layers, ids, move) }),
    group: () => withGroup(newLayerId()),
    ungroup: () => withGroup(undefined),
    selectAll: () => select(page.layers.filter(({ isHidden }) => isHidden !== true).map(({ id }) => id)),
    follow: () => run({ change: "Follow", size: editor.size, ids }),
  }
}

export type LayerActs = ReturnType<typeof layerActs>
