import { adLanguageOf, servicesToPromote } from "@domain/campaigns"
import { SuggestServices } from "@application/businesses/contract"
import { failureOf, someService } from "@domain/validation"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import { ServiceChoice } from "./service-choice.tsx"
import { useFieldErrors } from "@ui/journey/use-field-errors"
import { usePortal } from "@ui/shared/frame"
import { LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { useRead } from "@ui/container"

const mostOfBusiness = 40
const mostPromoted = 20

/** What the campaign promotes; at least one service. Spec: promoteServices; validation, "at least one product/service". */
export default function PromoteServices() {
  const { t } = useTranslation(["signup", "launch", "common"])
  const portal = usePortal()
  const { details, change, next } = useLaunchPage("promoteServices")
  const errors = useFieldErrors<"services">()
  const {
    business: { services = [], category } = {},
    creative: { promoteServices: saved } = {},
    suggestedServices = [],
  } = details ?? {}
  // What the business offers stands chosen until somebody chooses otherwise.
  const promoteServices = saved ?? (details === undefined ? [] : servicesToPromote(details).slice(0, mostPromoted))
  const language = details === undefined ? portal.language : adLanguageOf(details)
  const asks = category !== undefined && category.slug !== "other"
  const usual = useRead(SuggestServices, asks ? { category: category.slug, language } : undefined)
  const offered = [...services, ...suggestedServices, ...(usual.output ?? [])]

  const choose = (chosen: ReadonlyArray<string>) => {
    errors.clear("services")
    change({ creative: { promoteServices: [...chosen] } })
  }
  const add = (service: string) => {
    errors.clear("services")
    change({
      creative: { promoteServices: [...promoteServices.filter((each) => each !== service), service] },
      ...(!services.includes(service) && { business: { services: [...services, service].slice(0, mostOfBusiness) } }),
    })
  }
  const proceed = () => {
    const problem = failureOf(someService(promoteServices))
    if (problem === undefined && saved === undefined) change({ creative: { promoteServices: [...promoteServices] } })
    return problem === undefined ? next() : errors.show({ services: problem })
  }
  return (
    <LaunchPageFrame page="promoteServices" onContinue={proceed}>
      {usual.isLoading && offered.length === 0 ? (
        <LoadingRegion label={t("common:state.loading")}>
          <Skeleton shape="box" height="4.5rem" lines={4} />
        </LoadingRegion>
      ) : (
        <ServiceChoice
          offered={offered}
          value={promoteServices}
          onChange={choose}
          onAdd={add}
          error={errors.textOf("services")}
        />
      )}
    </LaunchPageFrame>
  )
}
