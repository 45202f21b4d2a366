import type { ProfileMembership, User } from "@domain/identity"
import { Ltr } from "@ui/i18n"
import { BookOpenText, Headset, Mail, MessageCircle, Phone, PhoneIncoming } from "lucide-react"
import { Badge } from "@ui/kit/badge"
import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import type { PageChat } from "@ui/shared/chat"
import { useFormat } from "@ui/shared/use-format"
import { spokenPhone, usePortal, useSessionState } from "@ui/shared/frame"
import styles from "./app-menus.module.css"
import { CallbackDialog } from "./callback-dialog.tsx"
import { CallbackStanding } from "./callback-standing.tsx"
import { useCallback } from "./use-callback.ts"

interface AskForCallProps {
  readonly user: User
  readonly profile: ProfileMembership
}

/** The button that asks for a call, and what became of a request that waits. */
const AskForCall = ({ user, profile }: AskForCallProps) => {
  const { t } = useTranslation("app")
  const callback = useCallback(profile.id)
  const { own, act } = callback
  if (own === undefined || !own.isOffered) return null
  const isWaiting = own.request !== undefined && own.request.handledAt === undefined
  return (
    <>
      {own.request !== undefined && isWaiting ? <CallbackStanding request={own.request} /> : null}
      <Button
        size="small"
        kind="secondary"
        isWide
        icon={<PhoneIncoming aria-hidden size={16} />}
        onPress={() => act({ type: "opened" })}
      >
        {t(isWaiting ? "callback.again" : "callback.open")}
      </Button>
      <CallbackDialog user={user} profile={profile} callback={callback} />
    </>
  )
}

/** The way into the chat with support, how much is unread, and where else support is reached when the chat did not load. */
const ChatWithSupport = ({ chat: { state, open } }: { readonly chat: PageChat }) => {
  const { t } = useTranslation("app")
  const { portal } = usePortal()
  const { number } = useFormat()
  if (state === undefined) return null
  if (state.status === "failed")
    return (
      <>
        <p className={styles["standing"]} role="status">
          {t("chat.failed")}
        </p>
        {portal.supportEmail === "" ? null : (
          <a className={styles["supportLink"]} href={`mailto:${portal.supportEmail}`}>
            <Mail aria-hidden size={15} />
            <Ltr>{portal.supportEmail}</Ltr>
          </a>
        )}
      </>
    )
  return (
    <>
      <Button
        size="small"
        kind="secondary"
        isWide
        icon={<MessageCircle aria-hidden size={16} />}
        isPending={state.status === "starting"}
        pendingLabel={t("chat.starting")}
        onPress={open}
      >
        {t("chat.open")}
        {state.unread === 0 ? null : (
          <span className={styles["unread"]}>
            <Badge tone="accent">{t("chat.unread", { count: state.unread, number: number(state.unread) })}</Badge>
          </span>
        )}
      </Button>
      <p className={styles["standing"]}>{t("chat.shared")}</p>
    </>
  )
}

/** The portal's own support: a chat, a call back, its number in the profile's country, and its help pages. Spec: screens, callback/support tile. */
export const SupportTile = ({ profile, chat }: { readonly profile: ProfileMembership; readonly chat: PageChat }) => {
  const { t } = useTranslation(["app"])
  const { portal } = usePortal()
  const session = useSessionState()
  const number = portal.regions.find(({ region }) => region === profile.region)?.supportNumber ?? ""
  return (
    <section className={styles["support"]} aria-label={t("app:frame.support")}>
      <p className={styles["supportTitle"]}>
        <Headset aria-hidden size={18} />
        {t("app:frame.support")}
      </p>
      {number === "" ? null : (
        <a className={styles["supportLink"]} href={`tel:${number}`}>
          <Phone aria-hidden size={15} />
          <Ltr>{spokenPhone(number, profile.region)}</Ltr>
        </a>
      )}
      {portal.supportLink === "" ? null : (
        <a className={styles["supportLink"]} href={portal.supportLink} target="_blank" rel="noreferrer">
          <BookOpenText aria-hidden size={15} />
          {t("app:frame.help")}
        </a>
      )}
      <ChatWithSupport chat={chat} />
      {session.status === "signedIn" ? <AskForCall key={profile.id} user={session.user} profile={profile} /> : null}
    </section>
  )
}
