import type { User } from "@domain/identity"
import { ClaimSession } from "@application/signup/contract"
import { useCommand } from "@ui/container"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import type { Journey } from "@ui/journey/journey-page"
import { FailureNotice, useSession } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"
import { SignedInCard } from "./signed-in-card.tsx"

/** The account of somebody who is signed in already; a draft without an owner becomes theirs when they go on. */
export const SignedInStep = ({ journey, user }: { readonly journey: Journey; readonly user: User }) => {
  const { t } = useTranslation(["creatives"])
  const { details, flow, next } = journey
  const session = useSession()
  const [, claim] = useCommand(ClaimSession, { revalidate: false })
  const [failure, setFailure] = useState<unknown>()

  const goOn = async () => {
    setFailure(undefined)
    if (details.userId === undefined) {
      const outcome = await claim({ sessionId: details.sessionId })
      if (outcome === undefined) return
      if (outcome.status === "broken") return setFailure(outcome.error)
      if (outcome.status === "failed") return setFailure(outcome.failure)
      flow.adopt(outcome.output)
      await session.renew()
    }
    await next()
  }
  return (
    <LaunchPageFrame
      page="emailSignup"
      title={t("creatives:signup.signedIn")}
      lead={t("creatives:signup.signedInHelp")}
      onContinue={goOn}
      notice={<FailureNotice failure={failure} />}
    >
      <SignedInCard user={user} />
    </LaunchPageFrame>
  )
}
