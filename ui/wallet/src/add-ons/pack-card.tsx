import type { BusinessProfileId } from "@domain/kernel"
import { Button } from "@ui/kit/button"
import { Panel } from "@ui/kit/panel"
import { AddMoneyOffer } from "@ui/shared/payment"
import { useTierName } from "@ui/shared/use-tier-name"
import type { Format } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./add-ons.module.css"
import { type AddOnsReading, lackingFor, type OfferedPack } from "./read-add-ons.ts"
import { PackPrice } from "./pack-price.tsx"

export interface PackCardProps {
  readonly businessProfileId: BusinessProfileId
  readonly pack: OfferedPack
  readonly reading: AddOnsReading
  readonly format: Format
  readonly mayBuy: boolean
  readonly isDisabled: boolean
  readonly onBuy: () => void
}

/** A pack with its price, and the way to buy it: with the wallet's money, or by adding what it lacks first. */
export const PackCard = ({ businessProfileId, pack, reading, format, mayBuy, isDisabled, onBuy }: PackCardProps) => {
  const { t } = useTranslation(["billing"])
  const tierName = useTierName()
  const name = tierName(pack.tierName)
  const lacking = lackingFor(pack, reading)
  const isOn = reading.runsUntil !== undefined
  return (
    <Panel
      title={name}
      description={t(isOn ? "billing:addOns.untilLonger" : "billing:addOns.until", {
        day: format.dayOf(pack.endsAt - 1),
      })}
      level={3}
    >
      <div className={styles["pack"]}>
        <PackPrice pack={pack} format={format} />
        {lacking === 0 || !mayBuy ? (
          <Button
            onPress={onBuy}
            isDisabled={!mayBuy || isDisabled}
            aria-label={t(isOn ? "billing:addOns.extendNamed" : "billing:addOns.buyNamed", { name })}
          >
            {t(isOn ? "billing:addOns.extend" : "billing:addOns.buy")}
          </Button>
        ) : (
          <>
            <p className={styles["soft"]}>
              {t("billing:addOns.lacking", { missing: format.money(lacking, reading.currency, "always") })}
            </p>
            <AddMoneyOffer
              businessProfileId={businessProfileId}
              missing={lacking}
              amount={format.money(lacking, reading.currency, "always")}
              back={`/app/${businessProfileId}/addOns`}
            />
          </>
        )}
      </div>
    </Panel>
  )
}
