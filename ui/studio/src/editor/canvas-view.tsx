import type { Layer, LayerId } from "@domain/studio"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { fontsOf } from "../drawing/fonts.ts"
import { type Pictures, picturesOf } from "../drawing/pictures.ts"
import { type CanvasStage, openStage } from "./canvas-stage.ts"
import styles from "./editor.module.css"
import type { Editor } from "./use-editor.ts"

export interface CanvasViewProps {
  readonly editor: Editor
  readonly showsSafeArea: boolean
  readonly mayChange: boolean
  readonly onOpen: (id: LayerId) => void
}

const most = 2

const usePictures = (layers: ReadonlyArray<Layer>): Pictures | undefined => {
  const [pictures, setPictures] = useState<Pictures>()
  const names = JSON.stringify(
    layers.map((layer) =>
      layer.kind === "Picture" ? layer.url : layer.kind === "Text" ? [layer.font, layer.weight, layer.text] : 0,
    ),
  )
  const latest = useRef(layers)
  useEffect(() => {
    latest.current = layers
  })
  useEffect(() => {
    let isCurrent = true
    const load = async () => {
      const [loaded] = await Promise.all([picturesOf(latest.current), fontsOf(latest.current)])
      if (isCurrent) setPictures(loaded)
    }
    void load()
    return () => {
      isCurrent = false
    }
  }, [names])
  return pictures
}

/** The page in view, fitted to its place on the screen. */
export const CanvasView = ({ editor, showsSafeArea, mayChange, onOpen }: CanvasViewProps) => {
  const { t } = useTranslation("studio")
  const { page, design, selected } = editor
  const frame = useRef<HTMLDivElement>(null)
  const container = useRef<HTMLDivElement>(null)
  const stage = useRef<CanvasStage>(undefined)
  const [room, setRoom] = useState({ width: 0, height: 0 })
  const pictures = usePictures(page.layers)
  const acts = useRef({ onSelect: editor.select, onChange: editor.change, onOpen })
  useEffect(() => {
    acts.current = { onSelect: editor.select, onChange: editor.change, onOpen }
  })
  useEffect(() => {
    const { current: place } = frame
    const { current: inside } = container
    if (place === null || inside === null) return undefined
    stage.current = openStage(inside, () => acts.current)
    const watcher = new ResizeObserver(() => setRoom({ width: place.clientWidth, height: place.clientHeight }))
    watcher.observe(place)
    return () => {
      watcher.disconnect()
      stage.current?.close()
      stage.current = undefined
    }
  }, [])
  const share = Math.min(most, (room.width - 24) / page.size.width, (room.height - 24) / page.size.height)
  useEffect(() => {
    if (pictures === undefined || share <= 0) return
    const ids = selected.map(({ id }) => id)
    stage.current?.show({
      page,
      background: design.background,
      pictures,
      selected: ids,
      showsSafeArea,
      mayChange,
      share,
    })
  })
  return (
    <div ref={frame} className={styles["room"]}>
      <div
        role="group"
        aria-label={t("studio:editor.canvas", { name: t("studio:size.pixels", { ...page.size }) })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- arrow keys move layers here
        tabIndex={0}
        data-keys="layers"
        className={styles["sheet"]}
        dir="ltr"
      >
        <div ref={container} aria-hidden />
      </div>
    </div>
  )
}
