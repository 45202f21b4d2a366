import { GetSummary } from "@application/signup/contract"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useEffect } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice, useSessionState } from "@ui/shared/frame"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { ChangeObjective } from "./change-objective.tsx"
import { DecisionsPanel } from "./decisions-panel.tsx"
import { SharePanel } from "./share-panel.tsx"
import { SummaryDocument } from "./summary-document.tsx"
import layout from "../parts/layout.module.css"
import { useRead } from "@ui/container"

/** The campaign to check and to share before the budget. Spec: screens, summary. */
const Summary = () => {
  const { t } = useTranslation("common")
  const { details, change, next } = useLaunchPage("summary")
  const isSignedIn = useSessionState().status === "signedIn"
  const { output, failure, retry } = useRead(
    GetSummary,
    details === undefined ? undefined : { encodedId: details.sessionId },
  )
  const revision = details?.revision
  useEffect(() => {
    if (revision !== undefined) retry()
  }, [retry, revision])

  return (
    <LaunchPageFrame
      page="summary"
      isWide
      onContinue={() => next({ signedIn: isSignedIn, client: !isSignedIn })}
      notice={<FailureNotice failure={failure} />}
    >
      {details === undefined ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton lines={8} />
        </LoadingRegion>
      ) : (
        <div className={layout["stack"]}>
          <SummaryDocument
            details={details}
            towns={output?.towns ?? []}
            price={output?.price}
            objectiveAction={<ChangeObjective details={details} onChange={change} />}
          />
          <SharePanel details={details} />
          <DecisionsPanel details={details} />
        </div>
      )}
    </LaunchPageFrame>
  )
}

export default Summary
