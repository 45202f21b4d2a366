import { type Region, regionFacts } from "@domain/kernel"
import { cx } from "@ui/kit/cx"
import { PhoneField } from "@ui/kit/phone-field"
import { CircleCheck } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { FailureNotice } from "@ui/shared/frame"
import { useCountdown } from "@ui/shared/use-countdown"
import { CodeEntry } from "./code-entry.tsx"
import styles from "./phone-check.module.css"
import { SendButtons } from "./send-buttons.tsx"
import type { TypedAccount } from "./typed-account.ts"
import type { Otp } from "./use-otp.ts"

export interface PhoneCheckProps {
  readonly typed: Pick<TypedAccount, "country" | "number" | "sentTo" | "resendAt" | "lockedUntil">
  /** The address that codes are mailed to, once it is one, where none reach phones. */
  readonly mail?: { readonly to: string | undefined }
  /** What a code is sent for, when it can be: the typed number for machines, or address and number. */
  readonly e164: string | undefined
  readonly isVerified: boolean
  readonly regions: ReadonlyArray<Region>
  readonly error: ReactNode
  readonly otp: Pick<Otp, "ask" | "enter" | "news" | "clearNews" | "sendingBy" | "isChecking" | "hasAsked">
  readonly onType: (change: { readonly country?: Region; readonly number?: string }) => void
  /** A code is asked for a number that cannot receive one. */
  readonly onRefused: () => void
}

const isRegion = (code: string): code is Region => code === "IN" || code === "GB"

/** The phone and its proof (or the address's, where codes are mailed): a code, six boxes, a wait before the next, a lock after five wrong ones. */
export const PhoneCheck = ({
  typed,
  mail,
  e164,
  isVerified,
  regions,
  error,
  otp,
  onType,
  onRefused,
}: PhoneCheckProps) => {
  const { t } = useTranslation(["creatives", "common", "kit"])
  const lockedSeconds = useCountdown(typed.lockedUntil)
  const isLocked = lockedSeconds > 0
  const isSent = e164 !== undefined && typed.sentTo === e164
  return (
    <div className={cx(styles.check)}>
      <PhoneField
        label={t("creatives:signup.phone")}
        hint={isVerified || mail !== undefined ? undefined : t("creatives:signup.phoneHint")}
        countryLabel={t("kit:phone.country")}
        countries={regions.map((region) => ({
          code: region,
          name: t(`common:region.${region}`),
          dialCode: regionFacts[region].dialCode,
        }))}
        value={{ country: typed.country, number: typed.number }}
        onChange={({ country, number }) => onType({ number, ...(isRegion(country) && { country }) })}
        isRequired
        error={error}
      />
      {isVerified ? (
        <p className={cx(styles.done)} role="status">
          <CircleCheck aria-hidden size={20} />
          {t(mail === undefined ? "creatives:signup.verified" : "creatives:signup.emailVerified")}
        </p>
      ) : isLocked ? (
        <p className={cx(styles.lock)} role="alert">
          {t("creatives:signup.locked", { count: Math.ceil(lockedSeconds / 60) })}
        </p>
      ) : isSent ? (
        <CodeEntry phone={e164} mailedTo={mail?.to} reader={typed.country} resendAt={typed.resendAt} otp={otp} />
      ) : (
        <>
          {mail === undefined ? null : <p>{t("creatives:signup.mailHint")}</p>}
          {otp.news?.kind === "failed" ? <FailureNotice failure={otp.news.failure} /> : null}
          <SendButtons
            isResend={false}
            sendingBy={otp.sendingBy}
            onSend={(channel) => (e164 === undefined ? onRefused() : void otp.ask(e164, channel))}
          />
        </>
      )}
    </div>
  )
}
