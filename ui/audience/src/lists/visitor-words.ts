import type { VisitorRule } from "@domain/audiences"
import { useFormat } from "@ui/shared/use-format"
import { useTranslation } from "react-i18next"

/** A path among words of either direction. */
const isolated = (path: string): string => `\u2066${path}\u2069`

/** Who belongs to an audience of visitors, in words. */
export const useVisitorWords = () => {
  const { t } = useTranslation(["customerLists"])
  const format = useFormat()
  return ({ pages, days, without }: VisitorRule): string =>
    [
      pages === undefined
        ? t("customerLists:visitors.page.All")
        : t(`customerLists:visitors.page.${pages.match}`, { path: isolated(pages.path) }),
      t("customerLists:visitors.stay", { count: days, amount: format.number(days) }),
      ...(without === undefined ? [] : [t(`customerLists:visitors.without.${without}`)]),
    ].join(" · ")
}
