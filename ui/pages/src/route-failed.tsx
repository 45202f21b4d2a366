import { LoadFailed } from "@ui/container"
import { PageFailed, PageNotFound } from "@ui/shared/frame"
import { useEffect } from "react"
import { useRouteError, isRouteErrorResponse, useRevalidator } from "react-router"

const notFoundTags = new Set([
  "CampaignNotFound",
  "SavedLeadFormNotFound",
  "LeadNotFound",
  "SessionNotFound",
  "BusinessProfileNotFound",
  "ForbiddenBusinessProfile",
])

const tagOf = (failure: unknown): string =>
  typeof failure === "object" && failure !== null && "_tag" in failure ? String(failure._tag) : ""

/** What a route shows when it could not be loaded or drawn: not found, or an error with a button to try again. */
export const RouteFailed = ({ isInFrame = false }: { readonly isInFrame?: boolean }) => {
  const error = useRouteError()
  const { revalidate, state } = useRevalidator()
  const failure = error instanceof LoadFailed ? error.failure : error
  // Our own errors are reported as uncaught; refusals and lost connections are only shown on the page.
  useEffect(() => {
    if (!(error instanceof LoadFailed) && !isRouteErrorResponse(error)) reportError(error)
  }, [error])
  const isMissing = (isRouteErrorResponse(error) && error.status === 404) || notFoundTags.has(tagOf(failure))
  return isMissing ? (
    <PageNotFound isInFrame={isInFrame} />
  ) : (
    <PageFailed
      failure={failure}
      isInFrame={isInFrame}
      isRetrying={state === "loading"}
      onRetry={() => void revalidate()}
    />
  )
}
