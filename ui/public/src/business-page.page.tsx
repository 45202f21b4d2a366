import { shownPicture } from "@domain/creatives"
import { GetBusinessPage } from "@application/signup/contract"
import { readerOf } from "@ui/container"
import { Ltr } from "@ui/i18n"
import { LinkButton } from "@ui/kit/link-button"
import { useTranslation } from "react-i18next"
import { type LoaderFunctionArgs, useLoaderData } from "react-router"
import styles from "./business-page.module.css"
import { PageTitle, spokenPhone } from "@ui/shared/frame"
import { PublicFrame } from "@ui/shared/public-frame"

export const loader = (args: LoaderFunctionArgs) =>
  readerOf(args)(GetBusinessPage, { pageKey: args.params["pageKey"] ?? "" })

/** The public page of a business without a website, and the privacy words of its lead form. */
const BusinessPage = () => {
  const { t } = useTranslation(["launch", "common"])
  const page = useLoaderData<typeof loader>()
  const { addressLine, area, city, postalCode } = page.location ?? {}
  const address = [addressLine, area, city, postalCode].filter((part) => part !== undefined && part !== "").join(", ")
  return (
    <PublicFrame isForCustomers>
      <PageTitle>{page.name}</PageTitle>
      <article className={styles["page"]}>
        <header className={styles["head"]}>
          {page.logoUrl === undefined ? null : (
            <img className={styles["logo"]} src={shownPicture(page.logoUrl)} alt="" />
          )}
          <div className={styles["names"]}>
            <h1 className={styles["name"]}>
              <bdi>{page.name}</bdi>
            </h1>
            {page.category === undefined ? null : <p className={styles["category"]}>{page.category}</p>}
          </div>
        </header>
        {page.pictureUrl === undefined ? null : (
          <img className={styles["picture"]} src={shownPicture(page.pictureUrl)} alt="" />
        )}
        {page.tagline === undefined ? null : (
          <p className={styles["tagline"]}>
            <bdi>{page.tagline}</bdi>
          </p>
        )}
        <div className={styles["columns"]}>
          {page.services.length === 0 ? null : (
            <section className={styles["section"]}>
              <h2 className={styles["heading"]}>{t("launch:businessPage.services")}</h2>
              <ul className={styles["services"]}>
                {page.services.map((service) => (
                  <li key={service}>
                    <bdi>{service}</bdi>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <section className={styles["contact"]}>
            <h2 className={styles["heading"]}>{t("launch:businessPage.contact")}</h2>
            {address === "" ? null : (
              <p>
                <bdi>{address}</bdi>
              </p>
            )}
            {page.phone === undefined ? null : (
              <LinkButton href={`tel:${page.phone}`} isWide>
                {t("launch:businessPage.call")} <Ltr>{spokenPhone(page.phone, page.region)}</Ltr>
              </LinkButton>
            )}
            {page.emailAddress === undefined ? null : (
              <LinkButton kind="secondary" href={`mailto:${page.emailAddress}`} isWide>
                <span className={styles["address"]}>
                  <Ltr>{page.emailAddress}</Ltr>
                </span>
              </LinkButton>
            )}
          </section>
        </div>
        <section id="privacy" className={styles["privacy"]}>
          <h2 className={styles["small"]}>{t("launch:businessPage.privacy")}</h2>
          <p>{t("launch:businessPage.privacyText", { name: page.name })}</p>
        </section>
      </article>
    </PublicFrame>
  )
}

export default BusinessPage
