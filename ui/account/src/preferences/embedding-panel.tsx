import { AllowEmbedding, GetEmbedding } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { failureIn, useCommand, useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { Switch } from "@ui/kit/switch"
import { toastSuccess } from "@ui/shared/app-toasts"
import { FailureNotice } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"

/** Whether the portal's own site may log the user in without their proof. Ours. */
export const EmbeddingPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const { output, failure, retry } = useRead(GetEmbedding, { userId })
  const [allowing, allow] = useCommand(AllowEmbedding, { revalidate: false })
  const change = async (isAllowed: boolean) => {
    const outcome = await allow({ userId, isAllowed })
    if (outcome?.status !== "succeeded") return
    retry()
    toastSuccess(t("account:embedding.saved"))
  }
  return (
    <Panel title={t("account:embedding.title")} description={t("account:embedding.lead")}>
      {output === undefined ? (
        failure === undefined ? (
          <Skeleton shape="box" height="3rem" />
        ) : (
          <ErrorState
            title={t("account:embedding.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )
      ) : (
        <>
          <Switch
            isSelected={output.isAllowed}
            isDisabled={allowing.status === "pending"}
            onChange={(isAllowed) => void change(isAllowed)}
          >
            {t("account:embedding.allow")}
          </Switch>
          <FailureNotice failure={failureIn(allowing)} />
        </>
      )}
    </Panel>
  )
}
