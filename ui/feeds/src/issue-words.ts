import type { FeedIssue } from "@domain/businesses"
import { useTranslation } from "react-i18next"

const shaped = [
  "price",
  "sale_price",
  "sale_price_effective_date",
  "link",
  "image_link",
  "gtin",
  "availability",
  "condition",
]

/** The name of an issue and how to mend it, in words. */
export const useIssueWords = () => {
  const { t } = useTranslation("feeds")
  return {
    name: ({ field, fix }: Pick<FeedIssue, "field" | "fix">) =>
      t(`feeds:issue.${fix}`, { field: t(`feeds:field.${field}`) }),
    mend: ({ field, fix }: Pick<FeedIssue, "field" | "fix">) => {
      const form = t(`feeds:shape.${shaped.find((one) => one === field) ?? "other"}` as "feeds:shape.other")
      return t(`feeds:mend.${fix}`, { column: field, form })
    },
  }
}
