import { ChevronRight } from "lucide-react"
import styles from "./breadcrumbs.module.css"
import { cx } from "../cx/index.ts"

export interface Crumb {
  /** Name of the page. */
  readonly label: string
  /** Address of the page; the last crumb has none. */
  readonly href?: string
}

export interface BreadcrumbsProps {
  /** Name of the navigation. */
  readonly label: string
  /** Pages from the first to the current one. */
  readonly crumbs: ReadonlyArray<Crumb>
  /** Called instead of following the link, for client-side routing. */
  readonly onNavigate?: (href: string) => void
}

/** The path to this page. */
export const Breadcrumbs = ({ label, crumbs, onNavigate }: BreadcrumbsProps) => (
  <nav aria-label={label}>
    <ol className={cx(styles.list)}>
      {crumbs.map(({ label: name, href }, index) => (
        <li key={name} className={cx(styles.crumb)}>
          {href === undefined ? (
            <span aria-current="page">{name}</span>
          ) : (
            <a
              href={href}
              onClick={(event) => {
                if (onNavigate === undefined || event.metaKey || event.ctrlKey || event.shiftKey) return
                event.preventDefault()
                onNavigate(href)
              }}
            >
              {name}
            </a>
          )}
          {index < crumbs.length - 1 ? <ChevronRight aria-hidden size={15} className={cx(styles.arrow)} /> : null}
        </li>
      ))}
    </ol>
  </nav>
)
