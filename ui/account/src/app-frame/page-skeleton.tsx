import type { MenuPage } from "@domain/pages"
import { Card } from "@ui/kit/card"
import { LoadingRegion, Skeleton } from "@ui/kit/skeleton"
import { useTranslation } from "react-i18next"
import page from "@ui/shared/page.module.css"
import styles from "./page-skeleton.module.css"

const Rows = ({ count, height }: { readonly count: number; readonly height: string }) => (
  <Card>
    <div className={styles["rows"]}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="box" height={height} />
      ))}
    </div>
  </Card>
)

const Tiles = ({ count }: { readonly count: number }) => (
  <div className={styles["tiles"]}>
    {Array.from({ length: count }, (_, index) => (
      <Card key={index} padding="small">
        <div className={styles["lines"]}>
          <Skeleton />
          <Skeleton shape="heading" />
          <Skeleton />
        </div>
      </Card>
    ))}
  </div>
)

/** The placeholder of the page that is loading. */
export const PageSkeleton = ({ place }: { readonly place: MenuPage | undefined }) => {
  const { t } = useTranslation(["app", "common"])
  return (
    <LoadingRegion label={t("common:state.loading")}>
      <div className={page["page"]}>
        <div className={styles["title"]}>
          <Skeleton shape="heading" />
        </div>
        {place === "dashboard" ? <Tiles count={4} /> : null}
        {place === "wallet" ? <Tiles count={2} /> : null}
        {place === "dashboard" ? (
          <Card>
            <Skeleton shape="box" height="15rem" />
          </Card>
        ) : (
          <Rows count={5} height={place === "campaigns" ? "5.5rem" : "3rem"} />
        )}
      </div>
    </LoadingRegion>
  )
}
