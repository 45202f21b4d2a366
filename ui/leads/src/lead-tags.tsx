import { Badge } from "@ui/kit/badge"
import { useTranslation } from "react-i18next"
import styles from "./work.module.css"

/** The tags of a lead in a line of the list. */
export const LeadTags = ({ tags }: { readonly tags: ReadonlyArray<string> }) => {
  const { t } = useTranslation(["leads"])
  if (tags.length === 0) return null
  return (
    <ul className={styles["tags"]} aria-label={t("leads:tags.title")}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>
            <bdi>{tag}</bdi>
          </Badge>
        </li>
      ))}
    </ul>
  )
}
