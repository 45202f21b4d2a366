import { type DayPart, type HourCell, hourCover, hoursBetween, withHours } from "@domain/budget"
import { type KeyboardEvent, useRef, useState } from "react"

const clamped = (value: number, most: number): number => Math.min(most, Math.max(0, value))

/** How far each key moves, in days and hours as the grid lies: days below one another, or beside one another on phones. */
const moves = (grid: HTMLElement): Readonly<Record<string, readonly [days: number, hours: number]>> => {
  const style = getComputedStyle(grid)
  const ahead = style.direction === "rtl" ? -1 : 1
  const isUpright = style.getPropertyValue("--upright").trim() === "1"
  return isUpright
    ? { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-ahead, 0], ArrowRight: [ahead, 0] }
    : { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -ahead], ArrowRight: [0, ahead] }
}

/**
 * The grid by the keyboard: arrows, Home and End move, Space switches an hour, with Shift the day and with Control that hour of
 * every day; Shift with arrows gives the hours on the way what the first hour has. One hour takes the tab stop.
 */
export const useGridKeys = (
  parts: ReadonlyArray<DayPart>,
  weekdays: ReadonlyArray<number>,
  onPaint: (parts: ReadonlyArray<DayPart>) => void,
) => {
  const [active, setActive] = useState<HourCell>({ weekday: weekdays[0] ?? 0, hour: 9 })
  const range = useRef<{ from: HourCell; before: ReadonlyArray<DayPart>; isOn: boolean }>(undefined)
  const go = (cell: HourCell, grid: HTMLElement) => {
    setActive(cell)
    grid.querySelector<HTMLElement>(`[data-weekday="${cell.weekday}"][data-hour="${cell.hour}"]`)?.focus()
  }
  const switchAll = (cells: ReadonlyArray<HourCell>) => {
    range.current = undefined
    onPaint(
      withHours(
        parts,
        cells,
        cells.some((cell) => hourCover(parts, cell) !== "Whole"),
      ),
    )
  }
  const wholeDay = (weekday: number) => switchAll(hoursBetween(weekdays, { weekday, hour: 0 }, { weekday, hour: 23 }))
  const everyDay = (hour: number) => switchAll(weekdays.map((weekday) => ({ weekday, hour })))

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const grid = event.currentTarget
    if ((event.target as HTMLElement).role !== "gridcell") return
    const [days, hours] = moves(grid)[event.key] ?? [0, 0]
    const day = weekdays.indexOf(active.weekday)
    if (event.key === " " || event.key === "Enter") {
      if (event.shiftKey) wholeDay(active.weekday)
      else if (event.ctrlKey) everyDay(active.hour)
      else switchAll([active])
    } else if (event.key === "Home" || event.key === "End") {
      range.current = undefined
      go({ ...active, hour: event.key === "Home" ? 0 : 23 }, grid)
    } else if (days !== 0 || hours !== 0) {
      const next = { weekday: weekdays[clamped(day + days, 6)] ?? 0, hour: clamped(active.hour + hours, 23) }
      go(next, grid)
      if (event.shiftKey) {
        range.current ??= { from: active, before: parts, isOn: hourCover(parts, active) === "Whole" }
        const { from, before, isOn } = range.current
        onPaint(withHours(before, hoursBetween(weekdays, from, next), isOn))
      } else range.current = undefined
    } else return
    event.preventDefault()
    // The page's own keys, such as undo, are not meant here.
    event.stopPropagation()
  }
  return { active, setActive, onKeyDown, wholeDay, everyDay }
}
