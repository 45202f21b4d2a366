import { GetPushKey } from "@application/messaging/contract"
import type { UserId } from "@domain/kernel"
import { type MessageTopic, TopicChannel } from "@domain/messaging"
import { useRead } from "@ui/container"
import { Panel } from "@ui/kit/panel"
import { useServices } from "@ui/shared/frame"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"
import panel from "@ui/shared/panel.module.css"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import { ChannelGrid } from "./channel-grid.tsx"
import type { MessagePanelProps } from "./preference-types.ts"
import { PushRow } from "./push-row.tsx"

/** By which channels the user is told of what, as one table. Ours. */
export const MessagesPanel = ({
  userId,
  preferences,
  state,
  onSave,
}: MessagePanelProps & { readonly userId: UserId }) => {
  const { t } = useTranslation("account")
  const services = useServices()
  const publicKey = useRead(GetPushKey, {}).output?.publicKey
  const { topics, hasVerifiedPhone } = preferences
  /** Where the server pushes nothing, choices that the calls have made stay. */
  const isOffered = (channel: TopicChannel): boolean => channel !== "Push" || publicKey !== undefined
  const channels = TopicChannel.literals.filter(
    (channel) => isOffered(channel) && topics.some(({ possible }) => possible.includes(channel)),
  )
  const isOpen = (channel: TopicChannel): boolean => hasVerifiedPhone || (channel !== "Sms" && channel !== "WhatsApp")
  const choose = (changes: ReadonlyArray<readonly [MessageTopic, ReadonlyArray<TopicChannel>]>) =>
    onSave({ topics: Object.fromEntries(changes) }, t("account:messages.saved"))
  return (
    <Panel title={t("account:messages.title")} description={t("account:messages.lead")}>
      <div className={panel["stack"]}>
        <LoginFailureNotice state={state} />
        {publicKey === undefined ? null : <PushRow userId={userId} publicKey={publicKey} />}
        <ChannelGrid topics={topics} channels={channels} isOpen={isOpen} onChoose={(changes) => void choose(changes)} />
        <p className={panel["quiet"]}>
          {t("account:grid.productWhy")} {t("account:grid.fixedWhy")}
        </p>
        {hasVerifiedPhone || !services.has("textMessages") ? null : (
          <p className={panel["quiet"]}>
            {t("account:grid.phoneWhy")} <Link to="?part=profile">{t("account:grid.phoneLink")}</Link>
          </p>
        )}
      </div>
    </Panel>
  )
}
