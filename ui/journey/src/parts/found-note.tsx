import type { DetailSource } from "@domain/businesses"
import { Sparkles } from "lucide-react"
import type { ReactNode } from "react"
import { useTranslation } from "react-i18next"
import styles from "./found-note.module.css"

type Place = "website" | "websiteText" | "facebook" | "listing"

const places: Readonly<Record<Exclude<DetailSource, "owner" | "account">, Place>> = {
  jsonld: "website",
  microdata: "website",
  meta: "website",
  link: "website",
  title: "website",
  text: "websiteText",
  facebook: "facebook",
  listing: "listing",
}

/** Where a prefilled value was read, as words below its field; undefined for what the owner typed. */
export const useFoundNote = () => {
  const { t } = useTranslation("signup")
  return (source: DetailSource | undefined, otherwise?: ReactNode): ReactNode =>
    source === undefined || source === "owner" || source === "account" ? (
      otherwise
    ) : (
      // A sentence needs its own line; the short words stand beside the label.
      <span className={styles["note"]} data-beside-label={places[source] === "websiteText" ? undefined : ""}>
        <Sparkles aria-hidden size={14} />
        {t(`signup:found.${places[source]}`)}
      </span>
    )
}
