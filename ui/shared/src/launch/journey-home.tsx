import { asksBeforeLeaving, leavesSignup } from "@domain/launch"
import type { SignupSession } from "@domain/signup"
import { lazyPart } from "@ui/container"
import { Suspense, useContext, useEffect } from "react"
import { UNSAFE_DataRouterContext as DataRouter, useBlocker } from "react-router"
import { HomeLink } from "../frame/index.ts"
import { useLaunchFlow } from "./launch-context.tsx"

/** Rarely needed, so apart from the first page. */
const LeaveDialog = lazyPart(async () => (await import("./leave-dialog.tsx")).LeaveDialog)

/** The browser's own question when the page is closed, reloaded or left for another site; its words are the browser's. */
const useCloseQuestion = () => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener("beforeunload", ask)
    return () => globalThis.removeEventListener("beforeunload", ask)
  }, [])
}

/** Asks on every way out of the sign-up: the logo, a link, the browser's back and closing. Spec: onboarding, exit-signup confirmation. */
const WaysOut = () => {
  const flow = useLaunchFlow()
  const leaving = useBlocker(({ nextLocation: { pathname, search } }) =>
    leavesSignup(pathname, new URLSearchParams(search).get("redirect") ?? undefined),
  )
  useCloseQuestion()
  if (leaving.state !== "blocked") return null
  return (
    <Suspense fallback={null}>
      <LeaveDialog
        onStay={() => leaving.reset()}
        onLeave={() => {
          void flow.flush()
          leaving.proceed()
        }}
      />
    </Suspense>
  )
}

/** The portal's logo on a page of the journey; out of an unpaid sign-up every way leads after a question. */
export const JourneyHome = ({ details }: { readonly details: SignupSession | undefined }) => {
  const asks = details !== undefined && asksBeforeLeaving({ flavour: details.flavour, savedState: details.launchState })
  // A page that is drawn by itself, without a router's data, has no ways out.
  const hasRouter = useContext(DataRouter) !== null
  return (
    <>
      <HomeLink />
      {asks && hasRouter ? <WaysOut /> : null}
    </>
  )
}
