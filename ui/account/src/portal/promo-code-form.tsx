import { CreatePromoCode } from "@application/signup/contract"
import { currencySymbol, minorDigits, Region, regionFacts } from "@domain/kernel"
import type { Portal } from "@domain/portals"
import { normalisePromoCode, PromoCodeName } from "@domain/pricing"
import { useCommand } from "@ui/container"
import { Button } from "@ui/kit/button"
import { MoneyField } from "@ui/kit/money-field"
import { NumberField } from "@ui/kit/number-field"
import { Select } from "@ui/kit/select"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { Schema } from "effect"
import { type FormEvent, useState } from "react"
import { useTranslation } from "react-i18next"
import styles from "../preferences/preferences.module.css"
import { LoginFailureNotice } from "../sign-in/login-failure-notice.tsx"

const isName = Schema.is(PromoCodeName)
const isRegion = Schema.is(Region)
const everywhere = "everywhere"
const kinds = ["percent", "flat"] as const

export interface PromoCodeFormProps {
  readonly portal: Portal
  readonly onCreated: () => void
}

/** What a field's number says, nothing while it is empty. */
const given = (value: number): number | undefined => (Number.isNaN(value) ? undefined : value)

/** Creates a promo code; what was typed stays until it is created. */
export const PromoCodeForm = ({ portal, onCreated }: PromoCodeFormProps) => {
  const { t } = useTranslation(["account", "common"])
  const [code, setCode] = useState("")
  const [kind, setKind] = useState<(typeof kinds)[number]>("percent")
  const [percent, setPercent] = useState<number>()
  const [amount, setAmount] = useState<number>()
  const [place, setPlace] = useState<string>(everywhere)
  const [validFrom, setFrom] = useState("")
  const [validTo, setTo] = useState("")
  const [usesAtMost, setMost] = useState<number>()
  const [isTried, setTried] = useState(false)
  const [state, create, reset] = useCommand(CreatePromoCode, { revalidate: false })

  const [first] = portal.regions
  const region = isRegion(place) ? place : undefined
  // A flat amount is in one currency, so it needs one region.
  const flatRegion = region ?? first?.region ?? "IN"
  const { currency } = regionFacts[flatRegion]
  const name = normalisePromoCode(code)
  const off = kind === "percent" ? percent : amount
  const faults = {
    code: isName(name) ? undefined : t("account:portal.codes.codeHint"),
    off: off === undefined || off <= 0 ? t("account:portal.codes.offMissing") : undefined,
    from: validFrom === "" ? t("account:portal.codes.dayMissing") : undefined,
    to: validTo === "" || validTo < validFrom ? t("account:portal.codes.dayMissing") : undefined,
  }
  const shown: Partial<typeof faults> = isTried ? faults : {}
  const typing =
    <A,>(set: (value: A) => void) =>
    (value: A) => {
      set(value)
      reset()
    }

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (off === undefined || Object.values(faults).some((fault) => fault !== undefined)) return
    const outcome = await create({
      portalId: portal.id,
      code: name,
      validFrom,
      validTo,
      discount: kind === "percent" ? { kind, percent: off } : { kind, currency, amount: off },
      ...(kind === "flat" ? { region: flatRegion } : region !== undefined && { region }),
      ...(usesAtMost !== undefined && { usesAtMost }),
    })
    if (outcome?.status !== "succeeded") return
    toastSuccess(t("account:portal.codes.created", { code: name }))
    setCode("")
    setTried(false)
    onCreated()
  }
  return (
    <form noValidate className={styles["form"]} onSubmit={(event) => void submit(event)}>
      <LoginFailureNotice state={state} />
      <TextField
        label={t("account:portal.codes.code")}
        name="promoCode"
        autoComplete="off"
        spellCheck={false}
        inputDirection="ltr"
        maxLength={40}
        hint={t("account:portal.codes.codeHint")}
        error={shown.code}
        value={code}
        onChange={typing(setCode)}
      />
      <Select
        label={t("account:portal.codes.kind")}
        placeholder={t("account:portal.codes.kind")}
        value={kind}
        options={kinds.map((id) => ({ id, label: t(`account:portal.codes.kinds.${id}`) }))}
        onChange={(id) => setKind(kinds.find((one) => one === id) ?? "percent")}
      />
      {kind === "percent" ? (
        <NumberField
          label={t("account:portal.codes.percent")}
          unit="%"
          minValue={0}
          maxValue={100}
          value={percent ?? Number.NaN}
          error={shown.off}
          onChange={typing((value: number) => setPercent(given(value)))}
        />
      ) : (
        <MoneyField
          label={t("account:portal.codes.amount")}
          symbol={currencySymbol[currency]}
          minorDigits={minorDigits[currency]}
          value={amount}
          error={shown.off}
          onChange={typing(setAmount)}
        />
      )}
      <Select
        label={t("account:portal.codes.region")}
        placeholder={t("account:portal.codes.region")}
        value={kind === "flat" ? flatRegion : place}
        options={[...(kind === "flat" ? [] : [everywhere]), ...portal.regions.map((one) => one.region)].map((id) => ({
          id,
          label: isRegion(id) ? t(`common:region.${id}`) : t("account:portal.codes.everywhere"),
        }))}
        onChange={setPlace}
      />
      <TextField
        type="date"
        label={t("account:portal.codes.from")}
        error={shown.from}
        value={validFrom}
        onChange={typing(setFrom)}
      />
      <TextField
        type="date"
        label={t("account:portal.codes.to")}
        error={shown.to}
        value={validTo}
        onChange={typing(setTo)}
      />
      <NumberField
        label={t("account:portal.codes.most")}
        hint={t("account:portal.codes.mostHint")}
        minValue={1}
        maxValue={1_000_000}
        value={usesAtMost ?? Number.NaN}
        onChange={typing((value: number) => setMost(given(value)))}
      />
      <div className={styles["actions"]}>
        <Button type="submit" isPending={state.status === "pending"} pendingLabel={t("common:state.saving")}>
          {t("account:portal.codes.create")}
        </Button>
      </div>
    </form>
  )
}
