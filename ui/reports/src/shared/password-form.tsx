import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { Card } from "@ui/kit/card"
import { PasswordField } from "@ui/kit/password-field"
import { FailureNotice } from "@ui/shared/frame"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "./shared.module.css"

export interface PasswordFormProps {
  readonly isTrying: boolean
  readonly isWrong: boolean
  readonly limitedMinutes: number | undefined
  readonly failure: unknown
  readonly onTry: (password: string) => void
}

/** Asks for the password of a report's link. */
export const PasswordForm = ({ isTrying, isWrong, limitedMinutes, failure, onTry }: PasswordFormProps) => {
  const { t } = useTranslation(["reports", "common", "failures"])
  const [password, setPassword] = useState("")
  const [isMissing, setMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (isWrong) form.current?.querySelector("input")?.focus()
  }, [isWrong])
  const error = isMissing
    ? t("failures:validation.required")
    : isWrong && !isTrying
      ? t("reports:shared.wrongPassword")
      : undefined
  return (
    <div className={styles["lock"]}>
      <Card>
        <form
          ref={form}
          noValidate
          className={styles["form"]}
          onSubmit={(event) => {
            event.preventDefault()
            setMissing(password === "")
            if (password !== "") onTry(password)
          }}
        >
          <h1 className={styles["title"]}>{t("reports:shared.locked.title")}</h1>
          <p>{t("reports:shared.locked.text")}</p>
          {limitedMinutes === undefined ? (
            <FailureNotice failure={failure} />
          ) : (
            <Banner tone="warning">{t("reports:shared.limited.text", { count: limitedMinutes })}</Banner>
          )}
          <PasswordField
            label={t("reports:link.password")}
            showLabel={t("reports:link.show")}
            autoComplete="current-password"
            value={password}
            onChange={(typed) => {
              setPassword(typed)
              setMissing(false)
            }}
            {...(error !== undefined && { error })}
          />
          <Button type="submit" isPending={isTrying} pendingLabel={t("common:state.loading")}>
            {t("reports:shared.read")}
          </Button>
        </form>
      </Card>
    </div>
  )
}
