import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { CapturedSign } from "./captured-sign.tsx"
import { useLeave } from "./use-leave.ts"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"

const page = "businessDetailsCaptured"
const showMilliseconds = 2400

/** What was captured, for a moment; then the journey goes on by itself. Spec: businessDetailsCaptured (animation). */
export default function Captured() {
  const { t } = useTranslation(["signup", "launch", "common"])
  const { details } = useLaunchPage(page)
  const leave = useLeave(page)
  useEffect(() => {
    const timer = setTimeout(() => void leave(), showMilliseconds)
    return () => clearTimeout(timer)
  }, [leave])
  return (
    <LaunchPageFrame page={page} onContinue={leave}>
      {details === undefined ? null : <CapturedSign details={details} placeholder={t("signup:resume.unnamed")} />}
    </LaunchPageFrame>
  )
}
