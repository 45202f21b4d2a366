import {
  BeginFacebookLogin,
  ChoosePage,
  GetSocialAccounts,
  RefreshPage,
  RequestPageAccess,
  UnlinkFacebook,
} from "@application/channels/contract"
import type { BusinessProfileId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { useCallback, useEffect } from "react"
import { FacebookView } from "./facebook-view.tsx"

export interface FacebookPanelProps {
  readonly businessProfileId: BusinessProfileId
  /** Where the login leads back to. */
  readonly returnTo: string
  /** What is offered below may have changed. */
  readonly onChanged: () => void
  readonly onSetUp: () => void
}

/** How often a page that waits for its administrator is looked at, in milliseconds. */
const lookMilliseconds = 5_000

/**
 * The business's Facebook login and page: logging in, choosing the page, asking for access and the answer. Spec: 7.8.
 */
export const FacebookPanel = ({ businessProfileId, returnTo, onChanged, onSetUp }: FacebookPanelProps) => {
  const { output, failure, retry } = useRead(GetSocialAccounts, { businessProfileId })
  const [beginning, begin] = useCommand(BeginFacebookLogin, { revalidate: false })
  const [choosing, choose] = useCommand(ChoosePage, { revalidate: false })
  const [asking, ask] = useCommand(RequestPageAccess, { revalidate: false })
  const [looking, look] = useCommand(RefreshPage, { revalidate: false })
  const [unlinking, unlink] = useCommand(UnlinkFacebook, { revalidate: false })
  const chosen = output?.pages.find(({ isChosen }) => isChosen)
  const pageId = chosen?.page.id

  const renewed = useCallback(() => {
    retry()
    onChanged()
  }, [onChanged, retry])
  const lookAgain = useCallback(async () => {
    if (pageId === undefined) return
    const outcome = await look({ businessProfileId, pageId })
    if (outcome?.status === "succeeded" && outcome.output.status !== chosen?.status) renewed()
  }, [businessProfileId, chosen?.status, look, pageId, renewed])

  const isWaiting = chosen?.status === "Requested"
  useEffect(() => {
    if (!isWaiting) return
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void lookAgain()
    }, lookMilliseconds)
    return () => clearInterval(timer)
  }, [isWaiting, lookAgain])

  const states = [beginning, choosing, asking, unlinking]
  const [failed] = states.flatMap((state) =>
    state.status === "failed" ? [state.failure] : state.status === "broken" ? [state.error] : [],
  )
  return (
    <FacebookView
      accounts={output}
      failure={failed ?? (output === undefined ? failure : undefined)}
      chosen={chosen}
      isBusy={states.some(({ status }) => status === "pending")}
      isLooking={looking.status === "pending"}
      isUnlinking={unlinking.status === "pending"}
      onRetry={retry}
      onLogIn={async () => {
        const outcome = await begin({ businessProfileId, returnTo })
        if (outcome?.status === "succeeded") window.location.assign(outcome.output.address)
      }}
      onChoose={async (id) => {
        await choose({ businessProfileId, assetType: "page", page: { id } })
        renewed()
      }}
      onAsk={async () => {
        if (pageId !== undefined) await ask({ businessProfileId, pageId })
        renewed()
      }}
      onLook={lookAgain}
      onSetUp={onSetUp}
      onUnlink={async () => {
        await unlink({ businessProfileId })
        renewed()
      }}
    />
  )
}
