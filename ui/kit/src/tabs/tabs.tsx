import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef, useState } from "react"
import { TabPanel } from "./tab-panel.tsx"
import styles from "./tabs.module.css"
import { cx } from "../cx/index.ts"

export interface TabItem {
  /** Value of the tab. */
  readonly id: string
  /** Words on the tab. */
  readonly label: ReactNode
  /** Number of items, already formatted. */
  readonly count?: string
  /** What the tab shows. */
  readonly content: ReactNode
  /** Cannot be opened. */
  readonly isDisabled?: boolean
}

export interface TabsProps {
  /** Name of the set of tabs. */
  readonly label: string
  /** Tabs, in order. */
  readonly items: ReadonlyArray<TabItem>
  /** Id of the open tab, when the caller controls it. */
  readonly selected?: string
  /** Receives the id of the newly opened tab. */
  readonly onSelect?: (id: string) => void
  /** Keeps what closed tabs hold, such as half-typed forms. */
  readonly keepsClosed?: boolean
}

/** How far a key moves among the tabs, in reading direction. */
const stepOf = (key: string, isRightToLeft: boolean): number => {
  if (key === "ArrowRight") return isRightToLeft ? -1 : 1
  if (key === "ArrowLeft") return isRightToLeft ? 1 : -1
  return 0
}

/** Scrolls only the list, sideways, until a tab is fully visible. */
const bringIntoSight = (list: HTMLElement, tab: HTMLElement): void => {
  const strip = list.getBoundingClientRect()
  const { left, right } = tab.getBoundingClientRect()
  if (left < strip.left) list.scrollLeft += left - strip.left
  else if (right > strip.right) list.scrollLeft += right - strip.right
}

/** Views of one subject, one at a time; arrows, Home and End move among them. */
export const Tabs = ({ label, items, selected, onSelect, keepsClosed = false }: TabsProps) => {
  const id = useId()
  const [chosen, setChosen] = useState<string>()
  const isThere = (wanted: string | undefined) => items.some((item) => item.id === wanted)
  const open = [selected, chosen].find(isThere) ?? items.find((item) => item.isDisabled !== true)?.id
  const list = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>('[aria-selected="true"]')
    if (list.current !== null && tab !== null && tab !== undefined) bringIntoSight(list.current, tab)
  }, [open])
  const select = (next: string) => {
    if (next === open) return
    setChosen(next)
    onSelect?.(next)
  }
  const move = (event: KeyboardEvent<HTMLElement>) => {
    const strip = event.currentTarget
    const tabs = [...strip.querySelectorAll<HTMLButtonElement>('[role="tab"]:enabled')]
    const at = tabs.findIndex((tab) => tab.dataset["tab"] === open)
    const step = stepOf(event.key, getComputedStyle(strip).direction === "rtl")
    const next =
      event.key === "Home" ? 0 : event.key === "End" ? -1 : step === 0 ? undefined : (at + step) % tabs.length
    const tab = next === undefined ? undefined : tabs.at(next)
    if (tab === undefined) return
    event.preventDefault()
    tab.focus()
    select(tab.dataset["tab"] ?? "")
  }
  return (
    <div className={cx(styles.tabs)}>
      <div ref={list} role="tablist" aria-label={label} className={cx(styles.list)} onKeyDown={move}>
        {items.map((item) => (
          <button
            key={item.id}
            type="button"
            role="tab"
            id={`${id}-tab-${item.id}`}
            data-tab={item.id}
            aria-selected={item.id === open}
            aria-controls={item.id === open ? `${id}-panel-${item.id}` : undefined}
            tabIndex={item.id === open ? 0 : -1}
            disabled={item.isDisabled ?? false}
            className={cx(styles.tab)}
            onClick={() => select(item.id)}
          >
            {item.label}
            {item.count === undefined ? null : <span className={cx(styles.count)}>{item.count}</span>}
          </button>
        ))}
      </div>
      {items
        .filter((item) => keepsClosed || item.id === open)
        .map((item) => (
          <TabPanel
            key={item.id}
            id={`${id}-panel-${item.id}`}
            labelledBy={`${id}-tab-${item.id}`}
            isClosed={item.id !== open}
          >
            {item.content}
          </TabPanel>
        ))}
    </div>
  )
}
