import { ChangePreferences, GetPreferences } from "@application/identity/contract"
import type { UserId } from "@domain/kernel"
import { useCommand, useRead } from "@ui/container"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { DigestPanel } from "./digest-panel.tsx"
import { MessagesPanel } from "./messages-panel.tsx"
import type { PreferencesChange } from "./preference-types.ts"
import { QuietPanel } from "./quiet-panel.tsx"

/** The channels by topic, the quiet hours and the digest, over one reading. Ours. */
export const MessagesPart = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const { output, failure, retry } = useRead(GetPreferences, { userId })
  const [state, change] = useCommand(ChangePreferences, { revalidate: false })
  const [changed, setChanged] = useState(output)
  const shown = changed ?? output
  const save = async (part: PreferencesChange, words: string): Promise<void> => {
    const outcome = await change({ userId, ...part })
    if (outcome?.status !== "succeeded") return
    setChanged(outcome.output)
    toastSuccess(words)
  }
  if (shown === undefined)
    return (
      <Panel title={t("account:messages.title")} description={t("account:messages.lead")}>
        {failure === undefined ? (
          <Skeleton shape="box" height="12rem" />
        ) : (
          <ErrorState
            title={t("account:messages.notLoaded")}
            retryLabel={t("common:action.retry")}
            retryingLabel={t("common:state.loading")}
            onRetry={retry}
          />
        )}
      </Panel>
    )
  const own = { preferences: shown, state, onSave: save }
  return (
    <>
      <MessagesPanel userId={userId} {...own} />
      <QuietPanel {...own} />
      <DigestPanel {...own} />
    </>
  )
}
