import type { BusinessProfileId } from "@domain/kernel"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Steps } from "@ui/kit/steps"
import { Effect } from "effect"
import { useEffect, useRef } from "react"
import { useTranslation } from "react-i18next"
import styles from "./linking.module.css"
import { usePageSetUp } from "./use-page-set-up.ts"

/** Long enough to see the last tick, short enough not to wait. */
const seenMilliseconds = 700

export interface PageSetUpProps {
  readonly businessProfileId: BusinessProfileId | undefined
  readonly instagram: boolean
  readonly onDone: () => unknown
  readonly onSkip: () => unknown
  /** Called instead of showing anything where the business has no page to set up. */
  readonly onNoPage?: () => unknown
}

/** The true progress of setting up the business's page, which ends by itself. Spec: 7.8, adAccountSetup. */
export const PageSetUp = ({ businessProfileId, instagram, onDone, onSkip, onNoPage }: PageSetUpProps) => {
  const { t } = useTranslation(["launch", "common", "kit"])
  const { steps, retry, isDone, isFailed, hasNoPage, isUnknown } = usePageSetUp(businessProfileId, instagram)
  const done = useRef(onDone)
  useEffect(() => {
    done.current = onDone
  })
  useEffect(() => {
    if (hasNoPage) onNoPage?.()
  }, [hasNoPage, onNoPage])

  useEffect(() => {
    if (!isDone) return
    const abort = new AbortController()
    Effect.runPromise(Effect.sleep(seenMilliseconds), { signal: abort.signal }).then(
      () => done.current(),
      () => undefined,
    )
    return () => abort.abort()
  }, [isDone])

  if (hasNoPage || isUnknown || businessProfileId === undefined) {
    return (
      <Banner
        tone="warning"
        action={
          <Button kind="secondary" size="small" onPress={() => void onSkip()}>
            {t("launch:accounts.setUp.skip")}
          </Button>
        }
      >
        {t("launch:accounts.setUp.noPage")}
      </Banner>
    )
  }
  return (
    <div className={styles["stack"]}>
      {isFailed ? (
        <Banner
          tone="error"
          title={t("launch:accounts.setUp.failed")}
          action={
            <>
              <Button size="small" onPress={() => void retry()}>
                {t("common:action.retry")}
              </Button>
              <Button kind="secondary" size="small" onPress={() => void onSkip()}>
                {t("launch:accounts.setUp.skip")}
              </Button>
            </>
          }
        >
          {t("launch:accounts.setUp.failedHelp")}
        </Banner>
      ) : null}
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
    </div>
  )
}
