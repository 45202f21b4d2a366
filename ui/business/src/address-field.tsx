import { Banner } from "@ui/kit/banner"
import { Button } from "@ui/kit/button"
import { TextField } from "@ui/kit/text-field"
import { isReadable } from "@domain/signup"
import { useServices } from "@ui/shared/frame"
import { useTranslation } from "react-i18next"
import { useAddressKind } from "./use-address-kind.ts"
import type { Way } from "./way.ts"

export interface AddressFieldProps {
  readonly way: "website" | "page"
  readonly value: string
  readonly onChange: (typed: string) => void
  readonly onSwitch: (way: Way) => void
  readonly error?: string | undefined
}

/** One address; a social link where a website is asked for is discouraged and can be moved to where it fits, and the reverse. */
export const AddressField = ({ way, value, onChange, onSwitch, error }: AddressFieldProps) => {
  const { t } = useTranslation("signup")
  const services = useServices()
  const named = useAddressKind(value)
  const kind = named === undefined || isReadable(named, services) ? named : "otherNetwork"
  const isOdd = kind !== undefined && (way === "website" ? kind !== "website" : kind === "website")
  const other: Way = kind === "otherNetwork" ? "manual" : way === "website" ? "page" : "website"
  const advice = kind === "otherNetwork" ? "otherNetwork" : way === "website" ? "socialHere" : "websiteHere"
  return (
    <>
      <TextField
        label={t(`signup:way.${way}.field`)}
        hint={t(`signup:way.${way}.hint`)}
        error={error}
        value={value}
        onChange={onChange}
        placeholder={t(`signup:way.${way}.example`)}
        inputDirection="ltr"
        type="url"
        inputMode="url"
        autoComplete="url"
        maxLength={2048}
      />
      {isOdd ? (
        <Banner
          tone="warning"
          action={
            <Button kind="secondary" size="small" onPress={() => onSwitch(other)}>
              {t(`signup:way.switch.${other}`)}
            </Button>
          }
        >
          {t(`signup:way.advice.${advice}`)}
        </Banner>
      ) : null}
    </>
  )
}
