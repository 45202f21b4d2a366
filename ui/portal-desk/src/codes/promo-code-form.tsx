import { CreatePromoCode } from "@application/signup/contract"
import { currencySymbol, minorDigits, type Region, regionFacts } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { normalisePromoCode, PromoCodeName } from "@domain/pricing"
import { Button } from "@ui/kit/button"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { type Refusals, useForm } from "@ui/shared/form"
import { Result, Schema } from "effect"
import { useTranslation } from "react-i18next"
import styles from "@ui/shared/panel.module.css"
import { LoginFailureNotice } from "@ui/shared/login-failure-notice"

const isName = Schema.is(PromoCodeName)
const kinds = ["percent", "flat"] as const

interface TypedCode {
  readonly code: string
  readonly kind: (typeof kinds)[number]
  readonly percent: number | undefined
  readonly amount: number | undefined
  readonly region: Region | "everywhere"
  readonly validFrom: string
  readonly validTo: string
  readonly usesAtMost: number | undefined
}

const empty: TypedCode = {
  code: "",
  kind: "percent",
  percent: undefined,
  amount: undefined,
  region: "everywhere",
  validFrom: "",
  validTo: "",
  usesAtMost: undefined,
}

export interface PromoCodeFormProps {
  readonly portal: Portal
  readonly onCreated: () => void
}

/** Creates a promo code; what was typed stays until it is created. */
export const PromoCodeForm = ({ portal, onCreated }: PromoCodeFormProps) => {
  const { t } = useTranslation(["account", "common"])
  const [first] = portal.regions
  // A flat amount is in one currency, so it needs one region.
  const flatRegionOf = ({ region }: TypedCode) => (region === "everywhere" ? (first?.region ?? "IN") : region)
  const form = useForm(CreatePromoCode, {
    values: empty,
    input: (typed) => {
      const { kind, percent, amount, region, validFrom, validTo, usesAtMost } = typed
      const code = normalisePromoCode(typed.code)
      const off = (kind === "percent" ? percent : amount) ?? 0
      const [offMissing, dayMissing] = [t("account:portal.codes.offMissing"), t("account:portal.codes.dayMissing")]
      const refusals: Refusals<TypedCode> = {
        ...(!isName(code) && { code: t("account:portal.codes.codeHint") }),
        ...(off <= 0 && { [kind === "percent" ? "percent" : "amount"]: offMissing }),
        ...(validFrom === "" && { validFrom: dayMissing }),
        ...((validTo === "" || validTo < validFrom) && { validTo: dayMissing }),
      }
      if (Object.keys(refusals).length > 0) return Result.fail(refusals)
      const flatRegion = flatRegionOf(typed)
      return Result.succeed({
        portalId: portal.id,
        code,
        validFrom,
        validTo,
        ...(kind === "percent"
          ? { discount: { kind, percent: off }, ...(region !== "everywhere" && { region }) }
          : { discount: { kind, currency: regionFacts[flatRegion].currency, amount: off }, region: flatRegion }),
        ...(usesAtMost !== undefined && { usesAtMost }),
      })
    },
    revalidate: false,
    onSaved: ({ code }, { values, begin }) => {
      toastSuccess(t("account:portal.codes.created", { code }))
      begin({ ...values, code: "" })
      onCreated()
    },
  })
  const { kind } = form.values
  const flatRegion = flatRegionOf(form.values)
  const { currency } = regionFacts[flatRegion]
  const regions = portal.regions.map(({ region }) => region)
  const places = kind === "flat" ? regions : (["everywhere", ...regions] as const)
  return (
    <form {...form.props} className={styles["form"]}>
      <LoginFailureNotice state={form.state} />
      <TextField
        label={t("account:portal.codes.code")}
        {...form.field("code")}
        autoComplete="off"
        spellCheck={false}
        inputDirection="ltr"
        maxLength={40}
        hint={t("account:portal.codes.codeHint")}
      />
      <Select
        label={t("account:portal.codes.kind")}
        placeholder={t("account:portal.codes.kind")}
        {...form.choice("kind", kinds)}
        options={kinds.map((id) => ({ id, label: t(`account:portal.codes.kinds.${id}`) }))}
      />
      {kind === "percent" ? (
        <NumberField
          label={t("account:portal.codes.percent")}
          unit="%"
          minValue={0}
          maxValue={100}
          {...form.number("percent")}
        />
      ) : (
        <MoneyField
          label={t("account:portal.codes.amount")}
          symbol={currencySymbol[currency]}
          minorDigits={minorDigits[currency]}
          {...form.field("amount")}
        />
      )}
      <Select
        label={t("account:portal.codes.region")}
        placeholder={t("account:portal.codes.region")}
        {...form.choice("region", places)}
        {...(kind === "flat" && { value: flatRegion })}
        options={places.map((id) => ({
          id,
          label: id === "everywhere" ? t("account:portal.codes.everywhere") : t(`common:region.${id}`),
        }))}
      />
      <TextField type="date" label={t("account:portal.codes.from")} {...form.field("validFrom")} />
      <TextField type="date" label={t("account:portal.codes.to")} {...form.field("validTo")} />
      <NumberField
        label={t("account:portal.codes.most")}
        hint={t("account:portal.codes.mostHint")}
        minValue={1}
        maxValue={1_000_000}
        {...form.number("usesAtMost")}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("account:portal.codes.create")}
        </Button>
      </div>
    </form>
  )
}
