import { type ReactNode, Suspense, useEffect, useRef, useState } from "react"
import styles from "./tabs.module.css"
import { cx } from "../cx/index.ts"

export interface TabPanelProps {
  readonly id: string
  /** Id of its tab. */
  readonly labelledBy: string
  readonly isClosed: boolean
  readonly children: ReactNode
}

const reachable = "a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, [tabindex]"

/** Content that tells when it is drawn, which may be after its words have come. */
const Content = ({ children, onDrawn }: { readonly children: ReactNode; readonly onDrawn: () => void }) => {
  useEffect(onDrawn, [children])
  return children
}

/** The content of a tab; the panel takes keyboard focus only when nothing inside does. */
export const TabPanel = ({ id, labelledBy, isClosed, children }: TabPanelProps) => {
  const panel = useRef<HTMLDivElement>(null)
  const [isStop, setStop] = useState(false)
  return (
    <div
      ref={panel}
      role="tabpanel"
      hidden={isClosed}
      id={id}
      aria-labelledby={labelledBy}
      className={cx(styles.panel)}
      {...(isStop && { tabIndex: 0 })}
    >
      {/* What a tab opens may wait for its words; the page around it stays. */}
      <Suspense fallback={null}>
        <Content onDrawn={() => setStop(panel.current?.querySelector(reachable) === null)}>{children}</Content>
      </Suspense>
    </div>
  )
}
