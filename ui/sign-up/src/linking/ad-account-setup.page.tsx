import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Steps } from "@ui/kit/steps"
import { LaunchPageFrame } from "@ui/shared/launch"
import { Effect } from "effect"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import { journeyPage } from "../parts/journey-page.tsx"
import { usePageSetUp } from "./use-page-set-up.ts"

/** Long enough to see the last tick, short enough not to wait. */
const seenMilliseconds = 700

/** The true progress of setting up the business's page; moves on by itself. Spec: screens, adAccountSetup. */
export default journeyPage("adAccountSetup", function AdAccountSetup({ journey: { details, go } }) {
  const { t } = useTranslation(["launch", "common", "kit"])
  const instagram = details.accounts.linkedAccounts?.instagram ?? true
  const { steps, retry, isDone, isFailed, hasNoPage } = usePageSetUp(details.businessProfileId, instagram)
  const onward = () => go("linkAccounts", { replace: true })
  const next = useRef(onward)
  useEffect(() => {
    next.current = onward
  })

  useEffect(() => {
    if (!isDone) return
    const abort = new AbortController()
    Effect.runPromise(Effect.sleep(seenMilliseconds), { signal: abort.signal }).then(
      () => next.current(),
      () => undefined,
    )
    return () => abort.abort()
  }, [isDone])

  const isStopped = hasNoPage || details.businessProfileId === undefined
  return (
    <LaunchPageFrame
      page="adAccountSetup"
      {...(isFailed && {
        onContinue: retry,
        continueLabel: t("common:action.retry"),
        secondary: (
          <Button kind="secondary" onPress={() => void onward()}>
            {t("launch:accounts.setUp.skip")}
          </Button>
        ),
      })}
      {...((isDone || isStopped) && { onContinue: onward })}
    >
      {isStopped ? <Banner tone="warning">{t("launch:accounts.setUp.noPage")}</Banner> : null}
      {isFailed ? (
        <Banner tone="error" title={t("launch:accounts.setUp.failed")}>
          {t("launch:accounts.setUp.failedHelp")}
        </Banner>
      ) : null}
      {isStopped ? null : (
        <Steps
          label={t("launch:accounts.setUp.label")}
          stateLabels={{
            waiting: t("kit:steps.waiting"),
            running: t("kit:steps.running"),
            done: t("kit:steps.done"),
            failed: t("kit:steps.failed"),
          }}
          steps={steps.map(({ id, state }) => ({ id, state, label: t(`launch:accounts.setUp.steps.${id}`) }))}
        />
      )}
    </LaunchPageFrame>
  )
})
