import { type FranchiseStore, textsOf } from "@domain/franchise"
import { languages } from "@ui/i18n"
import { Dialog } from "@ui/kit/dialog"
import { KeyValueList } from "@ui/kit/key-value-list"
import { useFormat } from "@ui/shared/use-format"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"

export interface StoreFactsProps {
  readonly store: FranchiseStore
  readonly onClose: () => void
}

/** One store to read, for whoever may not change it. */
export const StoreFacts = ({ store, onClose }: StoreFactsProps) => {
  const { t } = useTranslation(["franchise", "common"])
  const format = useFormat()
  const {
    code,
    address,
    town,
    price,
    offer,
    website,
    phone,
    language,
    region,
    ownerEmail,
    population,
    sales,
    isOpen,
    latitude,
    longitude,
  } = store
  const facts: ReadonlyArray<readonly [keyof FranchiseStore, ReactNode]> = [
    ["code", <bdi key="code">{code}</bdi>],
    ["address", address],
    ["town", town],
    ["latitude", latitude],
    ["longitude", longitude],
    ["radius", t(`franchise:distance.${store.unit}`, { distance: format.number(store.radius) })],
    [
      "phone",
      phone === undefined ? undefined : (
        <a key="phone" href={`tel:${phone}`} dir="ltr">
          {phone}
        </a>
      ),
    ],
    ["facebookPageId", store.facebookPageId],
    [
      "hours",
      store.hours === undefined ? undefined : (
        <bdi key="hours" dir="ltr">
          {textsOf(store).hours}
        </bdi>
      ),
    ],
    ["language", language === undefined ? undefined : languages[language].ownName],
    ["region", region],
    [
      "ownerEmail",
      ownerEmail === undefined ? undefined : (
        <a key="ownerEmail" href={`mailto:${ownerEmail}`} dir="ltr">
          {ownerEmail}
        </a>
      ),
    ],
    ["price", price],
    ["offer", offer],
    [
      "website",
      website === undefined ? undefined : (
        <bdi key="website" dir="ltr">
          {website}
        </bdi>
      ),
    ],
    ["population", population === undefined ? undefined : format.number(population)],
    ["sales", sales === undefined ? undefined : format.number(sales)],
    ["isOpen", t(`franchise:state.${isOpen ? "open" : "closed"}`)],
  ]
  const items = facts.flatMap(([name, value]) =>
    value === undefined ? [] : [{ label: t(`franchise:field.${name}`), value }],
  )
  return (
    <Dialog isOpen onClose={onClose} title={store.name} closeLabel={t("common:action.close")}>
      <KeyValueList items={items} />
    </Dialog>
  )
}
