import { CreateBusinessProfile } from "@application/businesses/contract"
import { storeBeginning, type StorePage } from "@domain/launch"
import type { OnboardingStoreType } from "@domain/portals"
import { businessName, website } from "@domain/validation"
import { useCall } from "@ui/container"
import { TextField } from "@ui/kit/text-field"
import { FailureNotice, NavButton, useKeepTyping, usePortal, useSession } from "@ui/shared/frame"
import { Result } from "effect"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { useFieldText } from "../parts/use-field-text.ts"
import { recalledTexts } from "./recalled-texts.ts"
import { StorePageFrame } from "./store-page-frame.tsx"

export interface SetupBuilderProps {
  readonly page: Extract<StorePage, "creativeBuilder" | "richMediaAdBuilder">
  readonly type: Extract<OnboardingStoreType, "CreativeBuilder" | "RichMediaAdBuilder">
}

const place = "setupBuilder"
const fields = ["name", "website"] as const

const recalled = () => recalledTexts(place, fields)

type Errors = Readonly<Partial<Record<(typeof fields)[number], string>>>

/** Names the workspace of a builder, whose category is its portal's, and opens it. Spec: store onboarding, builders. */
export const SetupBuilder = ({ page, type }: SetupBuilderProps) => {
  const { t } = useTranslation(["stores", "common"])
  const textOf = useFieldText()
  const { portal } = usePortal()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const create = useCall(CreateBusinessProfile)
  const [typed, setTyped] = useState<Readonly<Record<(typeof fields)[number], string>>>(recalled)
  const [errors, setErrors] = useState<Errors>({})
  const [failure, setFailure] = useState<unknown>()
  useKeepTyping(place, typed)
  if (storeBeginning(portal)?.type !== type)
    return (
      <StorePageFrame page={page} lead={t("stores:builder.notHere", { portal: portal.title })}>
        <NavButton to="/signup">{t("stores:builder.signUp")}</NavButton>
      </StorePageFrame>
    )
  const proceed = async () => {
    setFailure(undefined)
    const [name, site] = [businessName(typed.name), website(typed.website)]
    const hasSite = typed.website.trim() !== ""
    const refused = {
      ...(Result.isFailure(name) && { name: name.failure.key }),
      ...(hasSite && Result.isFailure(site) && { website: site.failure.key }),
    }
    if (Object.keys(refused).length > 0) return setErrors(refused)
    const region = search.get("region")
    const outcome = await create({
      name: typed.name,
      ...(hasSite && { storeDomain: typed.website }),
      ...(region !== null && { region }),
    })
    if (outcome.status === "succeeded") {
      await session.renew()
      return void navigate(`/app/${outcome.output.id}/dashboard`)
    }
    if (outcome.status === "failed" && outcome.failure._tag === "InvalidFields") {
      const { name: ofName, storeDomain: ofSite } = outcome.failure.fields
      return setErrors({
        ...(ofName?.[0] !== undefined && { name: ofName[0] }),
        ...(ofSite?.[0] !== undefined && { website: ofSite[0] }),
      })
    }
    setFailure(outcome.status === "failed" ? outcome.failure : outcome.error)
  }
  return (
    <StorePageFrame page={page} onContinue={proceed} continueLabel={t("stores:builder.open")}>
      <FailureNotice failure={failure} />
      {fields.map((field) => (
        <TextField
          key={field}
          label={t(`stores:builder.${field}`)}
          hint={t(`stores:builder.${field}Hint`)}
          value={typed[field]}
          maxLength={field === "name" ? 25 : 2048}
          onChange={(value) => {
            setTyped((before) => ({ ...before, [field]: value }))
            setErrors(({ [field]: _cleared, ...others }) => others)
          }}
          isRequired={field === "name"}
          {...(field === "name"
            ? { autoComplete: "organization" }
            : { type: "url", inputDirection: "ltr", autoComplete: "url" })}
          {...(errors[field] !== undefined && { error: textOf({ key: errors[field] }) })}
        />
      ))}
    </StorePageFrame>
  )
}
