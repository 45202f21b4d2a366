import { layoutDelays } from "@domain/portals"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { useLocation } from "react-router"
import { languageCodes } from "@ui/i18n"
import { presentTime, usePortal, useSessionState } from "@ui/shared/frame"
import { toastSuccess } from "@ui/shared/app-toasts"

/** A page loaded again later keeps its history state; it greets nobody. */
const freshMilliseconds = 20_000

/** Greets somebody who has just signed in, in the language that they chose for every device. Spec: states, login. */
export const useGreeting = (): void => {
  const { t } = useTranslation(["app"])
  const session = useSessionState()
  const { state, key } = useLocation()
  const signedInAt = typeof state === "object" && state !== null && "signedInAt" in state ? Number(state.signedInAt) : 0
  const user = session.status === "signedIn" ? session.user : undefined
  const name = user?.firstName
  const { setLanguage } = usePortal()
  useEffect(() => {
    if (name === undefined || presentTime() - signedInAt > freshMilliseconds) return
    const spoken = languageCodes.find((code) => code === user?.languageId)
    if (user?.display?.isLanguageChosen === true && spoken !== undefined) setLanguage(spoken)
    const timer = setTimeout(() => toastSuccess(t("app:frame.greeting", { name })), layoutDelays.greeting)
    return () => clearTimeout(timer)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once per visit of this address, whatever changes meanwhile
  }, [key])
}
