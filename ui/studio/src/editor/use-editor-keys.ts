import { type ClipboardEvent, type KeyboardEvent, useEffect, useRef } from "react"
import type { Editor } from "./use-editor.ts"
import type { LayerActs } from "./use-layer-acts.ts"

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null
const isOnLayers = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest("[data-keys='layers']") !== null

const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const far = 10

/** The editor's keys: undo and redo anywhere but in fields; the others on the canvas and in the list of layers. */
export const useEditorKeys = (editor: Editor, acts: LayerActs, mayChange: boolean) => {
  const root = useRef<HTMLDivElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!mayChange || isTyping(event.target)) return
    const isCommand = event.ctrlKey || event.metaKey
    const key = event.key.toLowerCase()
    const done = (act: () => void) => {
      event.preventDefault()
      act()
    }
    if (isCommand && key === "z") return done(event.shiftKey ? editor.redo : editor.undo)
    if (isCommand && key === "y") return done(editor.redo)
    if (!isOnLayers(event.target)) return
    if (isCommand && key === "a") return done(acts.selectAll)
    if (event.key === "Escape") return done(() => editor.select([]))
    if (editor.selected.length === 0) return
    if (isCommand && key === "d") return done(acts.duplicate)
    if (isCommand && key === "g") return done(event.shiftKey ? acts.ungroup : acts.group)
    if (event.key === "Delete" || event.key === "Backspace") return done(acts.remove)
    const [x, y] = arrows[event.key] ?? []
    if (x === undefined || y === undefined || isCommand) return
    if (event.altKey) return done(() => acts.order(y < 0 || x > 0 ? "Forward" : "Backward"))
    return done(() => acts.nudge(x * (event.shiftKey ? far : 1), y * (event.shiftKey ? far : 1)))
  }
  const onCopy = (event: ClipboardEvent) => {
    if (isTyping(event.target) || editor.selected.length === 0) return
    event.clipboardData.setData("text/plain", acts.copy())
    event.preventDefault()
  }
  const paste = useRef(acts.paste)
  useEffect(() => {
    paste.current = acts.paste
  })
  useEffect(() => {
    if (!mayChange) return undefined
    // A paste goes to the page's body where nothing that takes text has the focus.
    const onPaste = (event: globalThis.ClipboardEvent) => {
      const isElsewhere = event.target !== document.body && root.current?.contains(event.target as Node) !== true
      if (isTyping(event.target) || isElsewhere) return
      if (paste.current(event.clipboardData?.getData("text/plain") ?? "")) event.preventDefault()
    }
    document.addEventListener("paste", onPaste)
    return () => document.removeEventListener("paste", onPaste)
  }, [mayChange])
  return { ref: root, onKeyDown, onCopy }
}
