import { SetUpLocalBusiness } from "@application/businesses/contract"
import type { BusinessProfileId } from "@domain/kernel"
import type { ProductFlavour } from "@domain/portals"
import { setUpLocalBusiness, signedUpConfiguration } from "@domain/signup"
import { textLimits } from "@domain/validation"
import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { CategoryField } from "@ui/shared/category-field"
import { LeavePrompt, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
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
  const form = useForm(SetUpLocalBusiness, {
    values: stored,
    input: (typed) => {
      const sent = { ...typed, category: storedCategory(typed.category), flavour }
      return Result.map(setUpLocalBusiness(signedUpConfiguration, sent), () => ({ businessProfileId, ...sent }))
    },
    keepAs: `localBusiness/${businessProfileId}`,
    recall: begunBusiness,
    isDisabled,
  })
  return (
    <form {...form.props} className={styles["form"]}>
      <LeavePrompt form={form} isKept />
      <TextField
        label={t("account:localBusiness.name")}
        {...form.field("businessName")}
        autoComplete="organization"
        maxLength={textLimits.businessName}
        isRequired
      />
      <TextField
        label={t("account:localBusiness.outlet")}
        hint={t("account:localBusiness.outletHint")}
        {...form.field("outlet")}
        autoComplete="street-address"
        maxLength={textLimits.area}
        isRequired
      />
      {isDisabled ? (
        <TextField
          label={t("account:localBusiness.category")}
          value={form.values.category?.name ?? ""}
          onChange={() => undefined}
          isDisabled
        />
      ) : (
        <CategoryField {...form.field("category")} />
      )}
      <div aria-live="polite">
        <FailureNotice failure={form.failure} />
        {form.isSaved ? <Banner tone="success">{t("account:localBusiness.saved")}</Banner> : null}
      </div>
      <div className={styles["actions"]}>
        <Button
          type="submit"
          isDisabled={isDisabled}
          isPending={form.isPending}
          pendingLabel={t("common:state.saving")}
        >
          {t("account:localBusiness.save")}
        </Button>
      </div>
    </form>
  )
}
