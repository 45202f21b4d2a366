import { creativeSizes } from "@domain/creatives"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Steps } from "@ui/kit/steps"
import { Effect } from "effect"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { CreativeDrawing } from "@ui/shared/creative-drawing"
import { useLeave } from "@ui/journey/use-leave"
import { type Journey, journeyPage } from "@ui/journey/journey-page"
import { RoundedPaper } from "./rounded-paper.tsx"
import { useContent } from "@ui/journey/use-content"
import { renderedSizes, useRendering } from "./use-rendering.ts"
import { LaunchPageFrame } from "@ui/shared/launch"

/** Long enough to see the last tick, short enough not to wait. */
const seenMilliseconds = 700

/** The true progress of rendering the final pictures; moves on by itself. Spec: screens, creative (animation). */
const CreativeAnimation = ({ journey }: { readonly journey: Journey }) => {
  const { t } = useTranslation(["creatives", "common", "kit"])
  const content = useContent(journey.details)
  const { progress, isDone, isFailed, retry } = useRendering(journey)
  const leave = useLeave("creativeAnimation")

  useEffect(() => {
    if (!isDone) return
    const abort = new AbortController()
    Effect.runPromise(Effect.sleep(seenMilliseconds), { signal: abort.signal }).then(
      () => leave(),
      () => undefined,
    )
    return () => abort.abort()
  }, [isDone, leave])

  return (
    <LaunchPageFrame
      page="creativeAnimation"
      isWide
      {...(isFailed && {
        onContinue: retry,
        continueLabel: t("common:action.retry"),
        secondary: (
          <Button kind="secondary" onPress={() => void leave()}>
            {t("creatives:rendering.continue")}
          </Button>
        ),
      })}
      {...(isDone && { onContinue: leave })}
      preview={
        <RoundedPaper>
          <CreativeDrawing content={content} />
        </RoundedPaper>
      }
    >
      {isFailed ? (
        <Banner tone="error" title={t("creatives:rendering.failed")}>
          {t("creatives:rendering.failedHelp")}
        </Banner>
      ) : null}
      <Steps
        label={t("creatives:rendering.label")}
        stateLabels={{
          waiting: t("kit:steps.waiting"),
          running: t("kit:steps.running"),
          done: t("kit:steps.done"),
          failed: t("kit:steps.failed"),
        }}
        steps={renderedSizes.map((size) => {
          const { width, height } = creativeSizes[size]
          return {
            id: size,
            label: t(`creatives:size.${size}`),
            detail: <bdi dir="ltr">{`${width} × ${height}`}</bdi>,
            state: progress[size],
          }
        })}
      />
    </LaunchPageFrame>
  )
}

export default journeyPage("creativeAnimation", CreativeAnimation)
