import type { ListReading } from "@application/audiences/flows"
import type { ListNetwork } from "@domain/audiences"
import { Banner } from "@ui/kit/banner"
import { ProgressLamps } from "@ui/kit/progress-lamps"
import { FailureNotice } from "@ui/shared/frame"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { ReadingFigures } from "./reading-figures.tsx"
import type { UploadState } from "./use-upload.ts"

export interface SendStepProps {
  readonly state: UploadState
  readonly reading: ListReading | undefined
  readonly networks: ReadonlyArray<ListNetwork>
}

/** How far checking and sending are, and what was found in the file. */
export const SendStep = ({ state, reading, networks }: SendStepProps) => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  const counts = (done: number, total: number) => ({ done: format.number(done), total: format.number(total) })
  return (
    <>
      {state.at === "checking" || state.at === "sending" ? (
        <ProgressLamps
          isBar
          showsLabel
          total={Math.max(1, state.total)}
          done={state.done}
          label={t(`customerLists:send.${state.at}`, counts(state.done, state.total))}
        />
      ) : null}
      {state.at === "stopped" ? (
        <>
          <Banner
            tone={state.failure === undefined ? "info" : "warning"}
            title={t(`customerLists:send.${state.failure === undefined ? "stopped" : "failed"}`)}
          >
            {t("customerLists:send.resumeText", counts(state.done, state.total))}
          </Banner>
          {state.failure === undefined ? null : <FailureNotice failure={state.failure} />}
        </>
      ) : null}
      {state.at === "done" ? (
        <Banner tone="success" title={t("customerLists:result.done")}>
          {t("customerLists:result.doneText")}
        </Banner>
      ) : null}
      {reading === undefined ? null : <ReadingFigures reading={reading} networks={networks} />}
    </>
  )
}
