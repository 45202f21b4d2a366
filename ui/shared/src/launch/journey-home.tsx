import { asksBeforeLeaving } from "@domain/launch"
import type { SignupSession } from "@domain/signup"
import { lazyPart } from "@ui/container"
import { Suspense, useState } from "react"
import { useNavigate } from "react-router"
import { HomeLink, useHome } from "../frame/index.ts"
import { useLaunchFlow } from "./launch-context.tsx"

/** Rarely needed, so apart from the first page. */
const LeaveDialog = lazyPart(async () => (await import("./leave-dialog.tsx")).LeaveDialog)

/** The portal's logo on a page of the journey; out of an unpaid sign-up it leads after a question. */
export const JourneyHome = ({ details }: { readonly details: SignupSession | undefined }) => {
  const flow = useLaunchFlow()
  const navigate = useNavigate()
  const home = useHome()
  const [isAsked, setAsked] = useState(false)
  const asks = details !== undefined && asksBeforeLeaving({ flavour: details.flavour, savedState: details.launchState })
  return (
    <>
      <HomeLink {...(asks && { onLeave: () => setAsked(true) })} />
      {isAsked ? (
        <Suspense fallback={null}>
          <LeaveDialog
            onStay={() => setAsked(false)}
            onLeave={() => {
              void flow.flush()
              void navigate(home)
            }}
          />
        </Suspense>
      ) : null}
    </>
  )
}
