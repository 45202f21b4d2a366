import type { ProfileMembership } from "@domain/identity"
import type { BusinessProfileId } from "@domain/kernel"
import { ComboBox } from "@ui/kit/combo-box"
import { Select } from "@ui/kit/select"
import { useState } from "react"
import { useTranslation } from "react-i18next"

const fewestForSearch = 9

export interface BusinessChoiceProps {
  readonly businesses: ReadonlyArray<ProfileMembership>
  readonly chosen: ProfileMembership
  readonly onChoose: (id: BusinessProfileId) => void
}

/** One business of the user: from a list, or by its name where they have many. */
export const BusinessChoice = ({ businesses, chosen, onChoose }: BusinessChoiceProps) => {
  const { t } = useTranslation(["common", "campaigns"])
  const [typed, setTyped] = useState(chosen.name)
  const isSearched = businesses.length >= fewestForSearch
  const wanted = typed === chosen.name ? "" : typed.trim().toLocaleLowerCase()
  const options = businesses
    .filter(({ name }) => !isSearched || name.toLocaleLowerCase().includes(wanted))
    .map(({ id, name, region }) => ({ id: String(id), label: name, detail: t(`common:region.${region}`) }))
  const choose = (chosenId: string | null) => {
    const business = businesses.find(({ id }) => String(id) === chosenId)
    if (business === undefined) return
    setTyped(business.name)
    onChoose(business.id)
  }
  const label = t("campaigns:copyTo.business")
  if (!isSearched)
    return (
      <Select label={label} options={options} value={String(chosen.id)} onChange={choose} placeholder={chosen.name} />
    )
  return (
    <ComboBox
      label={label}
      options={options}
      inputValue={typed}
      onInputChange={setTyped}
      onSelect={choose}
      selectedId={String(chosen.id)}
      loadingLabel={t("common:state.loading")}
      emptyLabel={t("campaigns:copyTo.noneFound")}
    />
  )
}
