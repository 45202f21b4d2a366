import { redirect, replace } from "react-router"

/**
 * Leads on from an address that shows nothing itself. Opened by its own or gone back to, it is replaced in the history, so that
 * going back from where it leads does not come to it again.
 */
export const redirectFrom = (request: Request, path: string): Response => {
  const { pathname, search } = new URL(request.url)
  const isOpened = "location" in globalThis && location.pathname === pathname && location.search === search
  return isOpened ? replace(path) : redirect(path)
}
