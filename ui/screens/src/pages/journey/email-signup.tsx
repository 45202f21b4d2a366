import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { type Journey, journeyPage } from "../../creatives/journey-page.tsx"
import { SignedInCard } from "../../email-signup/signed-in-card.tsx"
import { SignUpForm } from "../../email-signup/sign-up-form.tsx"
import { useSession, useSessionState } from "../../frame/index.ts"
import { LaunchPageFrame } from "../../launch/index.ts"

/** The account; somebody who is signed in already only goes on. Spec: screens, emailSignup. */
const EmailSignup = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "common"])
  const session = useSession()
  const state = useSessionState()
  const [first, setFirst] = useState<"asking" | "signedIn" | "form">("asking")

  useEffect(() => {
    let isHere = true
    // Without a connection nobody knows who is signed in; the form then tells of the connection when it is sent.
    session
      .restore()
      .then(({ status }) => status)
      .catch(() => "anonymous" as const)
      .then((status) => {
        if (isHere) setFirst(status === "signedIn" ? "signedIn" : "form")
      })
    return () => {
      isHere = false
    }
  }, [session])

  if (first === "form") return <SignUpForm journey={journey} />
  if (state.status === "signedIn")
    return (
      <LaunchPageFrame
        page="emailSignup"
        title={t("creatives:signup.signedIn")}
        lead={t("creatives:signup.signedInHelp")}
        onContinue={() => journey.next()}
      >
        <SignedInCard user={state.user} />
      </LaunchPageFrame>
    )
  return (
    <LaunchPageFrame page="emailSignup">
      <LoadingRegion label={t("common:state.loading")}>
        <Skeleton shape="box" height="3rem" lines={4} />
      </LoadingRegion>
    </LaunchPageFrame>
  )
}

export default journeyPage("emailSignup", EmailSignup)
