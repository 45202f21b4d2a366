import { adLanguageOf } from "@domain/campaigns"
import { failureOf, requiredText, someService } from "@domain/validation"
import { useTranslation } from "react-i18next"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { CategoryField } from "@ui/shared/category-field"
import { useFoundNote } from "@ui/journey/found-note"
import { ServicesField } from "./services-field.tsx"
import { useFieldErrors } from "@ui/journey/use-field-errors"

const page = "businessTypeServices"

/** What kind of business it is, and what it offers, where neither is known. Spec: businessTypeServices. */
export default function BusinessTypeServices() {
  const { t } = useTranslation(["signup", "launch"])
  const { details, change, next, flow } = useLaunchPage(page)
  const errors = useFieldErrors<"category" | "services">()
  const foundNote = useFoundNote()
  const {
    business: { category, services = [] } = {},
    sources = {},
    suggestedCategories = [],
    suggestedServices = [],
  } = details ?? {}

  const proceed = () => {
    const typed = flow.state().details?.business
    const problems = {
      category: failureOf(requiredText(typed?.category?.name ?? "")),
      services: failureOf(someService(typed?.services ?? [])),
    }
    return problems.category === undefined && problems.services === undefined ? next() : errors.show(problems)
  }
  return (
    <LaunchPageFrame page={page} onContinue={proceed}>
      <CategoryField
        value={category}
        suggested={suggestedCategories}
        onChange={(chosen) => {
          errors.clear("category")
          change({ business: { category: chosen ?? null } })
        }}
        hint={foundNote(sources["category"], t("signup:field.categoryHint"))}
        error={errors.textOf("category")}
      />
      <ServicesField
        value={services}
        onChange={(changed) => {
          errors.clear("services")
          change({ business: { services: [...changed] } })
        }}
        category={category?.slug}
        language={details && adLanguageOf(details)}
        suggested={suggestedServices}
        hint={foundNote(sources["services"], t("signup:field.servicesHint"))}
        error={errors.textOf("services")}
      />
    </LaunchPageFrame>
  )
}
