import type { DeliveryTry } from "@domain/integrations"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"
import styles from "./delivery.module.css"

/** One try: when, what came back and how long it took, with the first letters of the answer. */
export const TryLine = ({ tried }: { readonly tried: DeliveryTry }) => {
  const { t } = useTranslation(["leadDelivery"])
  const format = useFormat()
  const { at, status, noAnswer, durationMillis, answer } = tried
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
    </div>
  )
}
