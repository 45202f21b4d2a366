import { SaveEmbedKey } from "@application/identity/contract"
import { EmbedAlgorithm } from "@domain/identity"
import type { PortalId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Select } from "@ui/kit/select"
import { TextArea } from "@ui/kit/text-area"
import { TextField } from "@ui/kit/text-field"
import { toastSuccess } from "@ui/shared/app-toasts"
import { LeavePrompt, type Refusals, useForm } from "@ui/shared/form"
import { FailureNotice } from "@ui/shared/frame"
import panel from "@ui/shared/panel.module.css"
import { useFormat } from "@ui/shared/use-format"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { CopiedText } from "./copied-text.tsx"
import { keyPairSample } from "./embed-sample.ts"

interface TypedKey {
  readonly keyId: string
  readonly algorithm: EmbedAlgorithm
  readonly publicKey: string
}

const none: TypedKey = { keyId: "", algorithm: "EdDSA", publicKey: "" }

export interface EmbedKeyFormProps {
  readonly portalId: PortalId
  readonly onSaved: () => void
}

/** Makes a public key known; a private one is refused before it leaves the page. */
export const EmbedKeyForm = ({ portalId, onSaved }: EmbedKeyFormProps) => {
  const { t } = useTranslation(["portalDevelopers", "common"])
  const format = useFormat()
  const form = useForm(SaveEmbedKey, {
    values: none,
    input: (typed) => {
      const [keyId, publicKey] = [typed.keyId.trim(), typed.publicKey.trim()]
      const refusals: Refusals<TypedKey> = {
        ...(!/^[\w-]{1,40}$/.test(keyId) && { keyId: t("portalDevelopers:embed.keyIdWrong") }),
        ...(!publicKey.includes("BEGIN PUBLIC KEY") && { publicKey: t("portalDevelopers:embed.notPublic") }),
        ...(publicKey.includes("PRIVATE KEY") && { publicKey: t("portalDevelopers:embed.private") }),
      }
      if (Object.keys(refusals).length > 0) return Result.fail(refusals)
      return Result.succeed({ portalId, keyId, algorithm: typed.algorithm, publicKey })
    },
    revalidate: false,
    onSaved: ({ usableFrom, isPending }, { values, begin }) => {
      toastSuccess(
        isPending
          ? t("portalDevelopers:embed.savedFrom", { name: values.keyId, when: format.moment(usableFrom) })
          : t("portalDevelopers:embed.saved", { name: values.keyId }),
      )
      begin(none)
      onSaved()
    },
  })
  return (
    <form {...form.props} className={panel["form"]}>
      <LeavePrompt form={form} />
      <FailureNotice failure={form.failure} />
      <Select
        label={t("portalDevelopers:embed.algorithm")}
        placeholder={t("portalDevelopers:embed.algorithm")}
        hint={t("portalDevelopers:embed.algorithmHint")}
        {...form.choice("algorithm", EmbedAlgorithm.literals)}
        options={EmbedAlgorithm.literals.map((id) => ({ id, label: id }))}
      />
      <CopiedText label={t("portalDevelopers:embed.pair")} text={keyPairSample(form.values.algorithm)} isLabelled />
      <TextField
        label={t("portalDevelopers:embed.keyId")}
        hint={t("portalDevelopers:embed.keyIdHint")}
        {...form.field("keyId")}
        autoComplete="off"
        inputDirection="ltr"
      />
      <TextArea
        label={t("portalDevelopers:embed.publicKey")}
        hint={t("portalDevelopers:embed.publicKeyHint")}
        {...form.field("publicKey")}
      />
      <div className={panel["actions"]}>
        <Button type="submit" isPending={form.isPending} pendingLabel={t("common:state.saving")}>
          {t("portalDevelopers:embed.save")}
        </Button>
      </div>
    </form>
  )
}
