import { retention } from "@domain/kernel"
import { exitSignupQuestion, leavesSignup } from "@domain/launch"
import { ConfirmDialog } from "@ui/kit/confirm-dialog"
import { useContext, useEffect } from "react"
import { useTranslation } from "react-i18next"
import { UNSAFE_DataRouterContext as DataRouter, useBlocker } from "react-router"
import { useLaunchFlow } from "./launch-context.tsx"

/** The browser's own question when the page is closed, reloaded or left for another site; its words are the browser's. */
const useCloseQuestion = () => {
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    globalThis.addEventListener("beforeunload", ask)
    return () => globalThis.removeEventListener("beforeunload", ask)
  }, [])
}

/** Asks on every way out within the product: the logo, a link, and the browser's back. */
const WayOut = () => {
  const { t } = useTranslation(["common", "launch"])
  const flow = useLaunchFlow()
  const leaving = useBlocker(({ nextLocation: { pathname, search } }) => leavesSignup(pathname, search))
  if (leaving.state !== "blocked") return null
  return (
    <ConfirmDialog
      isOpen
      title={t(exitSignupQuestion.replace("common.", "common:"))}
      confirmLabel={t("common:action.leave")}
      cancelLabel={t("common:action.stay")}
      pendingLabel={t("common:state.saving")}
      onConfirm={() => {
        void flow.flush()
        leaving.proceed()
      }}
      onCancel={() => leaving.reset()}
    >
      {t("launch:leave.kept", { days: Math.round(retention.abandonedDraft / 86_400_000) })}
    </ConfirmDialog>
  )
}

/** Asks whether to quit a sign-up, and says what becomes of its draft. Spec: onboarding, exit-signup confirmation. */
export const LeaveGuard = () => {
  useCloseQuestion()
  // A page drawn by itself has no ways out to hold.
  return useContext(DataRouter) === null ? null : <WayOut />
}
