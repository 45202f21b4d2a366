import { Button } from "@ui/kit/button"
import { useTranslation } from "react-i18next"
import { useLocation, useNavigate, useSearchParams } from "react-router"
import { startPage } from "@domain/launch"
import { NavButton } from "@ui/shared/frame"
import { hrefOf, LaunchPageFrame, useLaunchPage } from "@ui/shared/launch"
import { pageOfAddress } from "./business/stored-journey.ts"

/** A page of the journey whose screen is to come: says what can be done instead, and leads there. */
export default function PageToCome() {
  const { t } = useTranslation(["launch"])
  const { pathname } = useLocation()
  const page = pageOfAddress(pathname)?.id ?? "confirmation"
  const { details, flow } = useLaunchPage(page)
  const navigate = useNavigate()
  const [parameters] = useSearchParams()
  const title = t("launch:toCome.title")

  if (details?.flavour === "subsequentV2")
    return (
      <LaunchPageFrame page={page} title={title} lead={t("launch:toCome.further")}>
        <NavButton to={`/app/${details.businessProfileId}/dashboard`}>{t("launch:toCome.dashboard")}</NavButton>
      </LaunchPageFrame>
    )
  const startUsual = () => {
    flow.forget()
    void navigate(hrefOf(startPage("default"), undefined, Object.fromEntries(parameters)), { replace: true })
  }
  return (
    <LaunchPageFrame page={page} title={title} lead={t("launch:toCome.closed")}>
      <Button onPress={startUsual}>{t("launch:toCome.usual")}</Button>
    </LaunchPageFrame>
  )
}
