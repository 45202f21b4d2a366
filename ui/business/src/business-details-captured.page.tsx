import { useTranslation } from "react-i18next"
import { CapturedSign } from "./captured-sign.tsx"
import { useLeave } from "@ui/journey/use-leave"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const page = "businessDetailsCaptured"

/** What is known of the business, once it has been checked; the person goes on. Spec: businessDetailsCaptured. */
export default function Captured() {
  const { t } = useTranslation(["signup", "launch", "common"])
  const { details } = useLaunchPage(page)
  const leave = useLeave(page)
  return (
    <LaunchPageFrame page={page} onContinue={leave}>
      {details === undefined ? null : <CapturedSign details={details} placeholder={t("signup:resume.unnamed")} />}
    </LaunchPageFrame>
  )
}
