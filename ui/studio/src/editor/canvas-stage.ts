import {
  around,
  boundsOf,
  type Box,
  type DesignPage,
  type Guide,
  type Layer,
  type LayerId,
  safeBoxOf,
  snapOf,
  withTextHeight,
} from "@domain/studio"
import { Konva } from "konva/lib/Core.js"
import type { Node } from "konva/lib/Node.js"
import { Line } from "konva/lib/shapes/Line.js"
import { Rect } from "konva/lib/shapes/Rect.js"
import { Transformer } from "konva/lib/shapes/Transformer.js"
import { layerNode } from "../drawing/layer-node.ts"
import type { Pictures } from "../drawing/pictures.ts"

/** What the canvas shows. */
export interface Shown {
  readonly page: DesignPage
  readonly background: string
  readonly pictures: Pictures
  readonly selected: ReadonlyArray<LayerId>
  readonly showsSafeArea: boolean
  readonly mayChange: boolean
  /** Pixels of the screen for a pixel of the page. */
  readonly share: number
}

export interface StageActs {
  readonly onSelect: (ids: ReadonlyArray<LayerId>) => void
  readonly onChange: (layers: ReadonlyArray<Layer>) => void
  readonly onOpen: (id: LayerId) => void
}

const guideColour = "#d81b60"
const safeColour = "#2e7dd7"
/** Pixels of the screen within which a moved layer snaps. */
const snapReach = 6

const boxOfNode = (node: Node, { width, height }: Box): Box => ({
  x: node.x() - width / 2,
  y: node.y() - height / 2,
  width,
  height,
})

/** A layer after its node was moved, resized or turned. */
const layerAfter = (layer: Layer, node: Node): Layer => {
  const [across, down] = [Math.abs(node.scaleX()), Math.abs(node.scaleY())]
  const extent = {
    ...layer.box,
    width: Math.max(1, layer.box.width * across),
    height: Math.max(1, layer.box.height * down),
  }
  const box = boxOfNode(node, extent)
  const placed = { ...layer, box, rotation: node.rotation() } as Layer
  if (placed.kind !== "Text") return placed
  const size =
    Math.abs(across - down) < 0.001 || down !== 1 ? Math.min(1000, Math.max(1, placed.size * down)) : placed.size
  return withTextHeight({ ...placed, size })
}

/** The canvas of the editor: draws a page, and tells what is touched, moved, resized and turned on it. */
export const openStage = (container: HTMLDivElement, acts: () => StageActs) => {
  const stage = new Konva.Stage({ container, width: 1, height: 1 })
  const sheet = new Konva.Layer()
  const above = new Konva.Layer()
  const transformer = new Transformer({
    rotationSnaps: [0, 45, 90, 135, 180, 225, 270, 315],
    rotationSnapTolerance: 4,
    anchorSize: 12,
    flipEnabled: false,
    boundBoxFunc: (before, after) => (Math.min(Math.abs(after.width), Math.abs(after.height)) < 6 ? before : after),
  })
  const guides = new Konva.Group({ listening: false })
  above.add(guides, transformer)
  stage.add(sheet, above)
  let shown: Shown | undefined

  const layerOf = (id: LayerId) => shown?.page.layers.find((layer) => layer.id === id)
  const companions = (id: LayerId): ReadonlyArray<LayerId> => {
    const group = layerOf(id)?.group
    return group === undefined
      ? [id]
      : (shown?.page.layers ?? []).filter((layer) => layer.group === group).map((layer) => layer.id)
  }
  const nodeOf = (id: LayerId): Node | undefined => sheet.getChildren().find((node) => node.id() === id)
  const boundsIn = (node: Node, layer: Layer): Box => boundsOf(boxOfNode(node, layer.box), node.rotation())

  const drawGuides = (lines: ReadonlyArray<Guide>) => {
    guides.destroyChildren()
    if (shown === undefined) return
    const { width, height } = shown.page.size
    const strokeWidth = 1 / shown.share
    if (shown.showsSafeArea)
      guides.add(
        new Rect({
          ...safeBoxOf(shown.page.size),
          stroke: safeColour,
          strokeWidth,
          dash: [6 * strokeWidth, 4 * strokeWidth],
        }),
      )
    for (const { axis, at, isSafe } of lines)
      guides.add(
        new Line({
          points: axis === "x" ? [at, 0, at, height] : [0, at, width, at],
          stroke: isSafe ? safeColour : guideColour,
          strokeWidth,
        }),
      )
  }

  const tellChange = (nodes: ReadonlyArray<Node>) => {
    const layers = nodes.flatMap((node) => {
      const layer = layerOf(node.id())
      return layer === undefined ? [] : [layerAfter(layer, node)]
    })
    if (layers.length > 0) acts().onChange(layers)
  }

  const movedWith = (id: LayerId): ReadonlyArray<Node> => {
    const together = shown?.selected.includes(id) === true ? shown.selected : companions(id)
    return together.flatMap((one) => (layerOf(one)?.isLocked === true ? [] : (nodeOf(one) ?? [])))
  }

  const follow = (node: Node) => {
    let last = node.position()
    node.on("dragstart", () => {
      last = node.position()
      if (shown?.selected.includes(node.id()) !== true) acts().onSelect(companions(node.id()))
    })
    node.on("dragmove", () => {
      if (shown === undefined) return
      const nodes = movedWith(node.id())
      const by = { x: node.x() - last.x, y: node.y() - last.y }
      for (const other of nodes) if (other !== node) other.position({ x: other.x() + by.x, y: other.y() + by.y })
      const moved = new Set(nodes.map((one) => one.id()))
      const box = around(
        nodes.flatMap((one) => (layerOf(one.id()) === undefined ? [] : [boundsIn(one, layerOf(one.id()) as Layer)])),
      )
      const others = shown.page.layers.filter(({ id, isHidden }) => !moved.has(id) && isHidden !== true)
      const snap =
        box === undefined
          ? { x: 0, y: 0, guides: [] }
          : snapOf(
              box,
              shown.page.size,
              others.map((one) => boundsOf(one.box, one.rotation)),
              snapReach / shown.share,
            )
      for (const one of nodes) one.position({ x: one.x() + snap.x, y: one.y() + snap.y })
      last = node.position()
      drawGuides(snap.guides)
    })
    node.on("dragend", () => {
      drawGuides([])
      tellChange(movedWith(node.id()))
    })
  }

  const pick = (node: Node, isAdded: boolean) => {
    const ids = companions(node.id())
    const before = shown?.selected ?? []
    if (!isAdded) return acts().onSelect(ids)
    const hasAll = ids.every((id) => before.includes(id))
    return acts().onSelect(hasAll ? before.filter((id) => !ids.includes(id)) : [...before, ...ids])
  }

  stage.on("click tap", ({ target, evt }) => {
    const node = target.findAncestor(".layer", true)
    if (target.findAncestor("Transformer", true) !== undefined) return
    if (node === undefined || node === null) return acts().onSelect([])
    const { shiftKey = false, ctrlKey = false, metaKey = false } = evt as Partial<MouseEvent>
    pick(node, shiftKey || ctrlKey || metaKey)
  })
  stage.on("dblclick dbltap", ({ target }) => {
    const node = target.findAncestor(".layer", true)
    if (node !== undefined && node !== null) acts().onOpen(node.id())
  })
  transformer.on("transformend", () => tellChange(transformer.nodes()))

  const choose = ({ selected, mayChange, page }: Shown) => {
    const free = page.layers.filter(
      ({ id, isLocked, isHidden }) => selected.includes(id) && isLocked !== true && isHidden !== true,
    )
    const isOneText = free.length === 1 && free[0]?.kind === "Text"
    transformer.enabledAnchors(
      isOneText
        ? ["top-left", "top-right", "bottom-left", "bottom-right", "middle-left", "middle-right"]
        : [
            "top-left",
            "top-center",
            "top-right",
            "middle-left",
            "middle-right",
            "bottom-left",
            "bottom-center",
            "bottom-right",
          ],
    )
    transformer.resizeEnabled(mayChange)
    transformer.rotateEnabled(mayChange)
    transformer.nodes(free.flatMap(({ id }) => nodeOf(id) ?? []))
  }

  return {
    show: (next: Shown) => {
      const isRedrawn =
        shown === undefined ||
        shown.page !== next.page ||
        shown.pictures !== next.pictures ||
        shown.background !== next.background ||
        shown.mayChange !== next.mayChange
      shown = next
      const { width, height } = next.page.size
      stage.size({ width: width * next.share, height: height * next.share })
      stage.scale({ x: next.share, y: next.share })
      if (isRedrawn) {
        transformer.nodes([])
        sheet.destroyChildren()
        sheet.add(new Rect({ width, height, fill: next.background, name: "paper" }))
        for (const layer of next.page.layers) {
          const node = layerNode(layer, next.pictures)
          node.draggable(next.mayChange && layer.isLocked !== true)
          node.listening(layer.isHidden !== true)
          follow(node)
          sheet.add(node as InstanceType<typeof Konva.Group>)
        }
      }
      choose(next)
      drawGuides([])
    },
    close: () => stage.destroy(),
  }
}

export type CanvasStage = ReturnType<typeof openStage>
