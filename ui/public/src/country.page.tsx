import { keepQuery } from "@domain/launch"
import type { Region } from "@domain/kernel"
import { maySignUp } from "@domain/portals"
import { Button } from "@ui/kit/button"
import { WizardLayout } from "@ui/kit/wizard-layout"
import { useState } from "react"
import { useTranslation } from "react-i18next"
import { Navigate, useNavigate, useSearchParams } from "react-router"
import { part, useRead } from "@ui/container"
import { HomeLink, LegalLinks, PageTitle, useLikelyRegion, usePortal } from "@ui/shared/frame"
import { LanguageSelect } from "@ui/shared/launch"
import { RegionChoice } from "./region-choice.tsx"

const listRegionPrices = part(async () => (await import("./region-prices.ts")).listRegionPrices)

/** Asks for the country, which then stays in the address as `region`. Spec: public routes, country selector. */
export default function Country() {
  const { t } = useTranslation(["signup", "common"])
  const { portal, language } = usePortal()
  const [parameters, setParameters] = useSearchParams()
  const navigate = useNavigate()
  const [error, setError] = useState<string>()
  const regions = portal.regions.map(({ region }) => region)
  const requested = parameters.get("region")?.toUpperCase()
  const suggested = useLikelyRegion()
  const { output: prices } = useRead(listRegionPrices, {})
  const chosen = regions.find((region) => region === requested) ?? (regions.length === 1 ? regions[0] : undefined)

  if (!maySignUp(portal.flags)) return <Navigate to="/login" replace />

  const choose = (region: Region) => {
    setError(undefined)
    setParameters({ ...Object.fromEntries(parameters), region }, { replace: true, preventScrollReset: true })
  }
  const proceed = () => {
    if (chosen === undefined) return setError(t("signup:country.required"))
    const query = { ...keepQuery(Object.fromEntries(parameters)), region: chosen }
    return void navigate(`/signup?${new URLSearchParams(query).toString()}`)
  }
  return (
    <WizardLayout
      logo={<HomeLink />}
      footer={<LegalLinks />}
      skipLabel={t("common:skipToContent")}
      tools={<LanguageSelect />}
      back={{ label: t("common:action.back"), onBack: () => void navigate("/home") }}
      title={t("signup:country.title")}
      lead={t("signup:country.help")}
      actions={
        <Button type="submit" form="country">
          {t("common:action.continue")}
        </Button>
      }
    >
      <PageTitle>{t("signup:country.title")}</PageTitle>
      <form
        id="country"
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          proceed()
        }}
      >
        <RegionChoice
          regions={regions}
          value={chosen ?? null}
          onChange={choose}
          language={language}
          suggested={regions.length > 1 ? suggested : undefined}
          prices={prices}
          error={error}
        />
      </form>
    </WizardLayout>
  )
}
