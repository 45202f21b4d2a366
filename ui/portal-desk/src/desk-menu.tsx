import type { ActionOf } from "@domain/identity"
import { deskMenu, type DeskPage, pageRow } from "@domain/pages"
import {
  ChevronDown,
  CodeXml,
  Coins,
  Gauge,
  Globe,
  HandCoins,
  Landmark,
  LayoutGrid,
  ListChecks,
  type LucideIcon,
  Gavel,
  Megaphone,
  Network,
  Palette,
  Percent,
  PhoneIncoming,
  Receipt,
  ScrollText,
  ShieldCheck,
  SlidersHorizontal,
  Store,
  TicketPercent,
  UserCog,
  Webhook,
} from "lucide-react"
import { useId, useState } from "react"
import { useTranslation } from "react-i18next"
import { Link } from "react-router"
import styles from "./desk.module.css"

const icons: Readonly<Record<DeskPage, LucideIcon>> = {
  portalOverview: Gauge,
  portal: ListChecks,
  portalReviews: Gavel,
  portalReview: Gavel,
  portalBusinesses: Store,
  portalBusiness: Store,
  portalCalls: PhoneIncoming,
  portalCodes: TicketPercent,
  portalReferrals: Megaphone,
  portalPrices: Coins,
  portalCommissions: Percent,
  portalDomains: Globe,
  portalLook: Palette,
  portalFeatures: SlidersHorizontal,
  portalList: LayoutGrid,
  portalDevelopers: CodeXml,
  portalWebhooks: Webhook,
  portalMoney: Landmark,
  portalPayouts: HandCoins,
  portalInvoices: Receipt,
  portalDivisions: Network,
  portalPeople: UserCog,
  portalLog: ScrollText,
  portalSecurity: ShieldCheck,
}

export interface DeskMenuProps {
  readonly page: DeskPage
  readonly may: (action: ActionOf<"portal">) => boolean
  /** The portal's title. */
  readonly portal: string
}

/** The pages of the desk by group, the open one marked; on a phone they open below the name of the open page. */
export const DeskMenu = ({ page, may, portal }: DeskMenuProps) => {
  const { t } = useTranslation("account")
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const groups = deskMenu(may)
  if (groups.length === 0) return null
  return (
    <nav className={styles["menu"]} aria-label={t("account:portal.title", { portal })}>
      <button
        type="button"
        className={styles["opener"]}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        <span>{t(`account:desk.page.${page}`)}</span>
        <ChevronDown aria-hidden size={20} />
      </button>
      <div id={id} className={styles["groups"]} data-open={isOpen}>
        {groups.map(({ group, pages }) => (
          <div key={group} className={styles["group"]}>
            <h2 className={styles["groupName"]} id={`${id}-${group}`}>
              {t(`account:desk.group.${group}`)}
            </h2>
            <ul className={styles["entries"]} aria-labelledby={`${id}-${group}`}>
              {pages.map((name) => {
                const Icon = icons[name]
                return (
                  <li key={name}>
                    <Link
                      to={pageRow(name).path}
                      className={styles["entry"]}
                      {...((name === page || name === pageRow(page).under) && { "aria-current": "page" as const })}
                    >
                      <Icon aria-hidden size={20} />
                      <span>{t(`account:desk.page.${name}`)}</span>
                    </Link>
                  </li>
                )
              })}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  )
}
