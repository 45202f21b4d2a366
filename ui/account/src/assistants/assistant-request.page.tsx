import { ReadAssistantRequest } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { usePortal, useSessionState } from "@ui/shared/frame"
import { useMemo } from "react"
import { useTranslation } from "react-i18next"
import { useSearchParams } from "react-router"
import { AuthFrame } from "../sign-in/auth-frame.tsx"
import { askedAccess } from "./asked-access.ts"
import { ConsentForm } from "./consent-form.tsx"
import { RefusedRequest, refusedIn } from "./refused-request.tsx"

const Request = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["assistants", "common"])
  const { portal } = usePortal()
  const [search] = useSearchParams()
  const asked = useMemo(() => askedAccess(userId, search), [userId, search])
  const { output, failure, retry } = useRead(ReadAssistantRequest, asked)
  const refused = refusedIn(failure)
  if (refused !== undefined)
    return (
      <AuthFrame title={t("assistants:wrong.title")} lead={t("assistants:wrong.lead")}>
        <RefusedRequest refused={refused} />
      </AuthFrame>
    )
  if (failure !== undefined && output === undefined)
    return (
      <AuthFrame title={t("assistants:request.short")}>
        <ErrorState
          title={t("assistants:request.notLoaded")}
          retryLabel={t("common:action.retry")}
          retryingLabel={t("common:state.loading")}
          onRetry={retry}
        />
      </AuthFrame>
    )
  if (output === undefined)
    return (
      <AuthFrame title={t("assistants:request.short")}>
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="18rem" />
        </LoadingRegion>
      </AuthFrame>
    )
  return (
    <AuthFrame
      title={t("assistants:request.title", { name: output.name })}
      lead={t("assistants:request.lead", { name: output.name, portal: portal.title })}
    >
      <ConsentForm asked={asked} request={output} />
    </AuthFrame>
  )
}

/** Where a person lets an assistant in or not: who asks, for what, on which businesses and for how long. Ours. */
export default function AssistantRequest() {
  const session = useSessionState()
  return session.status === "signedIn" ? <Request userId={session.user.id} /> : null
}
