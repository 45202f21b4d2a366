import type { BusinessLocation } from "@domain/businesses"
import { useTranslation } from "react-i18next"
import { FoundChoice } from "./found-choice.tsx"

export interface LocationChoiceProps {
  readonly locations: ReadonlyArray<BusinessLocation>
  readonly location: BusinessLocation
  readonly onChoose: (location: BusinessLocation) => void
}

const parts = ["addressLine", "area", "city", "postalCode"] as const

const inOneLine = (location: BusinessLocation): string =>
  parts.flatMap((part) => ((location[part] ?? "") === "" ? [] : [location[part]])).join(", ")

/** The places of the business that were read, one of which the ads speak of. */
export const LocationChoice = ({ locations, location, onChoose }: LocationChoiceProps) => {
  const { t } = useTranslation("signup")
  return (
    <FoundChoice
      label={t("signup:found.chooseLocation")}
      values={locations}
      chosen={location}
      isSame={(one, other) => inOneLine(one) === inOneLine(other)}
      titleOf={inOneLine}
      onChoose={onChoose}
    />
  )
}
