import { useEffect, useRef } from "react"

/** Whether the question of a dialog stands in front of the page, which a further dialog would hide. */
const isAsking = (): boolean => document.querySelector("[role=dialog], [role=alertdialog]") !== null

/** Calls back at Ctrl-K and Cmd-K, on any keyboard's K, unless a dialog is open. */
export const usePaletteKey = (onOpen: () => void): void => {
  const latest = useRef(onOpen)
  useEffect(() => {
    latest.current = onOpen
  })
  useEffect(() => {
    const open = (event: KeyboardEvent) => {
      const isChord = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey
      if (!isChord || event.code !== "KeyK" || event.repeat) return
      // Browsers have a search of their own under these keys.
      event.preventDefault()
      if (!isAsking()) latest.current()
    }
    document.addEventListener("keydown", open)
    return () => document.removeEventListener("keydown", open)
  }, [])
}
