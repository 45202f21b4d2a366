import { type DayPart, type HourCell, hourCover, hoursBetween, withHours } from "@domain/budget"
import { type PointerEvent, useEffect, useRef, useState } from "react"

const longPressMillis = 300
const slipPixels = 8

/** A stroke over the grid: the hour that it began at, the hour that it has reached, and what it makes of both. */
interface Stroke {
  readonly from: HourCell
  readonly to: HourCell
  readonly isOn: boolean
}

/** The hour under a point of the screen, if any is there. */
const cellOf = (element: Element | null): HourCell | undefined => {
  const { weekday, hour } = element?.closest<HTMLElement>("[role=gridcell]")?.dataset ?? {}
  return weekday === undefined || hour === undefined ? undefined : { weekday: Number(weekday), hour: Number(hour) }
}

export const isSameCell = (one: HourCell, other: HourCell): boolean =>
  one.weekday === other.weekday && one.hour === other.hour

/**
 * Painting with a pointer: a mouse or pen at once, a finger along the hours or after it was held, so that the page can still be
 * scrolled. The hours change when the pointer is let go; a tap changes one hour.
 */
export const usePainting = (
  parts: ReadonlyArray<DayPart>,
  weekdays: ReadonlyArray<number>,
  onPaint: (parts: ReadonlyArray<DayPart>, last: HourCell) => void,
) => {
  const grid = useRef<HTMLDivElement>(null)
  const [stroke, setStroke] = useState<Stroke>()
  const finger = useRef<{ cell: HourCell; x: number; timer: ReturnType<typeof setTimeout> }>(undefined)
  const isPainting = useRef(false)

  const strokeFrom = (cell: HourCell): Stroke => ({ from: cell, to: cell, isOn: hourCover(parts, cell) !== "Whole" })
  const painted = ({ from, to, isOn }: Stroke) => withHours(parts, hoursBetween(weekdays, from, to), isOn)
  const begin = (cell: HourCell) => {
    isPainting.current = true
    setStroke(strokeFrom(cell))
  }
  const lift = () => {
    clearTimeout(finger.current?.timer)
    finger.current = undefined
    isPainting.current = false
    setStroke(undefined)
  }

  useEffect(() => {
    const element = grid.current
    // A finger that paints must not scroll; React's own listener could not prevent it.
    const hold = (event: TouchEvent) => {
      if (isPainting.current && event.cancelable) event.preventDefault()
    }
    element?.addEventListener("touchmove", hold, { passive: false })
    return () => {
      element?.removeEventListener("touchmove", hold)
      clearTimeout(finger.current?.timer)
    }
  }, [])

  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLDivElement>) => {
      const cell = cellOf(event.target as Element)
      if (cell === undefined || event.button !== 0 || !event.isPrimary) return
      if (event.pointerType === "touch") {
        const timer = setTimeout(() => begin(cell), longPressMillis)
        finger.current = { cell, x: event.clientX, timer }
        return
      }
      // Only a pointer of the device can be captured, not an event that a script made.
      if (event.isTrusted) event.currentTarget.setPointerCapture(event.pointerId)
      begin(cell)
    },
    onPointerMove: (event: PointerEvent<HTMLDivElement>) => {
      const held = finger.current
      if (!isPainting.current) {
        if (held === undefined || Math.abs(event.clientX - held.x) < slipPixels) return
        clearTimeout(held.timer)
        begin(held.cell)
      }
      const cell = cellOf(document.elementFromPoint(event.clientX, event.clientY))
      if (cell === undefined) return
      setStroke((before) => (before === undefined || isSameCell(before.to, cell) ? before : { ...before, to: cell }))
    },
    onPointerUp: () => {
      const tapped = finger.current
      const last = stroke ?? (tapped === undefined ? undefined : strokeFrom(tapped.cell))
      lift()
      if (last !== undefined) onPaint(painted(last), last.to)
    },
    onPointerCancel: lift,
  }
  return { grid, handlers, shown: stroke === undefined ? parts : painted(stroke), isPainting: stroke !== undefined }
}
