import { Menu as MenuIcon, PanelLeftClose, PanelLeftOpen, X } from "lucide-react"
import type { ReactNode } from "react"
import { Dialog } from "react-aria-components/Dialog"
import { Modal, ModalOverlay } from "react-aria-components/Modal"
import { useState } from "react"
import styles from "./app-layout.module.css"
import { type NavigationItem, SideNavigation } from "./side-navigation.tsx"
import { cx } from "../cx/index.ts"
import { IconButton } from "../icon-button/index.ts"
import { SkipLink } from "../skip-link/index.ts"

export interface AppLayoutLabels {
  /** Name of the main navigation. */
  readonly navigation: string
  /** Name of the button that opens the navigation on small screens. */
  readonly openNavigation: string
  /** Name of the button that closes it. */
  readonly closeNavigation: string
  /** Name of the button that narrows the sidebar. */
  readonly collapse: string
  /** Name of the button that widens it. */
  readonly expand: string
  /** Text of the link past the navigation. */
  readonly skip: string
}

export interface AppLayoutProps {
  /** The portal's logo. */
  readonly logo: ReactNode
  /** A small square sign for the narrow sidebar and the header of phones. */
  readonly mark?: ReactNode
  /** The main pages. */
  readonly items: ReadonlyArray<NavigationItem>
  /** Called instead of following a link. */
  readonly onNavigate?: (href: string) => void
  /** Whether the sidebar is 70 rather than 250 px wide. Spec: constants, widths. */
  readonly isCollapsed: boolean
  /** Called with the requested width. */
  readonly onCollapse: (isCollapsed: boolean) => void
  /** Breadcrumbs of the page. */
  readonly breadcrumbs?: ReactNode
  /** Menu of the signed-in user. */
  readonly userMenu: ReactNode
  /** Content above the navigation, such as the business, by the width there; `close` puts a drawer away. */
  readonly sidebarHead?: (options: { readonly isNarrow: boolean; readonly close: () => void }) => ReactNode
  /** Tools of the header on small screens alone. */
  readonly smallTools?: ReactNode
  /** Content below the navigation, such as the balance. */
  readonly sidebarFoot?: ReactNode
  /** Lines at the end of the page. */
  readonly footer?: ReactNode
  /** The page. */
  readonly children: ReactNode
  /** Texts of the frame. */
  readonly labels: AppLayoutLabels
}

/** The frame of the signed-in application: a sidebar from 960 px, header and drawer below. */
export const AppLayout = ({
  logo,
  mark,
  items,
  onNavigate,
  isCollapsed,
  onCollapse,
  breadcrumbs,
  userMenu,
  sidebarHead,
  smallTools,
  sidebarFoot,
  footer,
  children,
  labels,
}: AppLayoutProps) => {
  const [isDrawerOpen, setDrawerOpen] = useState(false)
  return (
    <div className={cx(styles.frame, isCollapsed && styles.narrow)}>
      <SkipLink target="main">{labels.skip}</SkipLink>
      <div className={cx(styles.sidebar)}>
        <div className={cx(styles.brand)}>{isCollapsed && mark !== undefined ? mark : logo}</div>
        {sidebarHead?.({ isNarrow: isCollapsed, close: () => undefined })}
        <SideNavigation
          label={labels.navigation}
          items={items}
          isCollapsed={isCollapsed}
          {...(onNavigate === undefined ? {} : { onNavigate })}
        />
        <div className={cx(styles.foot)}>
          {isCollapsed ? null : sidebarFoot}
          <IconButton label={isCollapsed ? labels.expand : labels.collapse} onPress={() => onCollapse(!isCollapsed)}>
            {isCollapsed ? <PanelLeftOpen aria-hidden data-flip /> : <PanelLeftClose aria-hidden data-flip />}
          </IconButton>
        </div>
      </div>
      <div className={cx(styles.page)}>
        <header className={cx(styles.header)}>
          <div className={cx(styles.small)}>
            <IconButton label={labels.openNavigation} onPress={() => setDrawerOpen(true)}>
              <MenuIcon aria-hidden />
            </IconButton>
            <span className={cx(mark !== undefined && styles.wide)}>{logo}</span>
            {mark === undefined ? null : <span className={cx(styles.slim)}>{mark}</span>}
          </div>
          <div className={cx(styles.crumbs)}>{breadcrumbs}</div>
          <div className={cx(styles.tools)}>
            <div className={cx(styles.small)}>{smallTools}</div>
            {userMenu}
          </div>
        </header>
        <main id="main" tabIndex={-1} className={cx(styles.main)}>
          {children}
        </main>
        {footer === undefined ? null : <footer className={cx(styles.footer)}>{footer}</footer>}
      </div>
      <ModalOverlay className={cx(styles.overlay)} isOpen={isDrawerOpen} onOpenChange={setDrawerOpen} isDismissable>
        <Modal className={cx(styles.drawer)}>
          <Dialog aria-label={labels.navigation} className={cx(styles.drawerContent)}>
            <div className={cx(styles.brand)}>
              {logo}
              <IconButton label={labels.closeNavigation} onPress={() => setDrawerOpen(false)}>
                <X aria-hidden />
              </IconButton>
            </div>
            {sidebarHead?.({ isNarrow: false, close: () => setDrawerOpen(false) })}
            <SideNavigation
              label={labels.navigation}
              items={items}
              isCollapsed={false}
              onNavigate={(href) => {
                setDrawerOpen(false)
                onNavigate?.(href)
              }}
              followsLinks={onNavigate === undefined}
            />
            {sidebarFoot === undefined ? null : <div className={cx(styles.drawerFoot)}>{sidebarFoot}</div>}
          </Dialog>
        </Modal>
      </ModalOverlay>
    </div>
  )
}
