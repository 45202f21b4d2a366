import type { OtpChannel } from "@domain/messaging"
import { Button } from "@ui/kit/button"
import { cx } from "@ui/kit/cx"
import { MessageCircle, MessageSquareText } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "./phone-check.module.css"

export interface SendButtonsProps {
  /** A code was sent before. */
  readonly isResend: boolean
  readonly sendingBy: OtpChannel | undefined
  readonly onSend: (channel: OtpChannel) => void
}

const icons = { Sms: MessageSquareText, WhatsApp: MessageCircle }

/** The two ways a code can be sent. */
export const SendButtons = ({ isResend, sendingBy, onSend }: SendButtonsProps) => {
  const { t } = useTranslation(["creatives", "common"])
  return (
    <div className={cx(styles.ways)}>
      {(["Sms", "WhatsApp"] as const).map((channel) => {
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
