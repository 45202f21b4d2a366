import { contrastRatio, type Mode, seededLooks, themeToCssVariables } from "@domain/portals"
import { Check, X } from "lucide-react"
import { contrastPairs } from "./contrast-pairs.ts"
import styles from "./foundations.module.css"
import { TokenTable } from "../docs/token-table.tsx"

export interface PortalInMode {
  /** Key of a seeded look. */
  readonly portal: string
  readonly mode: Mode
}

/** All colours of a portal, and each pair that components draw with its contrast. */
export const Colours = ({ portal, mode }: PortalInMode) => {
  const look = seededLooks.find(({ key }) => key === portal) ?? seededLooks[0]
  if (look === undefined) return null
  const token = themeToCssVariables(look.theme, mode)
  const names = Object.keys(token).filter((name) => name.startsWith("--color-"))
  return (
    <>
      <section className={styles["section"]}>
        <h2>Text on its ground</h2>
        <p className={styles["prose"]}>
          Text needs a ratio of 4.5, the line of a control 3 (WCAG AA). A portal gives seven colours at most; the others
          are derived so that each pair below can be read.
        </p>
        <ul className={styles["pairs"]}>
          {contrastPairs.map(({ front, ground, least, isLine }) => {
            const ratio = contrastRatio(token[front] ?? "", token[ground] ?? "")
            const isEnough = ratio >= least
            return (
              <li key={`${front} ${ground}`} className={styles["pair"]}>
                {isLine ? (
                  <span
                    aria-hidden
                    className={styles["edge"]}
                    style={{ background: token[ground], borderColor: token[front] }}
                  />
                ) : (
                  <span
                    aria-hidden
                    className={styles["letters"]}
                    style={{ background: token[ground], color: token[front] }}
                  >
                    Ag ₹1
                  </span>
                )}
                <span className={styles["names"]}>
                  <code>{front.replace("--color-", "")}</code> on <code>{ground.replace("--color-", "")}</code>
                </span>
                <span className={styles["ratio"]}>
                  {isEnough ? <Check aria-hidden size={16} /> : <X aria-hidden size={16} />}
                  {ratio.toFixed(1)}
                  {isEnough ? "" : ` of ${least}`}
                </span>
              </li>
            )
          })}
        </ul>
      </section>
      <section className={styles["section"]}>
        <h2>Every colour</h2>
        <TokenTable names={names} />
      </section>
    </>
  )
}
