import type { StorePlatform } from "@domain/businesses"
import { TextField } from "@ui/kit/text-field"
import { useAppName } from "@ui/shared/linking"
import { useTranslation } from "react-i18next"
import { useFieldText } from "@ui/journey/use-field-text"

export interface LinkFieldsProps {
  readonly platform: StorePlatform
  readonly address: string
  readonly token: string
  readonly errors: { readonly address?: string; readonly token?: string }
  readonly asks: ReadonlyArray<"address" | "token">
  readonly onAddress: (typed: string) => void
  readonly onToken: (typed: string) => void
}

/** Where a shop is, and what opens it where its owner copies a token. */
export const LinkFields = ({ platform, address, token, errors, asks, onAddress, onToken }: LinkFieldsProps) => {
  const { t } = useTranslation("stores")
  const textOf = useFieldText()
  const app = useAppName()
  const error = (key: string | undefined) => (key === undefined ? {} : { error: textOf({ key }) })
  return (
    <>
      {asks.includes("address") ? (
        <TextField
          label={t(`stores:address.${platform}.label`)}
          hint={t(`stores:address.${platform}.hint`)}
          inputDirection="ltr"
          autoComplete="off"
          maxLength={300}
          value={address}
          onChange={onAddress}
          isRequired
          {...error(errors.address)}
        />
      ) : null}
      {platform === "Shopify" && app !== undefined ? <p>{t("stores:linkStore.askedBy", app)}</p> : null}
      {asks.includes("token") ? (
        <TextField
          label={t("stores:token.label")}
          hint={t(`stores:token.${platform === "Magento" ? "Magento" : "BigCommerce"}`)}
          inputDirection="ltr"
          autoComplete="off"
          type="password"
          maxLength={500}
          value={token}
          onChange={onToken}
          isRequired
          {...error(errors.token)}
        />
      ) : null}
    </>
  )
}
