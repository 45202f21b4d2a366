import { GetBusinessProfile } from "@application/businesses/contract"
import { TakeShopLogo, UploadLogo } from "@application/creatives/contract"
import { shownPicture } from "@domain/creatives"
import { type BusinessProfileId, cutText } from "@domain/kernel"
import { upload } from "@domain/validation"
import { useCommand, useRead } from "@ui/container"
import { Button } from "@ui/kit/button"
import { FileDrop } from "@ui/kit/file-drop"
import { FailureNotice, useSession } from "@ui/shared/frame"
import { Result } from "effect"
import { Base64 } from "effect/encoding"
import { useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import layout from "@ui/journey/layout.module.css"
import { useFieldText } from "@ui/journey/use-field-text"

const mostBytes = 8 * 1024 * 1024

export interface ShopLogoProps {
  readonly businessProfileId: BusinessProfileId
  /** Whether a business without a logo gets its shop's without being asked. */
  readonly takesItself?: boolean
}

/** The business's logo with where it comes from: its store, its website or its owner; and the ways to another one. */
export const ShopLogo = ({ businessProfileId, takesItself = false }: ShopLogoProps) => {
  const { t } = useTranslation(["stores", "kit", "common"])
  const textOf = useFieldText()
  const session = useSession()
  const { output: profile, failure, retry } = useRead(GetBusinessProfile, { businessProfileId })
  const [taking, take] = useCommand(TakeShopLogo, { revalidate: false })
  const [sending, send] = useCommand(UploadLogo, { revalidate: false })
  const [refusal, setRefusal] = useState<string>()
  const hasTaken = useRef(false)
  const { thumbnailLogo: logo, logoSource: source, name = "" } = profile ?? {}
  const shown = () => {
    retry()
    void session.renew()
  }
  const fromShop = async () => {
    setRefusal(undefined)
    const outcome = await take({ businessProfileId })
    if (outcome?.status === "succeeded" && outcome.output.url !== undefined) shown()
  }
  const isWanted = takesItself && profile !== undefined && logo === undefined
  useEffect(() => {
    if (!isWanted || hasTaken.current) return
    hasTaken.current = true
    void fromShop()
    // Asked for once, as soon as it is known that there is none.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted])
  const fromFile = async (file: File) => {
    setRefusal(undefined)
    const bytes = new Uint8Array(await file.arrayBuffer())
    const checked = upload(bytes, "logo")
    if (file.size > mostBytes) return setRefusal("LogoTooLarge")
    if (Result.isFailure(checked)) return setRefusal(checked.failure.key)
    const content = Base64.encode(bytes)
    const outcome = await send({ businessProfileId, logoFile: { name: cutText(file.name, 255), content } })
    if (outcome?.status === "succeeded") shown()
    else if (outcome?.status === "failed" && outcome.failure._tag === "InvalidFields")
      setRefusal(outcome.failure.fields["logoFile"]?.[0] ?? "validation.logoFormat")
  }
  const isLooking = taking.status === "pending"
  const isNone = taking.status === "succeeded" && taking.output.url === undefined
  const broken = [taking, sending].flatMap((state) =>
    state.status === "failed" && state.failure._tag !== "InvalidFields"
      ? [state.failure]
      : state.status === "broken"
        ? [state.error]
        : [],
  )[0]
  return (
    <div className={layout["tight"]}>
      <FailureNotice failure={profile === undefined ? failure : broken} />
      <FileDrop
        label={t("stores:field.logo")}
        prompt={t("kit:file.prompt")}
        hint={
          <span role="status">
            {isLooking
              ? t("stores:logo.looking")
              : isNone
                ? t("stores:logo.none")
                : logo === undefined
                  ? t("stores:logo.hint")
                  : t(`stores:logo.from.${source ?? "upload"}`)}
          </span>
        }
        accept={["image/png", "image/jpeg"]}
        onFile={(file) => void fromFile(file)}
        onRefused={() => setRefusal("validation.logoFormat")}
        {...(refusal !== undefined && { error: textOf({ key: refusal }) })}
        {...(logo !== undefined && { preview: { src: shownPicture(logo), alt: t("stores:logo.of", { name }) } })}
        replaceLabel={t("kit:file.replace")}
        pendingLabel={t("kit:file.sending")}
        isPending={sending.status === "pending" || isLooking}
      />
      {source === "store" || source === "website" || isLooking || isNone ? null : (
        <div>
          <Button kind="quiet" size="small" onPress={() => void fromShop()}>
            {t("stores:logo.take")}
          </Button>
        </div>
      )}
    </div>
  )
}
