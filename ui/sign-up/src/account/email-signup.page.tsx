import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { SignedInStep } from "./signed-in-step.tsx"
import { SignUpForm } from "./sign-up-form.tsx"
import { useSession, useSessionState } from "@ui/shared/frame"
import { LaunchPageFrame } from "@ui/shared/launch"

/** The account; somebody who is signed in already only goes on. Spec: screens, emailSignup. */
const EmailSignup = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["common"])
  const session = useSession()
  const state = useSessionState()
  const [step, setStep] = useState<"checking" | "signedIn" | "form">("checking")

  useEffect(() => {
    let isHere = true
    // Without a connection nobody knows who is signed in; the form then tells of the connection when it is sent.
    session
      .restore()
      .then(({ status }) => status)
      .catch(() => "anonymous" as const)
      .then((status) => {
        if (isHere) setStep(status === "signedIn" ? "signedIn" : "form")
      })
    return () => {
      isHere = false
    }
  }, [session])

  if (step === "form") return <SignUpForm journey={journey} />
  if (state.status === "signedIn") return <SignedInStep journey={journey} user={state.user} />
  return (
    <LaunchPageFrame page="emailSignup">
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="3rem" lines={4} />
      </LoadingRegion>
    </LaunchPageFrame>
  )
}

export default journeyPage("emailSignup", EmailSignup)
