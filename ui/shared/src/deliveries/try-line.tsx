import type { DeliveryTry, DestinationKind } from "@domain/integrations"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import { adviceOn } from "./advice-on.ts"
import styles from "./deliveries.module.css"

export interface TryLineProps {
  /** What was tried, whose errors have their own advice. */
  readonly kind: DestinationKind
  readonly tried: DeliveryTry
  /** Whether the line says what can be done about it. */
  readonly isAdvised?: boolean
}

/** One try: when, what came back and how long it took, with the first letters of the answer and what to do. */
export const TryLine = ({ kind, tried, isAdvised = false }: TryLineProps) => {
  const { t } = useTranslation(["leadDelivery"])
  const format = useFormat()
  const { at, status, noAnswer, durationMillis, answer, about } = tried
  const advice = isAdvised ? adviceOn(kind, tried) : undefined
  return (
    <div className={styles["try"]}>
      <p className={styles["line"]}>
        <span>
          {status === undefined
            ? t(`leadDelivery:noAnswer.${noAnswer ?? "Unreachable"}`)
            : t("leadDelivery:try.status", { status })}
        </span>
        <span className={styles["quiet"]}>
          <bdi>{format.moment(at)}</bdi>
          {" · "}
          <bdi>
            {t("leadDelivery:try.took", {
              seconds: format.number(durationMillis / 1000, { maximumFractionDigits: 2 }),
            })}
          </bdi>
        </span>
      </p>
      {answer === undefined ? null : (
        <pre className={styles["answer"]} dir="ltr">
          {answer}
        </pre>
      )}
      {advice === undefined ? null : (
        <p>
          {t(`leadDelivery:advice.${advice}`, {
            system: t(`leadDelivery:kind.${kind}`),
            about: about ?? t("leadDelivery:advice.something"),
          })}
        </p>
      )}
    </div>
  )
}
