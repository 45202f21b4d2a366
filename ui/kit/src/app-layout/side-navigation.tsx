import type { ReactNode } from "react"
import styles from "./app-layout.module.css"
import { cx } from "../cx/index.ts"

export interface NavigationItem {
  /** Name of the page. */
  readonly label: string
  /** Its address. */
  readonly href: string
  /** Its icon. */
  readonly icon: ReactNode
  /** A count or short word at the end. */
  readonly badge?: ReactNode
  /** Whether it is the current page. */
  readonly isCurrent?: boolean
  /** Heading of the group that begins with it. */
  readonly group?: string
}

export interface SideNavigationProps {
  /** Name of the navigation. */
  readonly label: string
  /** Pages, in order. */
  readonly items: ReadonlyArray<NavigationItem>
  /** Shows only icons; names stay for assistive technology and as titles. */
  readonly isCollapsed: boolean
  /** Called on each plain press. */
  readonly onNavigate?: (href: string) => void
  /** Whether the browser follows the link too. */
  readonly followsLinks?: boolean
}

/** The pages in groups; each begins at an item with a heading. */
const groupsOf = (items: ReadonlyArray<NavigationItem>): ReadonlyArray<ReadonlyArray<NavigationItem>> =>
  items.reduce<ReadonlyArray<ReadonlyArray<NavigationItem>>>((groups, item) => {
    const last = groups.at(-1)
    return last === undefined || item.group !== undefined
      ? [...groups, [item]]
      : [...groups.slice(0, -1), [...last, item]]
  }, [])

/** The list of pages in a sidebar or drawer; nothing without pages. */
export const SideNavigation = ({
  label,
  items,
  isCollapsed,
  onNavigate,
  followsLinks = false,
}: SideNavigationProps) => {
  const link = (item: NavigationItem) => (
    <li key={item.href}>
      <a
        href={item.href}
        className={cx(styles.item)}
        aria-label={isCollapsed ? item.label : undefined}
        title={isCollapsed ? item.label : undefined}
        aria-current={item.isCurrent === true ? "page" : undefined}
        onClick={(event) => {
          if (onNavigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
          if (!followsLinks) event.preventDefault()
          onNavigate(item.href)
        }}
      >
        <span className={cx(styles.icon)} aria-hidden>
          {item.icon}
        </span>
        {isCollapsed ? null : <span className={cx(styles.name)}>{item.label}</span>}
        {isCollapsed ? null : item.badge}
      </a>
    </li>
  )
  if (items.length === 0) return null
  return (
    <nav aria-label={label} className={cx(styles.navigation)}>
      {groupsOf(items).map((group) => (
        <div key={group[0]?.href} className={cx(styles.group)}>
          {isCollapsed || group[0]?.group === undefined ? null : (
            <p aria-hidden className={cx(styles.groupTitle)}>
              {group[0].group}
            </p>
          )}
          <ul className={cx(styles.items)} aria-label={group[0]?.group}>
            {group.map(link)}
          </ul>
        </div>
      ))}
    </nav>
  )
}
