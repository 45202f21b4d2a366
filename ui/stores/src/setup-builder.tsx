import { CreateBusinessProfile } from "@application/businesses/contract"
import { storeBeginning, type StorePage } from "@domain/launch"
import type { OnboardingStoreType } from "@domain/portals"
import { businessName, collectFailures, website } from "@domain/validation"
import { TextField } from "@ui/kit/text-field"
import { useForm } from "@ui/shared/form"
import { FailureNotice, NavButton, usePortal, useSession } from "@ui/shared/frame"
import { Result } from "effect"
import { useTranslation } from "react-i18next"
import { useNavigate, useSearchParams } from "react-router"
import { StorePageFrame } from "./store-page-frame.tsx"

export interface SetupBuilderProps {
  readonly page: Extract<StorePage, "creativeBuilder" | "richMediaAdBuilder">
  readonly type: Extract<OnboardingStoreType, "CreativeBuilder" | "RichMediaAdBuilder">
}

/** Names the workspace of a builder, whose category is its portal's, and opens it. Spec: store onboarding, builders. */
export const SetupBuilder = ({ page, type }: SetupBuilderProps) => {
  const { t } = useTranslation(["stores", "common"])
  const { portal } = usePortal()
  const session = useSession()
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const region = search.get("region")
  const form = useForm(CreateBusinessProfile, {
    values: { name: "", storeDomain: "" },
    input: (typed) => {
      const { name, storeDomain } = typed
      const hasSite = storeDomain.trim() !== ""
      const rules = { name: businessName(name), ...(hasSite && { storeDomain: website(storeDomain) }) }
      return Result.map(collectFailures(rules), () => ({
        name,
        ...(hasSite && { storeDomain }),
        ...(region !== null && { region }),
      }))
    },
    keepAs: "setupBuilder",
    revalidate: false,
    onSaved: async ({ id }) => {
      await session.renew()
      await navigate(`/app/${id}/dashboard`)
    },
  })
  if (storeBeginning(portal)?.type !== type)
    return (
      <StorePageFrame page={page} lead={t("stores:builder.notHere", { portal: portal.title })}>
        <NavButton to="/signup">{t("stores:builder.signUp")}</NavButton>
      </StorePageFrame>
    )
  return (
    <StorePageFrame page={page} onContinue={form.submit} continueLabel={t("stores:builder.open")}>
      <FailureNotice failure={form.failure} />
      <TextField
        label={t("stores:builder.name")}
        hint={t("stores:builder.nameHint")}
        {...form.field("name")}
        maxLength={25}
        autoComplete="organization"
        isRequired
      />
      <TextField
        label={t("stores:builder.website")}
        hint={t("stores:builder.websiteHint")}
        {...form.field("storeDomain")}
        maxLength={2048}
        type="url"
        inputDirection="ltr"
        autoComplete="url"
      />
    </StorePageFrame>
  )
}
