import type { FieldsHandover } from "@application/wallet/flows"
import { Checkbox } from "@ui/kit/checkbox"
import { Skeleton } from "@ui/kit/skeleton"
import { Lock } from "lucide-react"
import { useEffect, useId, useRef } from "react"
import { useTranslation } from "react-i18next"
import { usePortal } from "../frame/index.ts"
import styles from "./card-fields.module.css"
import type { PaymentInPage } from "./use-payment-flow.ts"

export interface CardFieldsProps {
  readonly handover: FieldsHandover
  readonly mount: PaymentInPage<never>["mountCard"]
  readonly isReady: boolean
  readonly onReady: (isReady: boolean) => void
  /** Whether the typed card is to be kept, where that may be asked. */
  readonly keeping?: { readonly isKept: boolean; readonly onChange: (isKept: boolean) => void } | undefined
}

/** The place of the gateway's own card fields; nothing typed there reaches us. */
export const CardFields = ({ handover, mount, isReady, onReady, keeping }: CardFieldsProps) => {
  const { t } = useTranslation("launch")
  const { language } = usePortal()
  const heading = useId()
  const place = useRef<HTMLDivElement>(null)
  const latestOnReady = useRef(onReady)
  useEffect(() => {
    latestOnReady.current = onReady
  })

  useEffect(() => {
    let isGone = false
    let takeAway: (() => void) | undefined
    latestOnReady.current(false)
    const options = { language, onReady: () => latestOnReady.current(!isGone) }
    void mount(handover, place.current, options).then((unmount) => {
      if (isGone) unmount()
      else takeAway = unmount
    })
    return () => {
      isGone = true
      takeAway?.()
    }
  }, [handover, language, mount])

  return (
    <section className={styles["card"]} aria-labelledby={heading} aria-busy={!isReady}>
      <h2 id={heading} className={styles["heading"]}>
        {t("launch:payment.card")}
      </h2>
      {isReady ? null : <Skeleton shape="box" height="3rem" />}
      <div ref={place} className={styles["mount"]} dir="ltr" />
      {keeping === undefined ? null : (
        <Checkbox isSelected={keeping.isKept} onChange={keeping.onChange} hint={t("launch:payment.keepCardHint")}>
          {t("launch:payment.keepCard")}
        </Checkbox>
      )}
      <p className={styles["safe"]}>
        <Lock aria-hidden size={15} />
        <span>{t("launch:payment.safe")}</span>
      </p>
    </section>
  )
}
