import { type Acting, EndActing } from "@application/identity/contract"
import { type User, userHeading } from "@domain/identity"
import { failureIn, useCommand } from "@ui/container"
import { presentTime, useSession } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useProfile } from "@ui/shared/use-profile"
import { useEffect } from "react"
import { useNavigate } from "react-router"
import { ActingBanner } from "./acting-banner.tsx"

/** The banner of a session in which support acts as a client; at its end the employee is back at the desk. */
export default function ActingNotice({ acting, user }: { readonly acting: Acting; readonly user: User }) {
  const session = useSession()
  const navigate = useNavigate()
  const format = useFormat()
  const profile = useProfile()
  const desk = profile === undefined ? "/portal/businesses" : `/portal/businesses/${profile.id}`
  const [state, end] = useCommand(EndActing, { revalidate: false })
  const goBack = async () => {
    await session.renew()
    await navigate(desk, { replace: true })
  }
  useEffect(() => {
    const timer = setTimeout(() => void goBack(), Math.max(0, acting.until - presentTime()))
    return () => clearTimeout(timer)
  })
  const finish = async () => {
    const outcome = await end({})
    if (outcome?.status === "succeeded") await goBack()
  }
  return (
    <ActingBanner
      clientName={userHeading(user, true)}
      staffName={acting.by}
      until={format.weekdayTimeOf(acting.until)}
      isEnding={state.status === "pending"}
      failure={failureIn(state)}
      onEnd={() => void finish()}
    />
  )
}
