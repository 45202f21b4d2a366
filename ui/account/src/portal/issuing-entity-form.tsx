import { SaveIssuingEntity } from "@application/wallet/contract"
import type { PortalId } from "@domain/kernel"
import { textLimits } from "@domain/validation"
import {
  type EntityFailures,
  type IssuingEntity,
  issuingEntity,
  longestRegisteredName,
  type TypedEntity,
} from "@domain/wallet"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { usePortal } from "@ui/shared/frame"
import { Result } from "effect"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { fieldText } from "../sign-in/field-text.ts"
import { FurtherRegistrations } from "./further-registrations.tsx"
import { LetterFields } from "./letter-fields.tsx"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"

export interface IssuingEntityFormProps {
  readonly portalId: PortalId
  readonly entity: IssuingEntity
  readonly onSaved: () => void
}

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
  const [typed, setTyped] = useState(() => typedFrom(entity))
  const [isTried, setTried] = useState(false)
  const [state, save, reset] = useCommand(SaveIssuingEntity, { revalidate: false })
  const checked = issuingEntity(region, typed)
  const problems: EntityFailures = isTried && Result.isFailure(checked) ? checked.failure : {}
  const type = (part: Partial<TypedEntity>) => {
    setTyped({ ...typed, ...part })
    reset()
  }
  const error = (field: keyof TypedEntity) => fieldText((keys, values) => t(keys, values), problems[field])
  const month = new Intl.DateTimeFormat(language, { month: "long", timeZone: "UTC" })
  const place = t(`common:region.${region}`)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (Result.isFailure(checked)) return
    const outcome = await save({ portalId, region, ...typed })
    if (outcome?.status !== "succeeded") return
    setTried(false)
    setTyped(typedFrom(outcome.output))
    toastSuccess(t("billing:issuer.saved", { region: place }))
    onSaved()
  }
  return (
    <form noValidate className={styles["form"]} aria-label={place} onSubmit={(event) => void submit(event)}>
      {entity.address === "" ? <p className={styles["quiet"]}>{t("billing:issuer.unregistered")}</p> : null}
      <LoginFailureNotice state={state} />
      <TextField
        label={t("billing:issuer.legalName")}
        error={error("legalName")}
        value={typed.legalName}
        onChange={(legalName) => type({ legalName })}
        maxLength={longestRegisteredName}
        isRequired
      />
      <TextArea
        label={t("billing:issuer.address")}
        error={error("address")}
        value={typed.address}
        onChange={(address) => type({ address })}
        maxLength={textLimits.address}
        isRequired
      />
      <TextField
        label={t(`billing:details.taxNumber.${region}`)}
        hint={t(`billing:details.taxNumberHint.${region}`)}
        error={error("taxNumber")}
        value={typed.taxNumber}
        onChange={(taxNumber) => type({ taxNumber: taxNumber.toUpperCase() })}
        inputDirection="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={20}
      />
      {region === "IN" ? (
        <TextField
          label={t("billing:details.pin")}
          hint={t("billing:details.pinHint")}
          error={error("postalCode")}
          value={typed.postalCode}
          onChange={(postalCode) => type({ postalCode })}
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
        error={problems.seriesPrefix === undefined ? undefined : t("billing:issuer.prefixInvalid")}
        value={typed.seriesPrefix}
        onChange={(seriesPrefix) => type({ seriesPrefix: seriesPrefix.toUpperCase() })}
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
            isTried={isTried}
            onType={(registrations) => type({ registrations })}
          />
          <LetterFields typed={typed} error={error} onType={type} />
        </>
      ) : (
        <Select
          label={t("billing:issuer.yearFrom")}
          placeholder={t("billing:issuer.yearFrom")}
          value={String(typed.yearFirstMonth)}
          options={Array.from({ length: 12 }, (_, index) => ({
            id: String(index + 1),
            label: month.format(Date.UTC(2026, index, 1)),
          }))}
          onChange={(id) => type({ yearFirstMonth: Number(id) })}
        />
      )}
      <div className={styles["actions"]}>
        <Button type="submit" isPending={state.status === "pending"} pendingLabel={t("common:state.saving")}>
          {t("billing:issuer.save")}
        </Button>
      </div>
    </form>
  )
}
