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

/** The list of pages in a sidebar or drawer. */
export const SideNavigation = ({
  label,
  items,
  isCollapsed,
  onNavigate,
  followsLinks = false,
}: SideNavigationProps) => (
  <nav aria-label={label} className={cx(styles.navigation)}>
    <ul className={cx(styles.items)}>
      {items.map((item) => (
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
      ))}
    </ul>
  </nav>
)
