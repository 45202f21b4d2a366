import { useEffect } from "react"
import { Outlet, ScrollRestoration, useLocation } from "react-router"

const isNowhere = () => document.activeElement === null || document.activeElement === document.body

/** Lets screen readers say the page's question and Tab go on from it, unless the page chose a place itself. */
const focusHeading = () => {
  if (!isNowhere()) return
  const heading = document.querySelector<HTMLElement>("main h1")
  if (heading === null) return
  heading.tabIndex = -1
  heading.focus({ preventScroll: true })
}

/**
 * Focuses the heading, and any heading that takes its place while the page still loads, until the person does
 * something.
 */
const focusUntilUsed = () => {
  focusHeading()
  const observer = new MutationObserver(focusHeading)
  observer.observe(document.body, { childList: true, subtree: true })
  const used = new AbortController()
  const stop = () => {
    observer.disconnect()
    used.abort()
  }
  for (const event of ["keydown", "pointerdown"])
    document.addEventListener(event, stop, { capture: true, signal: used.signal })
  return stop
}

/** Path that was shown last, by whichever root; a document's first page keeps the browser's own focus. */
let shown: string | undefined

const useFocusOnArrival = () => {
  const { pathname } = useLocation()
  useEffect(() => {
    // The address changes before its page is drawn; who drives the browser from outside waits for this.
    document.documentElement.dataset["drawn"] = pathname
    const before = shown
    shown = pathname
    return before === undefined || before === pathname ? undefined : focusUntilUsed()
  }, [pathname])
}

/**
 * Stands around all pages: a new page begins at its top and with its heading, and a page gone back to begins where it
 * was left.
 */
export const Arrival = () => {
  useFocusOnArrival()
  return (
    <>
      <Outlet />
      <ScrollRestoration />
    </>
  )
}
