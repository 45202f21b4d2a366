import { ChangePreferences, GetPreferences } from "@application/identity/contract"
import { GetPushKey } from "@application/messaging/contract"
import type { UserId } from "@domain/kernel"
import { type MessageTopic, TopicChannel } from "@domain/messaging"
import { useCommand, useRead } from "@ui/container"
import { CheckboxGroup } from "@ui/kit/checkbox-group"
import { ErrorState } from "@ui/kit/error-state"
import { Panel } from "@ui/kit/panel"
import { Skeleton } from "@ui/kit/skeleton"
import { useServices } from "@ui/shared/frame"
import { toastSuccess } from "@ui/shared/app-toasts"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import styles from "@ui/shared/panel.module.css"
import { PushRow } from "./push-row.tsx"

/** By which channels the user is told of what; essential ones are shown as fixed. Ours. */
export const MessagesPanel = ({ userId }: { readonly userId: UserId }) => {
  const { t } = useTranslation(["account", "common"])
  const services = useServices()
  const { output, failure, retry } = useRead(GetPreferences, { userId })
  const [changing, change] = useCommand(ChangePreferences, { revalidate: false })
  const [changed, setChanged] = useState(output)
  const shown = changed ?? output
  const publicKey = useRead(GetPushKey, {}).output?.publicKey
  /** Where the server pushes nothing, choices that the calls have made stay. */
  const isOffered = (channel: TopicChannel): boolean => channel !== "Push" || publicKey !== undefined
  const choose = async (topic: MessageTopic, before: ReadonlyArray<TopicChannel>, ids: ReadonlyArray<string>) => {
    const channels = TopicChannel.literals.filter((channel) =>
      isOffered(channel) ? ids.includes(channel) : before.includes(channel),
    )
    const outcome = await change({ userId, topics: { [topic]: channels } })
    if (outcome?.status !== "succeeded") return
    setChanged(outcome.output)
    toastSuccess(t("account:messages.saved"))
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
  return (
    <Panel title={t("account:messages.title")} description={t("account:messages.lead")}>
      <div className={styles["stack"]}>
        <LoginFailureNotice state={changing} />
        {publicKey === undefined ? null : <PushRow userId={userId} publicKey={publicKey} />}
        {shown.topics.map(({ topic, channels, possible, essential }) => (
          <CheckboxGroup
            key={topic}
            label={t(`account:messages.topic.${topic}`)}
            value={channels}
            options={possible.filter(isOffered).map((id) => ({
              id,
              label: t(`account:messages.channel.${id}`),
              isDisabled: essential.includes(id) || (!shown.hasVerifiedPhone && (id === "Sms" || id === "WhatsApp")),
              ...(essential.includes(id) && { detail: t("account:messages.essential") }),
            }))}
            onChange={(ids) => void choose(topic, channels, ids)}
          />
        ))}
        {shown.hasVerifiedPhone || !services.has("textMessages") ? null : (
          <p className={styles["quiet"]}>{t("account:messages.noPhone")}</p>
        )}
      </div>
    </Panel>
  )
}
