import type { ReactNode } from "react"
import { Tab, TabList, TabPanel, Tabs as AriaTabs } from "react-aria-components/Tabs"
import styles from "./tabs.module.css"
import { cx } from "../cx/index.ts"

export interface TabItem {
  /** Value of the tab. */
  readonly id: string
  /** Words on the tab. */
  readonly label: ReactNode
  /** How many things it holds, already formatted. */
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
  /** Id of the open tab, when the caller keeps it. */
  readonly selected?: string
  /** Receives the id of the newly opened tab. */
  readonly onSelect?: (id: string) => void
}

/** Views of one subject, one at a time. */
export const Tabs = ({ label, items, selected, onSelect }: TabsProps) => (
  <AriaTabs
    className={cx(styles.tabs)}
    {...(selected === undefined ? {} : { selectedKey: selected })}
    {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
  >
    <TabList aria-label={label} className={cx(styles.list)}>
      {items.map((item) => (
        <Tab key={item.id} id={item.id} isDisabled={item.isDisabled ?? false} className={cx(styles.tab)}>
          {item.label}
          {item.count === undefined ? null : <span className={cx(styles.count)}>{item.count}</span>}
        </Tab>
      ))}
    </TabList>
    {items.map((item) => (
      <TabPanel key={item.id} id={item.id} className={cx(styles.panel)}>
        {item.content}
      </TabPanel>
    ))}
  </AriaTabs>
)
