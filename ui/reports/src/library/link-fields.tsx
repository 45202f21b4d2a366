import { linkPasswordLimits, usualLinkDays } from "@domain/insights"
import { type LocalDate, localDateAt } from "@domain/kernel"
import { PasswordField } from "@ui/kit/password-field"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { presentTime } from "@ui/shared/frame"
import type { Fields } from "@ui/shared/form"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** For how long a link is made: none, days, or to a day. */
export const linkTerms = ["none", ...usualLinkDays.map(String), "day"] as const

/** What forms hold of a link. */
export interface LinkValues {
  readonly term: string
  readonly until: LocalDate
  readonly password: string
}

export const usualLink: LinkValues = { term: "30", until: "", password: "" }

/** What a call is told of the link that was chosen. */
export const linkOf = ({ term, until, password }: LinkValues) => ({
  ...(term === "day" ? { linkUntil: until } : term === "none" ? {} : { linkDays: Number(term) }),
  ...(term !== "none" && password !== "" && { linkPassword: password }),
})

/** The rules of a link by field, in words. */
export const useLinkRules = () => {
  const { t } = useTranslation(["failures"])
  return ({ term, until, password }: LinkValues): Readonly<Record<string, string>> => ({
    ...(term === "day" && until === "" && { until: t("failures:insights.linkDayOutside") }),
    ...(term !== "none" &&
      password !== "" &&
      password.length < linkPasswordLimits.fewest && { password: t("failures:insights.linkPasswordShort") }),
  })
}

type LinkForm = Fields<LinkValues>

export interface LinkFieldsProps {
  readonly term: ReturnType<LinkForm["choice"]>
  readonly until: ReturnType<LinkForm["field"]>
  readonly password: ReturnType<LinkForm["field"]>
  /** Whether no link may be chosen too. */
  readonly mayBeNone: boolean
}

/** How long a link works, and whether it asks for a password. */
export const LinkFields = ({ term, until, password, mayBeNone }: LinkFieldsProps) => {
  const { t } = useTranslation(["reports", "common"])
  const { timeZone } = useFormat()
  const today = localDateAt(presentTime(), timeZone)
  const wordsOf = (id: string) =>
    id === "none"
      ? t("reports:link.none")
      : id === "day"
        ? t("reports:link.toDay")
        : t("reports:link.days", { count: Number(id) })
  return (
    <>
      <Select
        label={t("reports:link.term")}
        placeholder={t("reports:link.term")}
        {...term}
        options={linkTerms.filter((id) => mayBeNone || id !== "none").map((id) => ({ id, label: wordsOf(id) }))}
      />
      {term.value === "day" ? (
        <TextField type="date" label={t("reports:link.lastDay")} {...{ min: today }} {...until} />
      ) : null}
      {term.value === "none" ? null : (
        <PasswordField
          label={t("reports:link.password")}
          hint={t("reports:link.passwordHint")}
          showLabel={t("reports:link.show")}
          autoComplete="new-password"
          {...password}
        />
      )}
    </>
  )
}
