import { SaveIssuingEntity } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import { type IssuingEntity, issuingEntity, longestRegisteredName, type TypedEntity } from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { inCapitals, useForm } from "@ui/shared/form"
import { usePortal } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { FurtherRegistrations } from "./further-registrations.tsx"
import { LetterFields } from "./letter-fields.tsx"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

export interface IssuingEntityFormProps {
  readonly portalId: PortalId
  readonly entity: IssuingEntity
  readonly onSaved: () => void
}

const months = Array.from({ length: 12 }, (_, index) => index + 1)

const typedFrom = ({
  legalName,
  address,
  taxNumber = "",
  seriesPrefix,
  postalCode = "",
  yearFirstMonth,
  letterOfUndertaking: letter,
  registrations = [],
}: IssuingEntity): TypedEntity => ({
  legalName,
  address,
  taxNumber,
  postalCode,
  seriesPrefix,
  yearFirstMonth,
  registrations: registrations.map(({ taxNumber: number, address: line, postalCode: pin }) => ({
    taxNumber: number,
    address: line,
    postalCode: pin,
  })),
  letterNumber: letter?.number ?? "",
  letterFrom: letter?.validFrom ?? "",
  letterTo: letter?.validTo ?? "",
})

/** The issuer of one region: legal name, address, tax numbers, number prefix and letter of undertaking; what was typed stays when it is refused. */
export const IssuingEntityForm = ({ portalId, entity, onSaved }: IssuingEntityFormProps) => {
  const { t } = useTranslation(["billing", "failures", "common"])
  const { language } = usePortal()
  const { region } = entity
  const place = t(`common:region.${region}`)
  const form = useForm(SaveIssuingEntity, {
    values: typedFrom(entity),
    input: (typed) =>
      Result.mapBoth(issuingEntity(region, typed), {
        onSuccess: () => ({ portalId, region, ...typed }),
        onFailure: ({ seriesPrefix, ...others }) => ({
          ...others,
          ...(seriesPrefix !== undefined && { seriesPrefix: t("billing:issuer.prefixInvalid") }),
        }),
      }),
    revalidate: false,
    onSaved: (saved, { begin }) => {
      begin(typedFrom(saved))
      toastSuccess(t("billing:issuer.saved", { region: place }))
      onSaved()
    },
  })
  const typed = form.values
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })

  return (
    <form {...form.props} className={styles["form"]} aria-label={place}>
      {entity.address === "" ? <p className={styles["quiet"]}>{t("billing:issuer.unregistered")}</p> : null}
      <LoginFailureNotice state={form.state} />
      <TextField
        label={t("billing:issuer.legalName")}
        {...form.field("legalName")}
        maxLength={longestRegisteredName}
        isRequired
      />
      <TextArea
        label={t("billing:issuer.address")}
        {...form.field("address")}
        maxLength={textLimits.address}
        isRequired
      />
      <TextField
        label={t(`billing:details.taxNumber.${region}`)}
        hint={t(`billing:details.taxNumberHint.${region}`)}
        {...form.field("taxNumber", inCapitals)}
        inputDirection="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
      />
      {region === "IN" ? (
        <TextField
          label={t("billing:details.pin")}
          hint={t("billing:details.pinHint")}
          {...form.field("postalCode")}
          inputDirection="ltr"
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          isRequired={typed.taxNumber.trim() !== ""}
        />
      ) : null}
      <TextField
        label={t("billing:issuer.prefix")}
        hint={t("billing:issuer.prefixHint")}
        {...form.field("seriesPrefix", inCapitals)}
        inputDirection="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={2}
        isRequired
      />
      {region === "IN" ? (
        <>
          <FurtherRegistrations
            registrations={typed.registrations}
            first={typed.taxNumber}
            isTried={form.isTried}
            onType={(registrations) => form.type({ registrations })}
          />
          <LetterFields form={form} />
        </>
      ) : (
        <Select
          label={t("billing:issuer.yearFrom")}
          placeholder={t("billing:issuer.yearFrom")}
          {...form.choice("yearFirstMonth", months)}
          options={months.map((number) => ({
            id: String(number),
            label: month.format(Date.UTC(2026, number - 1, 1)),
          }))}
        />
      )}
      <div className={styles["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("billing:issuer.save")}
        </Button>
      </div>
    </form>
  )
}
