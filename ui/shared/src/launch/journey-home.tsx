import { asksBeforeLeaving } from "@domain/launch"
import type { SignupSession } from "@domain/signup"
import { lazyPart } from "@ui/container"
import { Suspense } from "react"
import { HomeLink } from "../frame/index.ts"

/** Needed once there is a draft, so apart from the first page. */
const LeaveGuard = lazyPart(async () => (await import("./leave-guard.tsx")).LeaveGuard)

/** The portal's logo on a page of the journey; out of an unpaid sign-up every way leads after a question. */
export const JourneyHome = ({ details }: { readonly details: SignupSession | undefined }) => {
  const asks = details !== undefined && asksBeforeLeaving({ flavour: details.flavour, savedState: details.launchState })
  return (
    <>
      <HomeLink />
      {asks ? (
        <Suspense fallback={null}>
          <LeaveGuard />
        </Suspense>
      ) : null}
    </>
  )
}
