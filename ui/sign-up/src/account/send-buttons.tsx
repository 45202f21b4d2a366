import { codeProves } from "@domain/signup"
import type { OtpChannel } from "@domain/messaging"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { useServices } from "@ui/shared/frame"
import { Mail, MessageCircle, MessageSquareText } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./phone-check.module.css"

/** How a code is sent: to a phone, or by mail where no messages reach phones. */
export type CodeChannel = OtpChannel | "Email"

export interface SendButtonsProps {
  /** A code was sent before. */
  readonly isResend: boolean
  readonly sendingBy: CodeChannel | undefined
  readonly onSend: (channel: CodeChannel) => void
}

const icons = { Sms: MessageSquareText, WhatsApp: MessageCircle, Email: Mail }
const channels = { phone: ["Sms", "WhatsApp"], emailAddress: ["Email"] } as const

/** The ways a code can be sent. */
export const SendButtons = ({ isResend, sendingBy, onSend }: SendButtonsProps) => {
  const { t } = useTranslation(["creatives", "common"])
  const ways = channels[codeProves(useServices())]
  return (
    <div className={cx(styles.ways)}>
      {ways.map((channel) => {
        const Icon = icons[channel]
        return (
          <Button
            key={channel}
            kind={isResend ? "quiet" : "secondary"}
            size={isResend ? "small" : "regular"}
            icon={<Icon aria-hidden />}
            isPending={sendingBy === channel}
            pendingLabel={t("common:state.sending")}
            isDisabled={sendingBy !== undefined && sendingBy !== channel}
            onPress={() => onSend(channel)}
          >
            {t(`creatives:signup.${isResend ? "resend" : "send"}.${channel}`)}
          </Button>
        )
      })}
    </div>
  )
}
