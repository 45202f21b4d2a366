import { ChangePortal } from "@application/portals/contract"
import {
  changedLookParts,
  isSafeDrawing,
  type LookPart,
  type PortalLook,
  type PortalSettings,
  repairedTheme,
} from "@domain/portals"
import { toastSuccess } from "@ui/shared/app-toasts"
import { type Refusals, useForm } from "@ui/shared/form"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { lookFrom, type TypedLook, typedLook } from "./look-values.ts"

/** The look that would be published: as it was asked, its unreadable colours repaired. */
export const publishedLook = (typed: TypedLook, name: string): PortalLook => {
  const look = lookFrom(typed, name)
  return { ...look, theme: repairedTheme(look.theme) }
}

/** The parts in which the typed look differs from the published one. */
export const typedParts = (typed: TypedLook, settings: PortalSettings): ReadonlyArray<LookPart> => {
  const { name } = settings.theme
  return changedLookParts(lookFrom(typedLook(settings), name), publishedLook(typed, name))
}

const isAddress = (text: string): boolean => /^https:\/\/[^\s<>"]+$/.test(text)
const isMail = (text: string): boolean => /^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(text)
const hasPlaceholder = (text: string): boolean => /\{\{|\}\}/.test(text)

type Say = (key: "required" | "drawing" | "mark" | "address" | "mail" | "both" | "placeholder" | "words") => string

/** Why a typed look cannot be published, by the fields that are wrong. */
export const lookRefusals = (typed: TypedLook, say: Say): Refusals<TypedLook> => {
  const { title, headerLogo, mark, terms, privacy, supportEmail, supportLink, voice } = typed
  const wrongAddress = (text: string) => text.trim() !== "" && !isAddress(text.trim())
  const isPicture =
    headerLogo === "" || (headerLogo.startsWith("<") ? isSafeDrawing(headerLogo) : isAddress(headerLogo))
  const isHalf = (one: string, other: string) => one.trim() === "" && other.trim() !== ""
  const texts = Object.values(voice)
  return {
    ...(title.trim() === "" && { title: say("required") }),
    ...(!isPicture && { headerLogo: say("drawing") }),
    ...(mark !== "" && !isSafeDrawing(mark) && { mark: say("mark") }),
    ...(isHalf(terms, privacy) && { terms: say("both") }),
    ...(isHalf(privacy, terms) && { privacy: say("both") }),
    ...(wrongAddress(terms) && { terms: say("address") }),
    ...(wrongAddress(privacy) && { privacy: say("address") }),
    ...(wrongAddress(supportLink) && { supportLink: say("address") }),
    ...(supportEmail.trim() !== "" && !isMail(supportEmail.trim()) && { supportEmail: say("mail") }),
    ...(texts.some(({ headline, lead }) => isHalf(headline, lead) || isHalf(lead, headline)) && {
      voice: say("words"),
    }),
    ...(texts.some(({ headline, lead }) => hasPlaceholder(headline + lead)) && { voice: say("placeholder") }),
  }
}

/** The form of a portal's look, which names only what it changes. */
export const useLookForm = (settings: PortalSettings, onPublished: (published: PortalSettings) => void) => {
  const { t } = useTranslation("portalLook")
  const { name } = settings.theme
  return useForm(ChangePortal, {
    values: typedLook(settings),
    input: (typed) => {
      const refusals = lookRefusals(typed, (key) => t(`portalLook:look.fault.${key}`))
      if (Object.keys(refusals).length > 0) return Result.fail(refusals)
      const look = publishedLook(typed, name)
      const parts = typedParts(typed, settings)
      const changed = Object.fromEntries(parts.map((part) => [part, look[part] ?? null]))
      return Result.succeed({ portalId: settings.id, revision: settings.revision, ...changed })
    },
    keepAs: `portalLook:${settings.id}`,
    revalidate: false,
    onSaved: (published, { begin }) => {
      toastSuccess(t("portalLook:look.published"))
      begin(typedLook(published))
      onPublished(published)
    },
  })
}

export type LookForm = ReturnType<typeof useLookForm>
