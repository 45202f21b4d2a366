import { PhoneField } from "@ui/kit/phone-field"
import { PriceBreakdownTable } from "@ui/kit/price-breakdown-table"
import { IconButton } from "@ui/kit/icon-button"
import * as lucide from "lucide-react"
import styles from "./foundations.module.css"
import { iconMeanings } from "./icon-meanings.ts"

/** Every icon with its meaning. */
export const Icons = () => (
  <>
    <p className={styles["prose"]}>
      Icons are Lucide's, drawn in the colour of their text. One icon has one meaning. An icon alone needs a label;
      beside words it is hidden from screen readers.
    </p>
    {iconMeanings.map(({ group, icons: rows }) => (
      <section key={group} className={styles["section"]}>
        <h2>{group}</h2>
        <ul className={styles["icons"]}>
          {rows.map(([name, meaning]) => {
            const Icon = lucide[name]
            return (
              <li key={name} className={styles["icon"]}>
                <Icon aria-hidden size={24} />
                <span className={styles["names"]}>
                  <code>{name}</code>
                  <span>{meaning}</span>
                </span>
              </li>
            )
          })}
        </ul>
      </section>
    ))}
  </>
)

const rules = [
  "Write logical properties: inline-start, never left.",
  "Turn arrows that mean back or onward with data-flip. A clock, a check and a play sign do not turn.",
  "Isolate what has a direction of its own in bdi: amounts, telephone numbers, dates, names of others.",
  "Keep addresses, e-mails, codes and telephone numbers left to right, in fields too (inputDirection).",
  "Let what people type choose its own direction (auto): a Hebrew shop has English customers.",
  "Run time from right to left in charts, but leave maps as they are: east stays on the right.",
]

export interface DirectionProps {
  readonly isHebrew: boolean
}

/** What turns with the language's direction and what never does. */
export const Direction = ({ isHebrew }: DirectionProps) => {
  const t = (english: string, hebrew: string) => (isHebrew ? hebrew : english)
  return (
    <>
      <section className={styles["section"]}>
        <p className={styles["prose"]}>Change the language in the toolbar, and watch what turns.</p>
        <div className={styles["turning"]} dir={isHebrew ? "rtl" : "ltr"} lang={isHebrew ? "he" : "en"}>
          <div>
            <IconButton label={t("Back", "חזרה")} isFramed>
              <lucide.ArrowLeft aria-hidden data-flip />
            </IconButton>
          </div>
          <p>
            {t("Call ", "התקשרו אל ")}
            <bdi>{t("מאפיית הזריחה", "Sunrise Bakery")}</bdi>
            {t(" on ", " בטלפון ")}
            <bdi dir="ltr">+91 98200 12345</bdi>.
          </p>
          <PhoneField
            label={t("Mobile number", "מספר נייד")}
            countryLabel={t("Country code", "קידומת מדינה")}
            countries={[{ code: "IN", name: t("India", "הודו"), dialCode: "91" }]}
            value={{ country: "IN", number: "98200 12345" }}
            onChange={() => undefined}
          />
          <PriceBreakdownTable
            caption={t("What you pay", "מה משלמים")}
            wasLabel={t("Before", "לפני כן")}
            rows={[{ label: t("Advertising", "פרסום"), amount: "₹12,500.00" }]}
            totalLabel={t("Total", "סך הכול")}
            total="₹12,500.00"
          />
        </div>
      </section>
      <section className={styles["section"]}>
        <h2>Rules</h2>
        <ul className={styles["rules"]}>
          {rules.map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </section>
    </>
  )
}
