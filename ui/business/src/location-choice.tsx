import type { BusinessLocation } from "@domain/businesses"
import type { Region } from "@domain/kernel"
import type { FoundPlace } from "@domain/signup"
import { spokenPhone } from "@ui/shared/frame"
import { WeekLines } from "@ui/shared/hours"
import { Ltr } from "@ui/i18n"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import { FoundChoice } from "./found-choice.tsx"

export interface LocationChoiceProps {
  readonly locations: ReadonlyArray<FoundPlace>
  readonly location: BusinessLocation
  /** The reader's own country, whose numbers and times are shown as they are written there. */
  readonly region: Region
  readonly onChoose: (place: FoundPlace) => void
}

const parts = ["addressLine", "area", "city", "postalCode"] as const

const inOneLine = (location: BusinessLocation): string =>
  parts.flatMap((part) => ((location[part] ?? "") === "" ? [] : [location[part]])).join(", ")

/** The number and hours of a place; nothing where it states none. */
const ownWords = ({ phone, callHours }: FoundPlace, region: Region): ReactNode =>
  phone === undefined && callHours === undefined ? undefined : (
    <>
      {phone === undefined ? null : <Ltr>{spokenPhone(phone, region)}</Ltr>}
      {callHours === undefined ? null : <WeekLines hours={callHours} region={region} />}
    </>
  )

/** The places of the business that were read, each with its number and hours; the ads speak of one. */
export const LocationChoice = ({ locations, location, region, onChoose }: LocationChoiceProps) => {
  const { t } = useTranslation("signup")
  return (
    <FoundChoice
      label={t("signup:found.chooseLocation")}
      values={locations}
      chosen={location}
      isSame={(one, other) => inOneLine(one) === inOneLine(other)}
      titleOf={(place) => <bdi>{inOneLine(place)}</bdi>}
      descriptionOf={(place) => ownWords(place, region)}
      onChoose={onChoose}
    />
  )
}
