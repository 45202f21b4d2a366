import { otpPolicy } from "@domain/identity"
import type { Region } from "@domain/kernel"
import { Ltr } from "@ui/i18n"
import { cx } from "@ui/kit/cx"
import { OtpField } from "@ui/kit/otp-field"
import { Spinner } from "@ui/kit/spinner"
import { type ReactNode, useState } from "react"
import { useTranslation } from "react-i18next"
import { spokenPhone } from "@ui/shared/frame"
import { FailureNotice } from "@ui/shared/frame"
import { useCountdown } from "@ui/shared/use-countdown"
import styles from "./phone-check.module.css"
import { SendButtons } from "./send-buttons.tsx"
import type { Otp } from "./use-otp.ts"

export interface CodeEntryProps {
  /** What the code is for: a number in E.164, or an address and a number. */
  readonly phone: string
  /** The address that it was mailed to instead. */
  readonly mailedTo?: string | undefined
  /** The country that the person chose. */
  readonly reader: Region
  /** When the next code may be asked for, epoch milliseconds. */
  readonly resendAt: number | undefined
  readonly otp: Pick<Otp, "ask" | "enter" | "news" | "clearNews" | "sendingBy" | "isChecking" | "hasAsked">
}

/** Six boxes for the code, checked with the last digit, and the wait before another can be sent. */
export const CodeEntry = ({ phone, mailedTo, reader, resendAt, otp }: CodeEntryProps) => {
  const { t } = useTranslation(["creatives"])
  const [digits, setDigits] = useState("")
  const seconds = useCountdown(resendAt)
  const { news } = otp
  const error: ReactNode =
    news?.kind === "wrong" ? (
      <>
        {t("creatives:signup.wrongCode")} {t("creatives:signup.attemptsLeft", { count: news.attemptsLeft })}
      </>
    ) : undefined
  return (
    <div className={cx(styles.entry)}>
      <OtpField
        label={t("creatives:signup.code")}
        hint={
          <>
            {t("creatives:signup.codeSent")} <Ltr>{mailedTo ?? spokenPhone(phone, reader)}</Ltr>
          </>
        }
        value={digits}
        length={otpPolicy.digits}
        autoFocus={otp.hasAsked}
        error={error}
        onChange={(next) => {
          if (otp.isChecking) return
          setDigits(next)
          if (next.length < otpPolicy.digits) otp.clearNews()
        }}
        onComplete={(code) => {
          void otp.enter(phone, code).then((isRight) => {
            if (!isRight) setDigits("")
          })
        }}
      />
      {otp.isChecking ? <Spinner label={t("creatives:signup.checking")} /> : null}
      {news?.kind === "failed" ? <FailureNotice failure={news.failure} /> : null}
      {seconds > 0 ? (
        <p className={cx(styles.wait)} role="timer">
          {t(news?.kind === "tooSoon" ? "creatives:signup.alreadySent" : "creatives:signup.resendIn", {
            count: seconds,
          })}
        </p>
      ) : (
        <SendButtons isResend sendingBy={otp.sendingBy} onSend={(channel) => void otp.ask(phone, channel)} />
      )}
    </div>
  )
}
