import { SetUpLocalBusiness } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { ProductFlavour } from "@domain/portals"
import { setUpLocalBusiness, signedUpConfiguration } from "@domain/signup"
import { textLimits } from "@domain/validation"
import { useCommand } from "@ui/container"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { CategoryField } from "@ui/shared/category-field"
import { FailureNotice, keepTyping, recallTyping, useKeepTyping } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { flushSync } from "react-dom"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { fieldText, type Refused } from "../sign-in/field-text.ts"
import { begunBusiness, storedCategory, type TypedBusiness } from "./typed-business.ts"

export interface LocalBusinessFormProps {
  readonly businessProfileId: BusinessProfileId
  readonly flavour: ProductFlavour
  readonly stored: TypedBusiness
  readonly isDisabled: boolean
}

/** Name, outlet and category, kept through a reload until they are saved. */
export const LocalBusinessForm = ({ businessProfileId, flavour, stored, isDisabled }: LocalBusinessFormProps) => {
  const { t } = useTranslation(["account", "failures", "common"])
  const keptAs = `localBusiness/${businessProfileId}`
  const [typed, setTyped] = useState(() => begunBusiness(recallTyping(window.history, keptAs), stored))
  const [isChanged, setChanged] = useState(false)
  const [isTried, setTried] = useState(false)
  const [state, save, reset] = useCommand(SetUpLocalBusiness)
  useKeepTyping(keptAs, isChanged ? typed : undefined)

  const sent = { ...typed, category: storedCategory(typed.category), flavour }
  const checked = setUpLocalBusiness(signedUpConfiguration, sent)
  const problems: Readonly<Record<string, Refused>> = Result.isFailure(checked) ? checked.failure : {}
  const refused: Readonly<Record<string, ReadonlyArray<string>>> =
    state.status === "failed" && state.failure._tag === "InvalidFields" ? state.failure.fields : {}
  const error = (field: keyof TypedBusiness) => {
    const [key] = refused[field] ?? []
    return isTried ? fieldText(t, problems[field] ?? (key === undefined ? undefined : { key })) : undefined
  }
  const type = (part: Partial<TypedBusiness>) => {
    setTyped((before) => ({ ...before, ...part }))
    setChanged(true)
    reset()
  }
  const submit = async () => {
    flushSync(() => setTried(true))
    if (Result.isSuccess(checked)) {
      const outcome = await save({ businessProfileId, ...sent })
      if (outcome?.status === "succeeded") {
        keepTyping(window.history, keptAs, "null")
        return setChanged(false)
      }
    }
    document.querySelector<HTMLElement>("main [aria-invalid=true]")?.focus()
  }
  const isRefused = state.status === "failed" && state.failure._tag !== "InvalidFields"
  return (
    <form
      noValidate
      className={styles["form"]}
      onSubmit={(event) => {
        event.preventDefault()
        void submit()
      }}
    >
      <TextField
        label={t("account:localBusiness.name")}
        value={typed.businessName}
        onChange={(businessName) => type({ businessName })}
        error={error("businessName")}
        autoComplete="organization"
        maxLength={textLimits.businessName}
        isDisabled={isDisabled}
        isRequired
      />
      <TextField
        label={t("account:localBusiness.outlet")}
        hint={t("account:localBusiness.outletHint")}
        value={typed.outlet}
        onChange={(outlet) => type({ outlet })}
        error={error("outlet")}
        autoComplete="street-address"
        maxLength={textLimits.area}
        isDisabled={isDisabled}
        isRequired
      />
      {isDisabled ? (
        <TextField
          label={t("account:localBusiness.category")}
          value={typed.category?.name ?? ""}
          onChange={() => undefined}
          isDisabled
        />
      ) : (
        <CategoryField value={typed.category} onChange={(category) => type({ category })} error={error("category")} />
      )}
      <div aria-live="polite">
        <FailureNotice failure={isRefused ? state.failure : state.status === "broken" ? state.error : undefined} />
        {state.status === "succeeded" && !isChanged ? (
          <Banner tone="success">{t("account:localBusiness.saved")}</Banner>
        ) : null}
      </div>
      <div className={styles["actions"]}>
        <Button
          type="submit"
          isDisabled={isDisabled}
          isPending={state.status === "pending"}
          pendingLabel={t("common:state.saving")}
        >
          {t("account:localBusiness.save")}
        </Button>
      </div>
    </form>
  )
}
