import { useEffect } from "react"
import { Outlet, ScrollRestoration, useLocation } from "react-router"

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Reads the page's question to screen readers and lets Tab go on from it, unless the page chose a place itself. */
const focusHeading = (): boolean => {
  const heading = document.querySelector<HTMLElement>("main h1")
  if (heading === null) return false
  if (isNowhere()) {
    heading.tabIndex = -1
    heading.focus({ preventScroll: true })
  }
  return true
}

/** Path that was shown last, also by routes above another root; a document's first page keeps the browser's own focus. */
let shown: string | undefined

const useFocusOnArrival = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    const isFirst = shown === undefined
    const isSame = shown === pathname
    shown = pathname
    if (isFirst || isSame || focusHeading()) return undefined
    const observer = new MutationObserver(() => {
      if (focusHeading()) observer.disconnect()
    })
    observer.observe(document.body, { childList: true, subtree: true })
    return () => observer.disconnect()
  }, [pathname])
}

/** Around all pages: a new page begins at its top and with its heading, a page gone back to where it was left. */
export const Arrival = () => {
  useFocusOnArrival()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
