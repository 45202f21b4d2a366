import { gstin, stateOfGstin, textLimits } from "@domain/validation"
import { furtherRegistration, type RegistrationFailures, type TypedRegistration } from "@domain/wallet"
import { Button } from "@ui/kit/button"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { fieldText } from "@ui/shared/field-text"

export interface FurtherRegistrationsProps {
  readonly registrations: ReadonlyArray<TypedRegistration>
  /** The entity's first GSTIN, as it is typed. */
  readonly first: string
  readonly isTried: boolean
  readonly onType: (registrations: ReadonlyArray<TypedRegistration>) => void
}

const none: TypedRegistration = { taxNumber: "", address: "", postalCode: "" }

/** The states of the first GSTIN and of the registrations before one. */
const statesBefore = (first: string, registrations: ReadonlyArray<TypedRegistration>, at: number) =>
  [first, ...registrations.slice(0, at).map(({ taxNumber }) => taxNumber)].flatMap((one) => stateOfGstin(one) ?? [])

/** GSTINs of an issuer in India beside its first: each with its address and PIN code, and a press to add and to remove one. */
export const FurtherRegistrations = ({ registrations, first, isTried, onType }: FurtherRegistrationsProps) => {
  const { t } = useTranslation(["billing", "documents", "failures"])
  const holder = Result.getOrElse(gstin(first), () => "")
  const change = (at: number, part: Partial<TypedRegistration>) =>
    onType(registrations.map((one, index) => (index === at ? { ...one, ...part } : one)))
  return (
    <fieldset className={styles["group"]}>
      <legend>{t("billing:issuer.further")}</legend>
      <p className={styles["quiet"]}>{t("billing:issuer.furtherText")}</p>
      {registrations.map((one, at) => {
        const checked = furtherRegistration(one, holder, statesBefore(first, registrations, at))
        const problems: RegistrationFailures = isTried && Result.isFailure(checked) ? checked.failure : {}
        const error = (field: keyof TypedRegistration) => fieldText((keys, values) => t(keys, values), problems[field])
        const state = stateOfGstin(one.taxNumber)
        const number = at + 1
        return (
          <fieldset
            // oxlint-disable-next-line no-array-index-key -- a row has nothing else that stays while it is typed
            key={at}
            className={styles["group"]}
          >
            <legend>{t("billing:issuer.furtherOne", { number })}</legend>
            <TextField
              label={t("billing:details.taxNumber.IN")}
              hint={
                state === undefined
                  ? undefined
                  : t("billing:issuer.furtherState", { state: t(`documents:state.${state}`) })
              }
              error={error("taxNumber")}
              value={one.taxNumber}
              onChange={(taxNumber) => change(at, { taxNumber: taxNumber.toUpperCase() })}
              inputDirection="ltr"
              autoComplete="off"
              spellCheck={false}
              maxLength={20}
              isRequired
            />
            <TextArea
              label={t("billing:issuer.address")}
              error={error("address")}
              value={one.address}
              onChange={(address) => change(at, { address })}
              maxLength={textLimits.address}
              isRequired
            />
            <TextField
              label={t("billing:details.pin")}
              error={error("postalCode")}
              value={one.postalCode}
              onChange={(postalCode) => change(at, { postalCode })}
              inputDirection="ltr"
              inputMode="numeric"
              autoComplete="off"
              maxLength={7}
              isRequired
            />
            <div>
              <Button
                kind="quiet"
                size="small"
                onPress={() => onType(registrations.filter((_, index) => index !== at))}
              >
                {t("billing:issuer.removeFurther", { number })}
              </Button>
            </div>
          </fieldset>
        )
      })}
      <div>
        <Button kind="secondary" size="small" onPress={() => onType([...registrations, none])}>
          {t("billing:issuer.addFurther")}
        </Button>
      </div>
    </fieldset>
  )
}
