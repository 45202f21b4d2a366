import { useTranslation } from "react-i18next"
import { PageTitle } from "@ui/shared/frame"
import { HomeWords } from "@ui/shared/home-words"
import { PublicFrame } from "@ui/shared/public-frame"
import { HomeSlides } from "./home-slides.tsx"
import styles from "./home.module.css"

/** What the product does, before anybody signs up. Needs no data and no browser, so that it can be prerendered. */
export default function Home() {
  const { t } = useTranslation(["signup"])
  return (
    <PublicFrame>
      <PageTitle>{t("signup:home.page")}</PageTitle>
      <div className={styles["home"]}>
        <HomeWords />
        <HomeSlides />
      </div>
    </PublicFrame>
  )
}
