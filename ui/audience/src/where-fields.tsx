import { distanceUnitOf, LocationMode, withoutExclusions } from "@domain/campaigns"
import { Banner } from "@ui/kit/banner"
import { RadioCards } from "@ui/kit/radio-cards"
import { AudienceMap, useLocationWords, useTowns } from "@ui/shared/audience"
import { Schema } from "effect"
import { CircleDot, MapPinned } from "lucide-react"
import { useTranslation } from "react-i18next"
import styles from "@ui/journey/layout.module.css"
import { ExcludedPlaces } from "./excluded-places.tsx"
import { NearBusiness } from "./near-business.tsx"
import { SpecificAreas } from "./specific-areas.tsx"
import type { Where } from "./use-where.ts"

const isMode = Schema.is(Schema.toType(LocationMode))

/** A circle around the business or chosen places, on the map and in words. */
export const WhereFields = ({
  where,
}: {
  readonly where: Pick<
    Where,
    "area" | "region" | "isSpecial" | "location" | "lack" | "fault" | "keepsCircle" | "isAsked" | "choose"
  >
}) => {
  const { t } = useTranslation(["launch", "audiences"])
  const words = useLocationWords()
  const { area, region, isSpecial, location: chosen, lack, fault, keepsCircle, isAsked, choose } = where
  const location = isSpecial ? withoutExclusions(chosen) : chosen
  const isKept = isSpecial && (chosen.excludedAreas ?? []).length + (chosen.excludedCircles ?? []).length > 0
  const towns = useTowns(location)
  const error = isAsked && lack !== undefined ? t(`launch:location.missing.${lack}`) : undefined
  const fields = { location: chosen, region, error, onChange: choose }
  return (
    <div className={styles["stack"]} ref={area}>
      <RadioCards
        label={t("launch:location.mode")}
        columns={2}
        value={location.mode}
        onChange={(mode) => {
          if (isMode(mode)) choose({ ...chosen, mode })
        }}
        options={[
          {
            id: "NearBusiness",
            title: t("launch:location.near"),
            description: t(`launch:location.nearHelp.${distanceUnitOf(region)}`),
            icon: <CircleDot size={20} />,
          },
          {
            id: "SpecificArea",
            title: t("launch:location.specific"),
            description: t("launch:location.specificHelp"),
            icon: <MapPinned size={20} />,
          },
        ]}
      />
      {isSpecial ? (
        <Banner tone="info" title={t("launch:special.wide.title")}>
          {t("launch:special.wide.text")}
          {isKept ? ` ${t("audiences:exclusions.special")}` : ""}
        </Banner>
      ) : null}
      {location.mode === "NearBusiness" ? <NearBusiness {...fields} /> : <SpecificAreas {...fields} />}
      {isSpecial || lack !== undefined ? null : (
        <ExcludedPlaces location={chosen} region={region} fault={fault} keepsCircle={keepsCircle} onChange={choose} />
      )}
      <AudienceMap location={location} region={region} towns={towns} />
      {lack === undefined ? (
        <p className={styles["sentence"]} role="status">
          {t("launch:location.sentence", { places: words(location, region) })}
        </p>
      ) : null}
    </div>
  )
}
